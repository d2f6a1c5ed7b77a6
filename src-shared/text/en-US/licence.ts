import { licenceScreen } from './licence-screen.ts';

export const licence = {
  screen: licenceScreen,
} as const;
