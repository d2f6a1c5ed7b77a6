/** True where the window is too narrow for the wide menu, whatever the setting says. */
import { useSyncExternalStore } from 'react';

const query = window.matchMedia('(max-width: 899px)');

export function useNarrowWindow(): boolean {
  return useSyncExternalStore(
    (listener) => {
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => query.matches,
  );
}
