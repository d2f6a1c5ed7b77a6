/** Why a file of ours is refused before anybody looks at what it says. */
export const fileProblems = [
  /** More than such a file ever is. */
  'tooLarge',
  /** No JSON, or not in UTF-8. */
  'notJson',
  /** Text in UTF-16, as PowerShell and old editors write it. */
  'utf16',
  /** It names a field twice, is nested without end, or holds what no such file does. */
  'hostile',
  /** JSON of something else. */
  'otherFormat',
  /** Of a newer version of Steward. */
  'newer',
  /** A field is missing, too much, or of another type: `at` says which. */
  'field',
] as const;
export type FileProblem = (typeof fileProblems)[number];
