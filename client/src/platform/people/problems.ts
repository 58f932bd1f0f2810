// Why something was refused, in the reader's language; what we have no words for is told in the server's own.
import { useIntl } from "react-intl";
import { problemOf } from "@/platform/api";

/** Message ids by the code of a problem. */
const BY_CODE: Readonly<Record<string, string>> = {
  bad_name: "people.problem.bad_name",
  name_taken: "people.problem.name_taken",
  bad_password: "people.problem.bad_password",
  wrong_credentials: "people.problem.wrong_credentials",
  too_many_attempts: "people.problem.too_many_attempts",
  too_many: "people.problem.too_many",
  busy: "people.problem.busy",
  retry: "people.problem.retry",
  offline: "people.problem.offline",
  not_signed_in: "people.problem.not_signed_in",
  not_found: "people.problem.not_found",
  not_allowed: "people.problem.not_allowed",
  gone: "people.problem.gone",
  no_such_session: "people.problem.not_found",
  no_such_passkey: "people.problem.not_found",
  bad_passkey: "people.problem.bad_passkey",
  only_guests: "people.problem.only_guests",
  too_many_ties: "people.problem.too_many_ties",
  too_many_bots: "people.problem.too_many_bots",
  too_many_tokens: "people.problem.too_many_tokens",
  no_such_token: "people.problem.not_found",
  no_such_player: "people.problem.not_found",
  only_accounts: "people.problem.only_accounts",
  banned: "people.problem.banned",
  not_asked: "people.problem.not_asked",
  internal: "people.problem.internal",
  fault: "people.problem.internal",
};

/** Message ids by what exactly is wrong with a name or a password. */
const BY_REASON: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  bad_name: {
    too_short: "people.problem.name.too_short",
    too_long: "people.problem.name.too_long",
    character: "people.problem.name.character",
    no_letter: "people.problem.name.no_letter",
    mixed_alphabets: "people.problem.name.mixed_alphabets",
    separators: "people.problem.name.separators",
    reserved: "people.problem.name.reserved",
    unwanted: "people.problem.name.unwanted",
  },
  bad_password: {
    too_short: "people.problem.password.too_short",
    too_long: "people.problem.password.too_long",
    obvious: "people.problem.password.obvious",
    character: "people.problem.password.character",
  },
};

/** The message of a problem, or null where only the server has words for it. */
export function problemMessage(code: string, reason = ""): string | null {
  return BY_REASON[code]?.[reason] ?? BY_CODE[code] ?? null;
}

/** Message ids by the code of a problem, or by its code and reason as `code.reason`, where it has words of its own. */
export type OwnWords = Readonly<Record<string, string>>;

const NONE: OwnWords = {};

/** Says in words what went wrong. */
export function useProblemWords(own: OwnWords = NONE): (thrown: unknown) => string {
  const intl = useIntl();
  return (thrown) => {
    const problem = problemOf(thrown);
    const id = own[`${problem.code}.${problem.reason}`] ?? own[problem.code] ?? problemMessage(problem.code, problem.reason);
    return id ? intl.formatMessage({ id }) : problem.words;
  };
}
