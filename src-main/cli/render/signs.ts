import type { FactTone } from '#shared/rules/licence/fact-tones.ts';

export const toneSigns: Readonly<Record<FactTone, string>> = {
  success: '✔',
  warning: '!',
  danger: '✘',
  info: '·',
  neutral: '·',
};

export const differenceSigns = { added: '+', removed: '-', changed: '~', same: ' ' } as const;
