/** Changes on trial: the program is notified of each one made, and takes it back unless the user keeps it. */
import type { TrialProblem } from '#shared/rules/security/trial.ts';
import { bridge } from '../bridge.ts';
import { createSignal } from '../signal.ts';

const problems = createSignal<TrialProblem>();
/** Fires when a change was made but can't be taken back from here; the frame shows the problem. */
export const onTrialProblem = problems.listen;

/** `entry`: id of the journal's entry; null when the journal could not be written. */
export async function beginTrial(entry: number | null): Promise<void> {
  const problem = entry === null ? 'notNoted' : await begun(entry);
  if (problem !== null) problems.emit(problem);
}

async function begun(entry: number): Promise<TrialProblem | null> {
  const language = document.documentElement.lang || 'en-US';
  try {
    return (await bridge.trials.begin({ entry, language }, { outlives: true })).problem;
  } catch {
    return 'notNoted';
  }
}
