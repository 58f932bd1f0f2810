// What a game lets a table choose, as switches, lists and sets with the words of its card.
import { useIntl } from "react-intl";
import { Select } from "@/kit/Select";
import { Switch } from "@/kit/Switch";
import type { Offer } from "./games";
import { membersOf, type OptionField, optionFields, type OptionValue } from "./options";
import * as css from "./MakeTable.module.css";

/** What the game lets a table choose, as far as its card has words for it. */
export function fieldsOf(offer: Offer | undefined, seats: number): OptionField[] {
  if (!offer?.game) return [];
  const words = offer.card.options;
  const choices = Object.fromEntries(
    Object.entries(words).flatMap(([name, { choices: of }]) => (of ? [[name, of(seats).map((choice) => choice.value)]] : [])),
  );
  return optionFields(offer.game.options, choices).filter((field) => words[field.name]);
}

interface OptionFieldsProps {
  offer: Offer;
  seats: number;
  fields: readonly OptionField[];
  chosen: Readonly<Record<string, OptionValue>>;
  onChoose: (name: string, value: OptionValue) => void;
}

export function OptionFields({ offer, seats, fields, chosen, onChoose }: OptionFieldsProps) {
  const intl = useIntl();
  return fields.map((field) => {
    const words = offer.card.options[field.name];
    if (!words) return null;
    const label = intl.formatMessage({ id: words.label });
    const value = chosen[field.name] ?? field.usual;
    if (field.kind === "switch") {
      return <Switch key={field.name} label={label} isOn={value === true} onChange={(isOn) => onChoose(field.name, isOn)} />;
    }
    const isThere = field.values.some((one) => one === value);
    const named = words.choices?.(seats) ?? [];
    const textOf = (one: string | number): string => {
      const choice = named.find((known) => known.value === one);
      return choice ? intl.formatMessage({ id: choice.label }, { seat: choice.seat ?? 0 }) : String(one);
    };
    if (field.kind === "set") {
      const members = membersOf(field, value);
      return (
        <fieldset key={field.name} className={css.makeSet}>
          <legend>{label}</legend>
          {field.values.map((one) => (
            <Switch
              key={one}
              label={textOf(one)}
              isOn={members.includes(one)}
              onChange={(isOn) => onChoose(field.name, isOn ? [...members, one] : members.filter((other) => other !== one))}
            />
          ))}
        </fieldset>
      );
    }
    const choices = field.values.map((one) => ({ value: String(one), label: textOf(one) }));
    return (
      <Select
        key={field.name}
        label={label}
        value={String(isThere ? value : field.usual)}
        choices={choices}
        onChange={(text) => onChoose(field.name, field.values.find((one) => String(one) === text) ?? field.usual)}
      />
    );
  });
}
