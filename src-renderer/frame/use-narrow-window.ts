/** True when the window is too narrow for the wide menu, whatever the setting. */
import { createMedia, useMedia } from '#state/media.ts';
import { useDocked } from '#state/sandbox-dock.ts';

const narrow = createMedia('(max-width: 899px)');
/** Wider limit beside the sandbox's panel, so that the page keeps its width. */
const narrowBesideDock = createMedia('(max-width: 1279px)');

export function useNarrowWindow(): boolean {
  const alone = useMedia(narrow);
  const beside = useMedia(narrowBesideDock);
  return useDocked() ? beside : alone;
}
