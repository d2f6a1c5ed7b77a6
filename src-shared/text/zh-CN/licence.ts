import type { licence as english } from '../en-US/licence.ts';
import type { Translated } from '../types.ts';
import { licenceScreen } from './licence-screen.ts';

export const licence = {
  screen: licenceScreen,
} as const satisfies Translated<typeof english>;
