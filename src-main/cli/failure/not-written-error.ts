import { systemCode } from '../../services/durable/disk.ts';

export class NotWritten extends Error {
  readonly problem:
    | 'cli.problem.outExists'
    | 'cli.problem.outNoFile'
    | 'cli.problem.outFailed'
    | 'cli.theme.folderExists';
  readonly path: string;
  readonly reason: string;

  constructor(problem: NotWritten['problem'], path: string, reason = '') {
    super(problem);
    this.problem = problem;
    this.path = path;
    this.reason = reason;
  }
}

/** What the system said of writing it. */
export function notWritten(path: string, error: unknown): NotWritten {
  const code = systemCode(error);
  return code === 'EEXIST'
    ? new NotWritten('cli.problem.outExists', path)
    : new NotWritten('cli.problem.outFailed', path, code);
}
