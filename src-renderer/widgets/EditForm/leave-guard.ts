/** Asks before unsaved work is left: by a link, the back key, or closing the window. */
import { useCallback, useEffect } from 'react';
import { useBlocker, useResolvedPath } from 'react-router-dom';
import { useText } from '#data/text.ts';
import { guardUnsaved, isReleased } from '#state/unsaved.ts';
import { confirm } from '../confirm.tsx';

/** A dialog below the screen's own address is the same page: opening and closing one asks nothing. */
export function useLeaveGuard(dirty: boolean): void {
  const { pathname: own } = useResolvedPath('.');
  const blocker = useBlocker(
    ({ nextLocation }) =>
      dirty && !isReleased() && nextLocation.pathname !== own && !nextLocation.pathname.startsWith(`${own}/`),
  );
  const ask = useUnsavedGuard(dirty);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void ask().then((leave) => (leave ? blocker.proceed() : blocker.reset()));
  }, [blocker, ask]);
}

/**
 * The same without the address, for a form in a dialog, whose draft is offered again after *Back*: a router asks one
 * guard only, and the page below may have its own. Answers the question, for the dialog's own way out.
 */
export function useUnsavedGuard(dirty: boolean): () => Promise<boolean> {
  const { t } = useText();
  const ask = useCallback(
    () =>
      confirm({
        title: t('common.form.leaveTitle'),
        text: t('common.form.leaveText'),
        action: t('common.form.leave'),
        danger: true,
        here: true,
      }),
    [t],
  );
  useEffect(() => (dirty ? guardUnsaved(ask) : undefined), [dirty, ask]);
  useEffect(() => {
    if (!dirty) return;
    // The browser asks in its own words.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty]);
  return ask;
}
