// The games of a career beside each other; on a phone one at a time.
import { useState } from "react";
import { type IntlShape, useIntl } from "react-intl";
import { Tabs } from "@/kit/Tabs";
import { titleOf } from "@/platform/plain/title";
import { useMedia } from "@/platform/settings";
import { cardOf, nameOf } from "@/platform/start/cards";
import { GameColumn } from "./GameColumn";
import type { GameCareer } from "@/wire/http";
import * as css from "./Career.module.css";

function titleIn(intl: IntlShape, slug: string): string {
  const drawn = cardOf(slug);
  return drawn ? nameOf(intl, drawn) : titleOf(slug);
}

export function GameCareers({ games }: { games: readonly GameCareer[] }) {
  const intl = useIntl();
  const isPhone = useMedia("(max-width: 699px)");
  const [chosen, choose] = useState("");
  const columns = games.map((career) => {
    const title = titleIn(intl, career.game);
    return { id: career.game, label: title, content: <GameColumn key={career.game} career={career} title={title} /> };
  });
  if (!isPhone || columns.length < 2) return <div className={css.games}>{columns.map(({ content }) => content)}</div>;
  // Against others there may be no such game.
  const open = columns.find(({ id }) => id === chosen) ?? columns[0];
  return (
    <Tabs
      label={intl.formatMessage({ id: "career.games" })}
      parts={columns}
      chosen={open?.id ?? ""}
      onChoose={choose}
      isEven
      className={css.tabs}
    />
  );
}
