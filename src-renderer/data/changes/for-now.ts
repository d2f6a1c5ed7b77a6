/** A change that is in force for a while: once it is made the program is told, which takes it back unless it is kept. */
import type { TrialProblem } from '#shared/rules/security/trial.ts';
import { bridge } from '../bridge.ts';
import { createSignal } from '../signal.ts';

const problems = createSignal<TrialProblem>();
/** It was made, and can't be taken back from here: the frame says so. */
export const onTrialProblem = problems.listen;

/** `entry`: of the journal; null: it could not be noted. */
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
