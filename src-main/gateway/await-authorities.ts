/** Delays an exchange over TLS until this computer's authorities have been read, without using up its deadline. */
import { authorities } from '../authorities/authorities.ts';
import type { CarriedRequest, Exchange } from './carrier.ts';
import { speaksTls } from './target.ts';

export function afterAuthorities({ origin, route }: CarriedRequest, begin: () => Exchange): Exchange {
  if (!speaksTls(origin, route) || authorities.current()) return begin();
  let begun: Exchange | null = null;
  let aborted = false;
  authorities.whenReady(() => {
    if (!aborted) begun = begin();
  });
  return {
    abort() {
      aborted = true;
      begun?.abort();
    },
    resume: () => begun?.resume(),
  };
}
