/** Why a file of changes is refused: `changes.file.problem.<problem>` says it. */
export const changeFileProblems = [
  /** More than a file of changes ever is. */
  'tooLarge',
  /** No JSON, or not in UTF-8. */
  'notJson',
  /** It names a field twice, is nested without end, or holds what no file of changes does. */
  'hostile',
  /** JSON of something else. */
  'otherFormat',
  /** Of a newer version of Steward. */
  'newer',
  /** A field is missing, too much, or of another type: `at` says which. */
  'field',
  /** This version knows no such record: `at` is its kind. */
  'unknownKind',
  /** A secret is in it: `at` is the kind of the record. */
  'secret',
  /** What was asked for is not what its signature is of, or the key is another one. */
  'requestSignature',
  /** The same of the answer. */
  'decisionSignature',
] as const;
export type ChangeFileProblem = (typeof changeFileProblems)[number];
