// Five faces in a row, one of whom is chosen: radio buttons, with the name of the chosen one beside them.
import { useId } from "react";
import { classes } from "@/kit/classes";
import { type Level, PEOPLE, wholeName } from "./people";
import { Portrait } from "./Portrait";
import * as css from "./Faces.module.css";

interface FacesProps {
  label: string;
  value: Level;
  onChange: (level: Level) => void;
  /** Larger, and each with the first name below. */
  isNamed?: boolean;
}

export function Faces({ label, value, onChange, isNamed = false }: FacesProps) {
  const name = useId();
  return (
    <div role="radiogroup" className={classes(css.faces, isNamed && css.facesNamed)} aria-label={label}>
      {PEOPLE.map((person) => (
        <label key={person.level} title={wholeName(person)}>
          <input
            type="radio"
            name={name}
            checked={person.level === value}
            onChange={() => onChange(person.level)}
            aria-label={wholeName(person)}
          />
          <Portrait level={person.level} size={isNamed ? 48 : 36} />
          {isNamed && <span aria-hidden>{person.first}</span>}
        </label>
      ))}
    </div>
  );
}
