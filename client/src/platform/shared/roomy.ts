// Whether a part of a game is drawn in its own layout for a desk (`RoomyParts`), where other parts show what it left out.
import { createContext, useContext } from "react";

const Roomy = createContext(false);
export const RoomyProvider = Roomy.Provider;
export const useRoomy = (): boolean => useContext(Roomy);
