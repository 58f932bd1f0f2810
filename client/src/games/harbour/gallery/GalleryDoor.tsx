// The way into the gallery of cards: the key G, and the gallery itself once it is asked for. A first view does not need it.
import { useEffect } from "react";
import { useIntl } from "react-intl";
import { Later, later, useFetched } from "@/platform/table/Later";
import { useShortcuts } from "@/platform/table/shortcuts";
import { closeGallery, openGallery, useGalleryDoor } from "./door";
import * as css from "./door.module.css";

const gallery = later(async () => (await import("./Gallery")).Gallery);
const PARTS = [gallery];

export function GalleryDoor() {
  const { isOpen, card } = useGalleryDoor();
  useFetched(PARTS);
  useShortcuts({ g: () => openGallery() });
  // Another table begins with its doors closed.
  useEffect(() => closeGallery, []);
  return isOpen && <Later part={gallery} props={{ card }} onFail={closeGallery} again={() => openGallery(card)} />;
}

/** Opens it, wherever cards lie: a word in a heading or a row, which makes neither of them higher. */
export function GalleryButton() {
  const intl = useIntl();
  return (
    <button type="button" className={css.hgDoor} aria-keyshortcuts="g" onClick={() => openGallery()}>
      {intl.formatMessage({ id: "harbour.gallery.open" })}
    </button>
  );
}
