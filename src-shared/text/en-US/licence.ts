import { licenceFacts } from './licence-facts.ts';
import { licenceKeys } from './licence-keys.ts';
import { licenceScreen } from './licence-screen.ts';
import { licenceState } from './licence-state.ts';
import { licenceWords } from './licence-words.ts';

export const licence = {
  ...licenceState,
  ...licenceWords,
  fact: licenceFacts,
  keys: licenceKeys,
  screen: licenceScreen,
} as const;
