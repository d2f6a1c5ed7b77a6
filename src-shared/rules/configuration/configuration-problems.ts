/** Why a file of a configuration is refused: `configuration.problem.<problem>` says it. */
export const configurationProblems = [
  /** More than such a file ever is. */
  'tooLarge',
  /** No JSON, or not in UTF-8. */
  'notJson',
  /** It names a field twice, is nested without end, or holds what no such file does. */
  'hostile',
  /** JSON of something else. */
  'otherFormat',
  /** Of a newer version of Steward. */
  'newer',
  /** A field is missing, too much, or of another type: `at` says which. */
  'field',
  /** This version knows no such record in the areas that it names: `at` is its kind. */
  'unknownKind',
  /** It names a record twice: `at` is its kind. */
  'twice',
  /** A secret is in it: `at` is the kind of the record. */
  'secret',
] as const;
export type ConfigurationProblem = (typeof configurationProblems)[number];
