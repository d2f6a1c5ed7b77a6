/** Checks begun changes when the tray opens, and again when one of them is opened. */
import { useEffect } from 'react';
import { translate } from '#data/text.ts';
import { notify, notifyFailure } from '#widgets/notify.tsx';
import { lookAgain } from './check-outcomes.ts';

/** `open` is the id of the opened change; null without one. */
export function useLookAgain(server: string, user: string, open: string | null): void {
  useEffect(() => looking(server, user, null), [server, user]);
  useEffect(() => (open ? looking(server, user, Number(open)) : undefined), [server, user, open]);
}

function looking(server: string, user: string, only: number | null): (() => void) | undefined {
  if (user === '') return undefined;
  const stop = new AbortController();
  lookAgain({ server, user, only, signal: stop.signal }).then((count) => {
    if (count > 0) notify({ tone: 'success', text: translate('changes.late', { count }) });
  }, notifyFailure);
  return () => stop.abort();
}
