// Puts down what is in hand, or what is looked at.
import { useIntl } from "react-intl";
import { IconButton } from "@/kit/Button";
import { useMerchants } from "../table";
import * as css from "./prompt.module.css";

export function PutBack() {
  const intl = useIntl();
  const { choose } = useMerchants();
  const label = intl.formatMessage({ id: "merchants.back" });
  return <IconButton kind="quiet" className={css.merBack} icon="i-close" label={label} onClick={() => choose(null)} />;
}
