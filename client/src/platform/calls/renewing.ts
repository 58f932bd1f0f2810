// Once after somebody came in who is called in this browser: whether the server still knows how to.
import { askSettings } from "./asking";
import { renewHere } from "./browser";

export const renewFor = async (who: string): Promise<void> => renewHere((await askSettings()).ways, who);
