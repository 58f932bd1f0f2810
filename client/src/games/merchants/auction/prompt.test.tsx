// Sealed limits: what is offered, what is sent, and what is said while others still seal.
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { IntlProvider } from "react-intl";
import { afterEach, describe, expect, it } from "vitest";
import { MerchantsProvider, type MerchantsProps } from "../table";
import game from "../words/en.json";
import { AuctionAside } from "./AuctionAside";
import { AuctionPrompt } from "./AuctionPrompt";
import { limitsAmong } from "./limits";
import { propsIn } from "./testing/rounds";
import words from "./words/en.json";

function show(props: MerchantsProps) {
  return render(
    <IntlProvider locale="en" messages={{ ...game, ...words }}>
      <MerchantsProvider {...props}>
        {props.moves.length > 0 ? <AuctionPrompt /> : <AuctionAside>waiting</AuctionAside>}
      </MerchantsProvider>
    </IntlProvider>,
  );
}

afterEach(cleanup);

describe("limits", () => {
  it("go from the lowest price to opening", () => {
    expect(limitsAmong(["pass", "limit 60", "limit 50", "open"])).toEqual({
      canPass: true,
      limits: [{ move: "limit 50", price: 50 }, { move: "limit 60", price: 60 }, { move: "open", price: null }],
    });
    expect(limitsAmong(["borrow"])).toBeNull();
  });
});

describe("the prompt", () => {
  const sent: string[] = [];
  const play = (move: string) => {
    sent.push(move);
    return Promise.resolve(null);
  };
  afterEach(() => void sent.splice(0));

  it("seals the price that is chosen", () => {
    show(propsIn("single", null, { play }));
    fireEvent.change(screen.getByRole("slider"), { target: { value: "8" } });
    fireEvent.click(screen.getByRole("button", { name: "A lower price" }));
    fireEvent.click(screen.getByRole("button", { name: "Seal 120" }));
    expect(sent).toEqual(["limit 120"]);
  });

  it("opens above all prices, and passes", () => {
    show(propsIn("single", null, { play }));
    fireEvent.change(screen.getByRole("slider"), { target: { value: "16" } });
    fireEvent.click(screen.getByRole("button", { name: "Seal an opening" }));
    cleanup();
    show(propsIn("double", null, { play }));
    expect(screen.getByText(/opened at 200: would you pay more/)).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Don’t press" }));
    expect(sent).toEqual(["open", "pass"]);
  });

  it("tells what one has sealed, and that it can be taken back", () => {
    const props = propsIn("single");
    show({ ...props, moves: [], view: { ...props.view, limit: 120 } });
    expect(document.body.textContent).toContain("You sealed 120. Undo takes it back");
  });
});
