/** Guards unsaved work in a form: asks before a link, the back key or closing the window discards it. */
import { useEffect } from 'react';
import { translate } from '#data/text.ts';
import { guardUnsaved, type PageLocation } from '#state/unsaved-work.ts';
import { confirm } from '../confirm.tsx';

/** The question about unsaved work. Resolves to whether it may be lost, and to true once `nothing` resolves. */
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

/** `stays`: whether the form survives at an address. */
export function useLeaveGuard(dirty: boolean, stays: (to: PageLocation) => boolean): void {
  useEffect(() => (dirty ? guardUnsaved(askToLeave, stays) : undefined), [dirty, stays]);
  useEffect(() => {
    if (!dirty) return;
    // The browser shows its own text.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty]);
}
