/** The reasons why a file of changes is refused; `changes.file.problem.<problem>` is the text of each. */
import { fileProblems } from '../common/files/file-problems.ts';

export const changeFileProblems = [
  ...fileProblems,
  /** The file has a record that this version does not know; `at` is the record's kind. */
  'unknownKind',
  /** The file has a secret; `at` is the record's kind. */
  'secret',
  /** A change in the file exceeds the size limit; `at` is the record's kind. */
  'largeChange',
  /** The file has values that their fields do not accept; `at` is the first of them. */
  'content',
  /** The signature of the request does not match its content or its key. */
  'requestSignature',
  /** The signature of the decision does not match its content or its key. */
  'decisionSignature',
] as const;
export type ChangeFileProblem = (typeof changeFileProblems)[number];
