import { systemCode } from '../../services/durable/disk.ts';

export class NotWrittenError extends Error {
  readonly problem:
    | 'cli.problem.outExists'
    | 'cli.problem.outNoFile'
    | 'cli.problem.outFailed'
    | 'cli.theme.folderExists';
  readonly path: string;
  readonly reason: string;

  constructor(problem: NotWrittenError['problem'], path: string, reason = '') {
    super(problem);
    this.problem = problem;
    this.path = path;
    this.reason = reason;
  }
}

/** The error for a failed write, by the system's code. */
export function toNotWrittenError(path: string, error: unknown): NotWrittenError {
  const code = systemCode(error);
  return code === 'EEXIST'
    ? new NotWrittenError('cli.problem.outExists', path)
    : new NotWrittenError('cli.problem.outFailed', path, code);
}
