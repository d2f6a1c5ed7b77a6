/**
 * The reasons for which a location's policy is refused as a whole; without schemas, for the console's first bundle.
 */
export const locationProblems = [
  /** The file or a folder above it belongs to another user, is writable by others, or is a link. */
  'OWNER',
  'WRITABLE',
  'LINK',
  /** The system does not say who may write the file, or of what kind the path is. */
  'UNCHECKED',
  /** Windows does not let its registry be read; `detail` is its message. */
  'REGISTRY',
  'NOT_A_FOLDER',
  'NOT_A_FILE',
  /** The file was replaced while it was read. */
  'CHANGED',
  'TOO_LARGE',
  'DENIED',
  'IO',
  /** STEWARD_POLICY names a missing file, or a relative path. */
  'MISSING',
  'RELATIVE',
  'ENCODING',
  'UTF16',
  'NOT_JSON',
  'TOO_DEEP',
  /** A name occurs twice in an object, or is one that a parser treats specially. */
  'NAME_TWICE',
  'NAME_FORBIDDEN',
  /** `detail` is the path of the invalid field, e.g. `locked.language`. */
  'FIELD',
  /** The registry has both the whole document and single values. */
  'BOTH',
  /** `detail` is the registry value's path below the policy's key. */
  'VALUE',
] as const;
export type LocationProblem = (typeof locationProblems)[number];
