/** What is said of changes that are in force for a while, besides the line above the page. */
import { translate } from '#data/text.ts';
import type { TrialProblem } from '#shared/rules/security/trial.ts';
import { confirm } from '#widgets/confirm.tsx';
import { titleText } from '#widgets/Journal/journal-text.ts';
import { notify } from '#widgets/notify.tsx';

export function tellNotBegun(problem: TrialProblem): void {
  const reason = translate(`trial.problem.${problem}`);
  notify({ tone: 'danger', text: translate('trial.notBegun', { reason }) });
}

export function tellTakenBack(title: string): void {
  notify({ tone: 'info', text: translate('trial.takenBack', { title: titleText(title) }) });
}

/** Answers whether to sign out: what is in force stays then. */
export function mayEnd(): Promise<boolean> {
  return confirm({
    title: translate('trial.signOut.title'),
    text: translate('trial.signOut.text'),
    action: translate('trial.signOut.action'),
    danger: true,
    here: true,
  });
}
