/** An exchange over TLS begins when this computer's authorities have been read: none of its time is spent on that. */
import { authorities } from '../authorities/authorities.ts';
import type { CarriedRequest, Exchange } from './carrier.ts';
import { speaksTls } from './target.ts';

export function whenTrusted({ origin, route }: CarriedRequest, begin: () => Exchange): Exchange {
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
