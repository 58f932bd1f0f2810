// Where pairing will be: as high as its card, so that what is below does not jump.
import * as css from "./Place.module.css";

export const Place = () => <div className={css.place} />;
