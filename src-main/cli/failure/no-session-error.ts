/** No session could be had at the server, not for long enough, or no password for it: said on standard error with what to do about it, exit code 67. */
import type { WordKey } from '../text/terminal-texts.ts';

export class NoSession extends Error {
  readonly problem: WordKey;
  readonly params: Readonly<Record<string, string>>;

  constructor(problem: WordKey, params: Readonly<Record<string, string>> = {}) {
    super(problem);
    this.name = 'NoSession';
    this.problem = problem;
    this.params = params;
  }
}
