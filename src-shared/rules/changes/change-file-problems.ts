/** Why a file of changes is refused: `changes.file.problem.<problem>` says it. */
import { fileProblems } from '../common/files/file-problems.ts';

export const changeFileProblems = [
  ...fileProblems,
  /** This version knows no such record: `at` is its kind. */
  'unknownKind',
  /** A secret is in it: `at` is the kind of the record. */
  'secret',
  /** A change of it is larger than any: `at` is the kind of the record. */
  'largeChange',
  /** It wants values that their fields do not take: `at` is the first of them. */
  'content',
  /** What was asked for is not what its signature is of, or the key is another one. */
  'requestSignature',
  /** The same of the answer. */
  'decisionSignature',
] as const;
export type ChangeFileProblem = (typeof changeFileProblems)[number];
