// Whether the gallery of cards is open, and at which card: buttons, the menu and a key open it.
import { create } from "zustand";

interface Door {
  isOpen: boolean;
  /** The card that is shown large at once; null for none. */
  card: number | null;
}

const useDoor = create<Door>(() => ({ isOpen: false, card: null }));
export { useDoor as useGalleryDoor };

export function openGallery(card: number | null = null): void {
  useDoor.setState({ isOpen: true, card });
}

export function closeGallery(): void {
  useDoor.setState({ isOpen: false, card: null });
}
