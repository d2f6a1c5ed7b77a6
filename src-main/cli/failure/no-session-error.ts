/** No session could be had at the server, not for long enough, or no password for it: said on standard error with what to do about it, exit code 67. */
import type { TerminalWordKey } from '../text/terminal-words.ts';

export class NoSessionError extends Error {
  readonly problem: TerminalWordKey;
  readonly params: Readonly<Record<string, string>>;

  constructor(problem: TerminalWordKey, params: Readonly<Record<string, string>> = {}) {
    super(problem);
    this.name = 'NoSession';
    this.problem = problem;
    this.params = params;
  }
}
