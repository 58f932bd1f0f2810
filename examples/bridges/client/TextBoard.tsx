// The board in words, and one's legal moves as a list: pressed once a move is chosen, pressed again it is done.
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "@/kit/Button";
import { useSaying } from "./saying";
import { BRIDGES, moveOf, useBridges } from "./table";

export function TextBoard() {
  const intl = useIntl();
  const { view, facts, moves, prospect, bridge: chosen, touchMove } = useBridges();
  const { sayBridge, saySending, sayProspect } = useSaying();
  return (
    <>
      <ul>
        {BRIDGES.map(({ name }, bridge) => (
          <li key={name}>{sayBridge(bridge)}</li>
        ))}
      </ul>
      <p>
        <FormattedMessage
          id="bridges.text"
          values={{ pile: view.pile, hand: intl.formatList(view.hand.map(String)), count: view.hand.length }}
        />
      </p>
      <ul>
        {facts.sendings
          .filter((sending) => moves.includes(moveOf(sending)))
          .map((sending) => (
            <li key={moveOf(sending)}>
              <Button size="small" aria-pressed={prospect(chosen) === sending} onClick={() => touchMove(sending)}>
                {saySending(sending)} {sayProspect(sending)}
              </Button>
            </li>
          ))}
      </ul>
    </>
  );
}
