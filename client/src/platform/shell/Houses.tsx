// The mark of the house drawn large: four gables at the water.
import type { ReactNode } from "react";
import { classes } from "@/kit/classes";
import * as css from "./shell.module.css";

/** With `isLit` the windows are lit one after the other, as long as it is there. */
export function Houses({ isLit = false }: { isLit?: boolean }): ReactNode {
  return (
    <svg className={classes(isLit && css.shellLit)} viewBox="0 0 132 66" width="198" height="99" aria-hidden="true">
      <path className={css.shellHouse} d="M4 48V24h4v-5h4v-5h4v-5h8v5h4v5h4v5h4v24z" />
      <path className={css.shellHouse} d="M40 48V22c5-3 5-14 12-16 7 2 7 13 12 16v26z" />
      <path className={css.shellHouse} d="M68 48V26l8-8V8h8v10l8 8v22z" />
      <path className={css.shellHouse} d="M96 48V18h4v-4h24v4h4v30z" />
      <path className={css.shellWindow} d="M13 28h5v8h-5zM22 28h5v8h-5z" />
      <path className={css.shellWindow} d="M49 26h6v8h-6z" />
      <path className={css.shellWindow} d="M73 30h5v8h-5zM82 30h5v8h-5z" />
      <path className={css.shellWindow} d="M103 24h5v8h-5zM116 24h5v8h-5z" />
      <path className={css.shellWater} d="M2 53h128M14 58.5h104M34 64h64" />
    </svg>
  );
}
