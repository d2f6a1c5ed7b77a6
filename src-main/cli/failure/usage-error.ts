/** The command line, or something that it names, is not understood: said on standard error, exit code 64. */
import type { WordKey } from '../text/terminal-texts.ts';

export class Misunderstanding extends Error {
  readonly problem: WordKey;
  /** What it is about, as it was given. */
  readonly argument: string;

  constructor(problem: WordKey, argument = '') {
    super(problem);
    this.problem = problem;
    this.argument = argument;
  }
}
