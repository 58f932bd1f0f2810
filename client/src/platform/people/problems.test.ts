// Every refusal that people can meet has words of its own.
import { expect, test } from "vitest";
import english from "@/words/people/en.json";
import { problemMessage } from "./problems";

test.each(["name_taken", "wrong_credentials", "too_many_attempts", "busy", "offline", "only_guests", "only_accounts", "bad_passkey"])(
  "%s",
  (code) => expect(english).toHaveProperty([problemMessage(code) ?? ""]),
);

test("the reason is more exact than the code, and an unknown reason falls back to it", () => {
  expect(problemMessage("bad_name", "too_short")).toBe("people.problem.name.too_short");
  expect(problemMessage("bad_name", "smells")).toBe("people.problem.bad_name");
  expect(problemMessage("sundial")).toBeNull();
});
