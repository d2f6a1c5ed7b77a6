/** The reasons why a configuration file is refused; `configuration.problem.<problem>` is the text of each. */
import { fileProblems } from '../common/files/file-problems.ts';

export const configurationProblems = [
  ...fileProblems,
  /** The file has a record that this version does not know in the file's areas; `at` is the record's kind. */
  'unknownKind',
  /** The file has a record twice; `at` is the record's kind. */
  'twice',
  /** The file has a secret; `at` is the record's kind. */
  'secret',
] as const;
export type ConfigurationProblem = (typeof configurationProblems)[number];
