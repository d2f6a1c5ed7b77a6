/** Unsaved work in a form: asked about before it is left, by a link, the back key, or closing the window. */
import { useEffect } from 'react';
import { translate } from '#data/text.ts';
import { guardUnsaved, type Place } from '#state/unsaved.ts';
import { confirm } from '../confirm.tsx';

/** The one question, from every door; answers whether the work may be lost, true by itself once there is `nothing` to. */
export function askToLeave(nothing?: Promise<true>): Promise<boolean> {
  const question = {
    title: translate('common.form.leaveTitle'),
    text: translate('common.form.leaveText'),
    action: translate('common.form.leave'),
    danger: true,
    here: true,
  };
  return confirm(question, nothing);
}

/** `stays`: the addresses at which the form is still there. */
export function useLeaveGuard(dirty: boolean, stays: (to: Place) => boolean): void {
  useEffect(() => (dirty ? guardUnsaved(askToLeave, stays) : undefined), [dirty, stays]);
  useEffect(() => {
    if (!dirty) return;
    // The browser asks in its own words.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty]);
}
