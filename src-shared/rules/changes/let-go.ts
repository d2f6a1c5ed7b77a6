/** Applying that waits for no answer any more once it is told so: what was sent then is not known, and is found out by reading. */
import type { Ask } from '../records/record.ts';
import type { Applying } from './apply.ts';
import type { CollectedChange } from './collected.ts';

export function lettingGo<Change extends CollectedChange>(how: Applying<Change>): Applying<Change> {
  const { gone, ask, send, words } = how;
  if (!gone) return how;
  const asked: Ask = (endpoint, input) => unlessGone(gone, ask(endpoint, input));
  return {
    ...how,
    ask: asked,
    send: (write) =>
      unlessGone(gone, send(write)).catch((error: unknown) => {
        if (!gone.aborted) throw error;
        return { result: 'unknown', message: words(gone.reason) };
      }),
  };
}

/** What the work answers, unless nobody waits for it any more. */
export function unlessGone<T>(gone: AbortSignal, work: Promise<T>): Promise<T> {
  if (gone.aborted) {
    work.catch(() => undefined);
    return Promise.reject(gone.reason);
  }
  return new Promise((resolve, reject) => {
    const leave = () => reject(gone.reason);
    gone.addEventListener('abort', leave, { once: true });
    work.then(resolve, reject).finally(() => gone.removeEventListener('abort', leave));
  });
}
