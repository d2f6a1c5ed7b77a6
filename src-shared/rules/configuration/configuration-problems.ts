/** Why a file of a configuration is refused: `configuration.problem.<problem>` says it. */
import { fileProblems } from '../common/files/file-problems.ts';

export const configurationProblems = [
  ...fileProblems,
  /** This version knows no such record in the areas that it names: `at` is its kind. */
  'unknownKind',
  /** It names a record twice: `at` is its kind. */
  'twice',
  /** A secret is in it: `at` is the kind of the record. */
  'secret',
] as const;
export type ConfigurationProblem = (typeof configurationProblems)[number];
