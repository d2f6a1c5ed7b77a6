/** A media query that is followed after the window has come to rest: the platform's delay of 350 ms (1§9, GEN-072). */
import { useSyncExternalStore } from 'react';
import { createSignal } from '#data/signal.ts';
import { resizeDelay } from '#shared/rules/constants.ts';

export interface Media {
  matches(): boolean;
  /** Answers the way to stop listening. */
  listen(listener: () => void): () => void;
}

export function createMedia(query: string): Media {
  const media = window.matchMedia(query);
  const changed = createSignal<null>();
  let shown = media.matches;
  let timer: ReturnType<typeof setTimeout> | undefined;
  media.addEventListener('change', () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (shown === media.matches) return;
      shown = media.matches;
      changed.emit(null);
    }, resizeDelay);
  });
  return { matches: () => shown, listen: (listener) => changed.listen(listener) };
}

export function useMedia(media: Media): boolean {
  return useSyncExternalStore(media.listen, media.matches);
}
