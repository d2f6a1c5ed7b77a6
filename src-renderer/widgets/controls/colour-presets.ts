/** Colours that every picker of a part of the page offers, unless it has its own; asked for by the first that is opened. */
import { createContext } from 'react';

interface OfferedColours {
  readonly label: string;
  readonly colours: readonly string[];
  /** A picker is open. */
  readonly onWanted: () => void;
}

export const ColourPresets = createContext<OfferedColours | null>(null);
