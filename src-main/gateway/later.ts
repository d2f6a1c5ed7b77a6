/** An exchange that begins once something has come; given up before, it never begins. */
import type { Exchange } from './carrier.ts';

/** `ready` never rejects. */
export function later(ready: Promise<unknown>, begin: () => Exchange): Exchange {
  let exchange: Exchange | null = null;
  let aborted = false;
  void ready.then(() => {
    if (!aborted) exchange = begin();
  });
  return {
    abort() {
      aborted = true;
      exchange?.abort();
    },
    resume: () => exchange?.resume(),
  };
}
