/** The command line, or something that it names, is not understood: said on standard error, exit code 64. */
import type { TerminalWordKey } from '../text/terminal-words.ts';

export class UsageError extends Error {
  readonly problem: TerminalWordKey;
  /** What it is about, as it was given. */
  readonly argument: string;

  constructor(problem: TerminalWordKey, argument = '') {
    super(problem);
    this.problem = problem;
    this.argument = argument;
  }
}
