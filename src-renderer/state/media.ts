/** A media query that is followed after the window has come to rest: the platform's delay of 350 ms (1§9, GEN-072). */
import { type Atom, atom, useAtomValue } from 'jotai';
import { store } from '#data/store.ts';
import { resizeDelay } from '#shared/rules/common/constants.ts';

export type Media = Atom<boolean>;

export function createMedia(query: string): Media {
  const media = window.matchMedia(query);
  const shown = atom(media.matches);
  let timer: ReturnType<typeof setTimeout> | undefined;
  media.addEventListener('change', () => {
    clearTimeout(timer);
    timer = setTimeout(() => store.set(shown, media.matches), resizeDelay);
  });
  return shown;
}

/** Windows without room for the wide menu, or for a panel beside the page. */
export const narrowWindow = createMedia('(max-width: 899px)');

export function useMedia(media: Media): boolean {
  return useAtomValue(media);
}
