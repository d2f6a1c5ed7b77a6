/** The screen that the address names, or null where it names none. */
import { useMatches } from 'react-router-dom';
import type { Screen } from '../state/screen.ts';

export function useCurrentScreen(): Screen | null {
  const handle: unknown = useMatches().at(-1)?.handle;
  return isScreen(handle) ? handle : null;
}

function isScreen(handle: unknown): handle is Screen {
  return typeof handle === 'object' && handle !== null && 'permission' in handle;
}
