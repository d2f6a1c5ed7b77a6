/** The sign-in failed, the session ended too early, or there is no password: exit code 67. */
import type { TerminalWordKey } from '../text/terminal-words.ts';

export class NoSessionError extends Error {
  readonly problem: TerminalWordKey;
  readonly params: Readonly<Record<string, string>>;

  constructor(problem: TerminalWordKey, params: Readonly<Record<string, string>> = {}) {
    super(problem);
    this.name = 'NoSessionError';
    this.problem = problem;
    this.params = params;
  }
}
