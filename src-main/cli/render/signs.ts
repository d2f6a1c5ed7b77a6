/** The signs of the terminal for the tones of facts (`rules/licence/fact-tones.ts`). */
import type { FactTone } from '#shared/rules/licence/fact-tones.ts';

export const toneSigns: Readonly<Record<FactTone, string>> = {
  success: '✔',
  warning: '!',
  danger: '✘',
  info: '·',
  neutral: '·',
};

/** How a line of a difference begins in a terminal. */
export const differenceSigns = { added: '+', removed: '-', changed: '~', same: ' ' } as const;
