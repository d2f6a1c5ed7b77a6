/** The reasons why a file of this project's formats is refused before its content is checked. */
export const fileProblems = [
  /** The file exceeds the size limit of its format. */
  'tooLarge',
  /** The file is not JSON, or not UTF-8. */
  'notJson',
  /** The text is in UTF-16, as PowerShell and old editors write it. */
  'utf16',
  /** The file repeats a field, is nested too deeply, or has content that only an attacker would write. */
  'hostile',
  /** The file is JSON of another format. */
  'otherFormat',
  /** The file is from a newer version of Steward. */
  'newer',
  /** A field is missing, unknown or of a wrong type; `at` names it. */
  'field',
] as const;
export type FileProblem = (typeof fileProblems)[number];
