// A name as it is shown: the mark of a bot that somebody made is drawn, and read aloud, instead of its letters.
import { useIntl } from "react-intl";
import { Icon } from "@/kit/Icon";
import { isBot, unmarked } from "./bots";
import * as css from "./Named.module.css";

export function Named({ name }: { name: string }) {
  const intl = useIntl();
  if (!isBot(name)) return name;
  const bot = intl.formatMessage({ id: "common.bot" });
  return (
    <span className={css.named} title={bot}>
      <span className={css.namedWords}>{unmarked(name)}</span>
      <Icon name="i-bot" size={18} label={bot} />
    </span>
  );
}
