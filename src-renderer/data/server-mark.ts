/** Marks every request to the platform with the server that this tab shows; the gateway sends it there only. */
import { atom } from 'jotai';
import { ApiError } from '#shared/api/api-error.ts';
import { serverMarkHeader } from '#shared/bridge/server-mark-header.ts';
import { shell } from './shell/index.ts';
import { createSignal } from './signal.ts';
import { store } from './store.ts';

const markAtom = atom('');

/** `next`: `ServerProfile.mark` of the server that this tab shows. */
export function setServerMark(next: string): void {
  store.set(markAtom, next);
}

export function serverMark(): string {
  return store.get(markAtom);
}

/**
 * Whether this tab has left the server that a request was meant for. Such a request is not sent: mapping, session and
 * journal entry would be those of another server.
 */
export function hasLeftServer(as: string | undefined): boolean {
  const shown = serverMark();
  // wall: left-server
  return as !== undefined && shown !== '' && as !== shown;
}

/** Headers of every request to /api and /papi. `as`: the mark of the server on view at the request's creation. */
export function platformHeaders(as: string = serverMark()): Record<string, string> {
  return {
    ...shell.requestHeaders(),
    ...(as === '' ? {} : { [serverMarkHeader]: as }),
    // The server's messages use the console's language, which may differ from the browser's.
    'Accept-Language': document.documentElement.lang || 'en-US',
  };
}

const changed = createSignal<null>();
/** Fires when a request was refused because its server was changed or removed: the shell's event is late or lost. */
export const onServerChanged = changed.listen;

export function noteServerChanged(error: unknown): void {
  if (error instanceof ApiError && error.code === 'SERVER_CHANGED') changed.emit(null);
}
