/** Every request to the platform says which server this tab shows, and goes there. */
import { atom } from 'jotai';
import { ApiError } from '#shared/api/api-error.ts';
import { meantHeader } from '#shared/bridge/meant.ts';
import { shell } from './shell/index.ts';
import { createSignal } from './signal.ts';
import { store } from './store.ts';

const markAtom = atom('');

/** `ServerProfile.mark` of the server that this tab shows; set with it. */
export function setMeant(next: string): void {
  store.set(markAtom, next);
}

export function meant(): string {
  return store.get(markAtom);
}

/**
 * Whether this tab has left the server that a request was thought of for. Such a request is not sent: its mapping, its
 * session and its place in the journal would be those of another server.
 */
export function hasLeft(as: string | undefined): boolean {
  const shown = meant();
  return as !== undefined && shown !== '' && as !== shown;
}

/** The headers of every request to /api and /papi. `as`: of a server that was shown when the request was thought of. */
export function platformHeaders(as: string = meant()): Record<string, string> {
  return {
    ...shell.requestHeaders(),
    ...(as === '' ? {} : { [meantHeader]: as }),
    // The server's messages come in the console's language, which need not be the browser's.
    'Accept-Language': document.documentElement.lang || 'en-US',
  };
}

const changed = createSignal<null>();
/** A request was refused because its server was changed or removed: the event that tells of it is late, or was lost. */
export const onServerChanged = changed.listen;

export function noteServerChanged(error: unknown): void {
  if (error instanceof ApiError && error.code === 'SERVER_CHANGED') changed.emit(null);
}
