/** True where the window is too narrow for the wide menu, whatever the setting says. */
import { createMedia, useMedia } from '../state/media.ts';

const narrow = createMedia('(max-width: 899px)');

export function useNarrowWindow(): boolean {
  return useMedia(narrow);
}
