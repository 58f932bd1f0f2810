// A symbol of this game or of the kit, in the colour of the text around it.
import { Drawing, type IconProps } from "@/kit/Icon";
import type { SymbolName } from "@/kit/symbols";
import type { SignName } from "./symbols";
import "./symbols";

export function Sign(props: IconProps<SignName | SymbolName>) {
  return <Drawing {...props} />;
}
