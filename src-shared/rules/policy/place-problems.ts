/** Why a place’s policy is refused, whole. In a file of its own, because the console’s first bundle has no schemas. */
export const placeProblems = [
  /** The file, or a folder above it, belongs to somebody else, or others may write it, or is a link. */
  'OWNER',
  'WRITABLE',
  'LINK',
  /** The system does not tell who may write it, or what stands there. */
  'UNCHECKED',
  'NOT_A_FOLDER',
  'NOT_A_FILE',
  /** It was replaced while it was read. */
  'CHANGED',
  'TOO_LARGE',
  'DENIED',
  'IO',
  /** STEWARD_POLICY names nothing that is there, or no whole path. */
  'MISSING',
  'RELATIVE',
  'ENCODING',
  'UTF16',
  'NOT_JSON',
  'TOO_DEEP',
  /** One name twice in an object, or a name that stands for something else. */
  'NAME_TWICE',
  'NAME_FORBIDDEN',
  /** `detail` is the path of what is wrong, e.g. `locked.language`. */
  'FIELD',
  /** The registry holds the whole document and single values too. */
  'BOTH',
  /** `detail` is the registry value, below the policy's key. */
  'VALUE',
] as const;
export type PlaceProblem = (typeof placeProblems)[number];
