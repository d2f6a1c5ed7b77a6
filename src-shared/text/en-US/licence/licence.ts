import { licenceFacts } from './facts.ts';
import { licenceKeys } from './keys.ts';
import { licenceScreen } from './screen.ts';
import { licenceState } from './state.ts';
import { licenceWords } from './words.ts';

export const licence = {
  ...licenceState,
  ...licenceWords,
  fact: licenceFacts,
  keys: licenceKeys,
  screen: licenceScreen,
} as const;
