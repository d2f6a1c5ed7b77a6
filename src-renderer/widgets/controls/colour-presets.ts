/** Default presets for all colour pickers of a part of the page, requested when the first one opens. */
import { createContext } from 'react';

interface OfferedColours {
  readonly label: string;
  readonly colours: readonly string[];
  /** Called when a picker opens. */
  readonly onWanted: () => void;
}

export const ColourPresets = createContext<OfferedColours | null>(null);
