// As whom this browser is called: nobody else who comes in here is, without being asked.
import { memory } from "@/platform/settings";

const WHO = "mokum.called";

export const calledHere = (): string | null => memory.read(WHO);
export const callHereAs = (who: string | null): void => memory.write(WHO, who);
