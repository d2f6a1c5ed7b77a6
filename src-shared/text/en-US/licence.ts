import { licenceScreen } from './licence-screen.ts';
import { licenceState } from './licence-state.ts';

export const licence = {
  ...licenceState,
  screen: licenceScreen,
} as const;
