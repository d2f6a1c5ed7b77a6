/** Toasts and questions about changes on trial, loaded lazily. */
import { translate } from '#data/text.ts';
import type { TrialProblem } from '#shared/rules/security/trial.ts';
import { confirm } from '#widgets/confirm.tsx';
import { entryTitleText } from '#widgets/Journal/journal-text.ts';
import { notify } from '#widgets/notify.tsx';

export function tellNotBegun(problem: TrialProblem): void {
  const reason = translate(`trial.problem.${problem}`);
  notify({ tone: 'danger', text: translate('trial.notBegun', { reason }) });
}

export function tellTakenBack(title: string): void {
  notify({ tone: 'info', text: translate('trial.takenBack', { title: entryTitleText(title) }) });
}

/** Resolves to whether to sign out; changes on trial then stay in force. */
export function mayEnd(): Promise<boolean> {
  return confirm({
    title: translate('trial.signOut.title'),
    text: translate('trial.signOut.text'),
    action: translate('trial.signOut.action'),
    danger: true,
    here: true,
  });
}
