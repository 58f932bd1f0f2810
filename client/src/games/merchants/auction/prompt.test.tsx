// Sealed limits: what is offered, what is sent, and what is said while others still seal.
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { IntlProvider } from "react-intl";
import { afterEach, describe, expect, it, vi } from "vitest";
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
      <MerchantsProvider {...props}>{props.moves.length > 0 ? <AuctionPrompt /> : <AuctionAside>waiting</AuctionAside>}</MerchantsProvider>
    </IntlProvider>,
  );
}

afterEach(cleanup);

describe("limits", () => {
  it("go from the lowest price to opening", () => {
    expect(limitsAmong(["pass", "limit 60", "limit 50", "open"])).toEqual({
      canPass: true,
      limits: [
        { move: "limit 50", price: 50 },
        { move: "limit 60", price: 60 },
        { move: "open", price: null },
      ],
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

  describe("of a table where doubled prices are sealed ahead", () => {
    const ahead = ["opener", "other"].flatMap((who) => ["pass", "220", "240"].map((price) => `ahead ${who} ${price}`));
    const single = (more: Partial<MerchantsProps> = {}) => {
      const props = propsIn("single", null, more);
      return { ...props, moves: [...props.moves, ...ahead], view: { ...props.view, ahead: [-1, -1] } };
    };

    it("seals what to do if another opens, then the price", async () => {
      show(single({ play }));
      expect(screen.queryByLabelText("If you open"), "who seals a price cannot be the opener").toBeNull();
      fireEvent.change(screen.getByLabelText("If another opens"), { target: { value: "ahead other 240" } });
      fireEvent.change(screen.getByRole("slider"), { target: { value: "8" } });
      fireEvent.click(screen.getByRole("button", { name: "Seal 130" }));
      await vi.waitFor(() => expect(sent).toEqual(["ahead other 240", "limit 130"]));
    });

    it("asks an opener for both, and sends nothing that was left open", async () => {
      show(single({ play }));
      fireEvent.change(screen.getByRole("slider"), { target: { value: "16" } });
      fireEvent.change(screen.getByLabelText("If you open"), { target: { value: "ahead opener pass" } });
      fireEvent.click(screen.getByRole("button", { name: "Seal an opening" }));
      await vi.waitFor(() => expect(sent).toEqual(["ahead opener pass", "open"]));
    });

    it("sends no more once something is refused", async () => {
      show(single({ play: (move) => play(move).then(() => ({ rule: "MER-144" })) as ReturnType<MerchantsProps["play"]> }));
      fireEvent.change(screen.getByLabelText("If another opens"), { target: { value: "ahead other 220" } });
      fireEvent.click(screen.getByRole("button", { name: "Don’t press" }));
      await vi.waitFor(() => expect(sent).toEqual(["ahead other 220"]));
    });

    it("tells what one has sealed ahead", () => {
      const props = single();
      show({ ...props, moves: [], view: { ...props.view, limit: 120, ahead: [-1, 240] } });
      expect(document.body.textContent).toContain("If another opens: 240.");
      expect(document.body.textContent).not.toContain("If you open");
    });
  });
});
