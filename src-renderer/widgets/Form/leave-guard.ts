/** Guards unsaved work in a form: asks before a link, the back key or closing the window discards it. */
import { useEffect } from 'react';
import { translate } from '#data/text.ts';
import { guardUnsaved, type PageLocation } from '#state/unsaved-work.ts';
import { confirm } from '../confirm.tsx';

/** The question about a form whose draft is kept. Resolves to whether to leave, and to true once `nothing` resolves. */
export const askToLeave = (nothing?: Promise<true>) => ask('leaveText', nothing);
/** The same about work of which nothing is kept. */
export const askToLose = (nothing?: Promise<true>) => ask('leaveLoses', nothing);

function ask(text: 'leaveText' | 'leaveLoses', nothing?: Promise<true>): Promise<boolean> {
  const question = {
    title: translate('common.form.leaveTitle'),
    text: translate(`common.form.${text}`),
    action: translate('common.form.leave'),
    danger: true,
    here: true,
  };
  return confirm(question, nothing);
}

/** `stays`: whether the work survives at an address. `kept`: whether a draft of it outlives the page. */
export function useLeaveGuard(
  dirty: boolean,
  stays: (to: PageLocation) => boolean,
  kept: 'draft' | 'nothing' = 'draft',
): void {
  useEffect(
    () => (dirty ? guardUnsaved(kept === 'draft' ? askToLeave : askToLose, stays) : undefined),
    [dirty, stays, kept],
  );
  useEffect(() => {
    if (!dirty) return;
    // The browser shows its own text.
    const stop = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', stop);
    return () => window.removeEventListener('beforeunload', stop);
  }, [dirty]);
}
