import type { licence as english } from '../../en-US/licence/licence.ts';
import type { Translated } from '../../types.ts';
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
} as const satisfies Translated<typeof english>;
