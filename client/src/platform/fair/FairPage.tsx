// How a deal is sealed and checked, and what that does not prove, in plain words.
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { buttonClass } from "@/kit/Button";
import { Icon } from "@/kit/Icon";
import type { SymbolName } from "@/kit/symbols";
import { Link, useTitle } from "@/platform/router";
import { PageFoot, PageHead } from "@/platform/start/PageHead";
import * as css from "./fair.module.css";

const STEPS: readonly { icon: SymbolName; title: string; words: string }[] = [
  { icon: "i-lock", title: "fair.seal", words: "fair.seal.words" },
  { icon: "i-players", title: "fair.add", words: "fair.add.words" },
  { icon: "i-cards", title: "fair.mix", words: "fair.mix.words" },
  { icon: "i-shield", title: "fair.open", words: "fair.open.words" },
];

const LIMITS = ["fair.not.look", "fair.not.talk", "fair.not.missing", "fair.not.after"] as const;

/** The formulas are the same in every language; bytes are written as they are hashed. */
const RECIPE: readonly { name: string; formula?: string; words?: string }[] = [
  { name: "fair.recipe.seal", formula: 'SHA-256("pf1|commit|" + table + "|" + secret)' },
  { name: "fair.recipe.part", formula: 'SHA-256("pf1|c|" + table + "|" + seat + "|" + part)' },
  { name: "fair.recipe.seed", formula: 'HMAC-SHA256(secret, "pf1|seed|" + table + part 1 + part 2 + …)' },
  {
    name: "fair.recipe.key",
    formula: 'key = HKDF-SHA256(seed, label)\nstream = HMAC-SHA256(key, "pf1|" + label + "|" + 0, 1, 2, …)',
  },
  { name: "fair.recipe.number", words: "fair.recipe.number.words" },
  { name: "fair.recipe.shuffle", words: "fair.recipe.shuffle.words" },
];

const code = (parts: ReactNode[]) => <code>{parts}</code>;

export default function FairPage() {
  const intl = useIntl();
  useTitle(intl.formatMessage({ id: "fair.title" }));
  return (
    <>
      <PageHead />
      <main id="main" className={css.fair}>
        <h1>
          <FormattedMessage id="fair.head" />
        </h1>
        <p className={css.fairLead}>
          <FormattedMessage id="fair.lead" />
        </p>
        <How />
        <Check />
        <section className={css.fairBack} aria-labelledby="fair-back">
          <h2 id="fair-back">
            <FormattedMessage id="fair.back" />
          </h2>
          <p>
            <FormattedMessage id="fair.back.words" />
          </p>
        </section>
        <Limits />
        <Recipe />
      </main>
      <PageFoot />
    </>
  );
}

/** Four steps, each with its picture. */
function How() {
  return (
    <section aria-labelledby="fair-how">
      <h2 id="fair-how">
        <FormattedMessage id="fair.how" />
      </h2>
      <ol className={css.fairSteps}>
        {STEPS.map((step) => (
          <li key={step.title}>
            <span className={css.fairSeal}>
              <Icon name={step.icon} size={26} />
            </span>
            <h3>
              <FormattedMessage id={step.title} />
            </h3>
            <p>
              <FormattedMessage id={step.words} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** How to check a game oneself. */
function Check() {
  return (
    <section className={css.fairCheck} aria-labelledby="fair-check">
      <div>
        <h2 id="fair-check">
          <FormattedMessage id="fair.check" />
        </h2>
        <p>
          <FormattedMessage id="fair.check.words" values={{ code }} />
        </p>
      </div>
      <Link to="/#finished" className={buttonClass("main")}>
        <FormattedMessage id="fair.check.go" />
      </Link>
    </section>
  );
}

/** What all of this does not prove. */
function Limits() {
  return (
    <section aria-labelledby="fair-not">
      <h2 id="fair-not">
        <FormattedMessage id="fair.not" />
      </h2>
      <ul className={css.fairLimits}>
        {LIMITS.map((limit) => (
          <li key={limit}>
            <FormattedMessage id={limit} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** For those who want to write a check of their own. */
function Recipe() {
  return (
    <details className={css.fairRecipe}>
      <summary>
        <FormattedMessage id="fair.recipe" />
      </summary>
      <dl>
        {RECIPE.map(({ name, formula, words }) => (
          <div key={name}>
            <dt>
              <FormattedMessage id={name} />
            </dt>
            <dd>
              {formula && <code>{formula}</code>}
              {words && <FormattedMessage id={words} />}
            </dd>
          </div>
        ))}
      </dl>
      <p>
        <FormattedMessage id="fair.recipe.words" />
      </p>
    </details>
  );
}
