/**
 * What can be said of a theme package. A code is a name that people and scripts can rely on (limits.md §4); each has a
 * text, `themePackage.code.<CODE>`.
 */
import type { PairId } from '../look/pairs.ts';

/** Why an archive is refused, in the order in which it is looked at. */
export const archiveRefusals = [
  'NOT_A_ZIP',
  'TRAILING_DATA',
  'MULTIPLE_EOCD',
  'ZIP64_UNSUPPORTED',
  'FORMAT',
  'TOO_MANY',
  'COUNT_MISMATCH',
  'NAME_ENCODING',
  'NAME_TRAVERSAL',
  'NAME_ABSOLUTE',
  'NAME_RESERVED',
  'NAME_CHARS',
  'NAME_TOO_LONG',
  'DEPTH',
  'NAME_DUPLICATE',
  'NAME_COLLISION',
  'ENTRY_TYPE',
  'ENTRY_EXTENSION',
  'ENCRYPTED',
  'METHOD',
  'BOMB_SIZE',
  'HEADER_MISMATCH',
  'OVERLAP',
  'HIDDEN_DATA',
  'DATA',
  'SIZE_MISMATCH',
  'CRC_MISMATCH',
  'CONTENT_TYPE',
  'MANIFEST_MISSING',
  'MANIFEST_INVALID',
] as const;
export type ArchiveRefusal = (typeof archiveRefusals)[number];

/** What else is said: of pictures that the manifest names, of themes and their fields, of what was passed over. */
export const packageRemarks = [
  /** The manifest names a picture that is not in the archive, or another one is. Refused. */
  'ASSET_MISSING',
  'ASSET_DIFFERS',
  /** Not for this version of the program. */
  'PRODUCT_VERSION',
  'FIELD_INVALID',
  'FIELD_OUTSIDE',
  'CONTRAST',
  'CSS_DROPPED',
  'ASSET_UNUSED',
  'SYSTEM_FILE',
  'LAYOUT_UNKNOWN',
  /** Of another layout: a browser runs it, or what it loads; and how many more there are of them. */
  'RUNS',
  'RUNS_MORE',
  /** A platform's own archive, read through a mapping. */
  'MAPPED',
] as const;

export const packageCodes = [...archiveRefusals, ...packageRemarks] as const;
export type PackageCode = (typeof packageCodes)[number];

export const severities = ['refused', 'problem', 'note'] as const;
export type Severity = (typeof severities)[number];

export interface PackageFinding {
  readonly code: PackageCode;
  /** `refused`: nothing of it is used; `problem`: it can be imported, and something is wrong; `note`: good to know. */
  readonly severity: Severity;
  /** An entry's name, made safe to show, or a theme's key and field (`harbour.primaryColor`). */
  readonly where?: string;
  /** Figures and words that its text shows. */
  readonly details?: Readonly<Record<string, string | number>>;
}

/** The details as a finding's text shows them: pairs of colours are called as everywhere. */
export function shownDetails(
  details: PackageFinding['details'],
  pairName: (pair: PairId) => string,
): NonNullable<PackageFinding['details']> {
  const { pair, ...rest } = details ?? {};
  return pair === undefined ? rest : { ...rest, pair: pairName(pair as PairId) };
}

/** A text of an archive for people: one short line without control characters and direction marks. */
export function shownName(text: string): string {
  const safe = text.slice(0, 200).replace(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu, '\ufffd');
  return safe.length > 80 ? `${safe.slice(0, 79)}…` : safe;
}
