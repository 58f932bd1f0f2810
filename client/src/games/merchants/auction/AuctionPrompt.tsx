// A sealed limit: the price at which one would press, handed in without anybody seeing it.
import { FormattedMessage, useIntl } from "react-intl";
import { Button, IconButton } from "@/kit/Button";
import { useInHand } from "@/platform/inHand";
import { CLOCK } from "../map";
import { sayCard } from "../saying";
import { useMerchants } from "../table";
import { AheadFields, type AheadWish, ASK_THEN, movesAhead } from "./AheadFields";
import { aheadAmong, type Limit, limitsAmong } from "./limits";
import { OPENING_PRICE } from "./round";
import * as wordsCss from "@/kit/words.module.css";
import * as css from "./prompt.module.css";

/** Where a hand begins: not too high, and one step brings one to what one meant. */
const usual = (limits: readonly Limit[]): number => Math.max(0, Math.floor((limits.length - 1) / 3));

/** What is asked, and what the chosen limit would mean. */
function Question({ index, mayOpen }: { index: number; mayOpen: boolean }) {
  const intl = useIntl();
  const { view, facts, seat, player, sight } = useMerchants();
  const isDouble = view.auction.mode === "double";
  const money = view.at[seat]?.money ?? 0;
  const card = view.discs[CLOCK] ?? -1;
  const opener = player(view.auction.opener);
  return (
    <div className={css.sealedWords}>
      <b>
        {isDouble ? (
          <FormattedMessage id="merchants.sealed.double" values={{ name: opener?.name ?? "", me: String(opener?.isMe ?? false) }} />
        ) : (
          <FormattedMessage id="merchants.sealed.title" />
        )}
      </b>
      {sight.lots && (
        <span>
          <FormattedMessage id="merchants.sealed.instead" />
        </span>
      )}
      <span>
        {mayOpen ? (
          <FormattedMessage id="merchants.sealed.more.open" values={{ price: OPENING_PRICE }} />
        ) : (
          <FormattedMessage
            id="merchants.sealed.more"
            values={{ card: card >= 0 ? sayCard(intl, card) : "", money, left: facts.left?.[index] ?? money }}
          />
        )}
      </span>
    </div>
  );
}

interface LimitSliderProps {
  limits: readonly Limit[];
  chosen: Limit;
  /** Where the chosen one is among them. */
  at: number;
  onChoose: (at: number) => void;
}

function LimitSlider({ limits, chosen, at, onChoose }: LimitSliderProps) {
  const intl = useIntl();
  const said = chosen.price === null ? intl.formatMessage({ id: "merchants.sealed.open.short" }) : String(chosen.price);
  return (
    <div className={css.sealedChoice}>
      <IconButton
        icon="i-minus"
        kind="plain"
        label={intl.formatMessage({ id: "merchants.sealed.lower" })}
        isDisabled={at <= 0}
        onClick={() => onChoose(Math.max(0, at - 1))}
      />
      <label className={css.sealedSlide}>
        <span className={wordsCss.hiddenWords}>
          <FormattedMessage id="merchants.sealed.limit" />
        </span>
        <output className={wordsCss.num}>{said}</output>
        <input
          type="range"
          min={0}
          max={limits.length - 1}
          value={at}
          aria-valuetext={said}
          onChange={(event) => onChoose(Number(event.target.value))}
        />
      </label>
      <IconButton
        icon="i-plus"
        kind="plain"
        label={intl.formatMessage({ id: "merchants.sealed.higher" })}
        isDisabled={at >= limits.length - 1}
        onClick={() => onChoose(Math.min(limits.length - 1, at + 1))}
      />
    </div>
  );
}

/** Passing, and sealing what is chosen; what is wished ahead is sent before it. */
function Ways({ chosen, canPass, ahead }: { chosen: Limit | undefined; canPass: boolean; ahead: AheadWish }) {
  const { isBusy, send } = useMerchants();
  return (
    <div className={css.sealedWays}>
      {canPass && (
        <Button onClick={() => send(...movesAhead(ahead, false), "pass")} isBusy={isBusy}>
          <FormattedMessage id="merchants.sealed.pass" />
        </Button>
      )}
      {chosen && (
        <Button kind="main" data-seal onClick={() => send(...movesAhead(ahead, chosen.price === null), chosen.move)} isBusy={isBusy}>
          {chosen.price === null ? (
            <FormattedMessage id="merchants.sealed.open" />
          ) : (
            <FormattedMessage id="merchants.sealed.seal" values={{ price: chosen.price }} />
          )}
        </Button>
      )}
    </div>
  );
}

export function AuctionPrompt() {
  const { view, moves } = useMerchants();
  const { limits = [], canPass = false } = limitsAmong(moves) ?? {};
  // Another round offers other prices.
  const offer = `${view.lot} ${limits.map(({ move }) => move).join("|")}`;
  const { value: picked, take: choose } = useInHand<number>(offer);
  const at = picked ?? usual(limits);
  const { value: sealed, take: chooseAhead } = useInHand<AheadWish>(offer);
  const ahead = sealed ?? ASK_THEN;
  const index = Math.min(at, limits.length - 1);
  const chosen = limits[index];
  const mayOpen = chosen?.price === null;
  return (
    <div className={css.sealed}>
      <Question index={index} mayOpen={mayOpen} />
      {chosen && <LimitSlider limits={limits} chosen={chosen} at={index} onChoose={choose} />}
      <AheadFields offered={aheadAmong(moves)} wish={ahead} mayOpen={mayOpen} onChange={chooseAhead} />
      <Ways chosen={chosen} canPass={canPass} ahead={ahead} />
    </div>
  );
}
