/** The command line, or a file that it names, is not understood: exit code 64. */
import type { TerminalWordKey } from '../text/terminal-words.ts';

export class UsageError extends Error {
  readonly problem: TerminalWordKey;
  /** The word of the command line that the problem is about. */
  readonly argument: string;

  constructor(problem: TerminalWordKey, argument = '') {
    super(problem);
    this.problem = problem;
    this.argument = argument;
  }
}
