/** Whether the window is as wide as the forms and tables of the console are made for (look: from 1200 px). */
import { useSyncExternalStore } from 'react';

const wide = '(min-width: 1200px)';

export function useWideWindow(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(wide).matches);
}

function subscribe(changed: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
