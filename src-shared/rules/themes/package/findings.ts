/** Findings about a theme package. Their codes are stable (limits.md §4); texts are `themePackage.code.<CODE>`. */
import type { PairId } from '../look/judged-pairs.ts';

/** Reasons for refusing an archive, in the order of the checks. */
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
  'SIGNATURE_WRONG',
] as const;
export type ArchiveRefusal = (typeof archiveRefusals)[number];

/**
 * The values of `details.reason` of CONTENT_TYPE and BOMB_SIZE; texts are `themePackage.content.<reason>`, with the
 * other details.
 */
export const contentReasons = [
  'svgNone',
  'svgForm',
  'svgSign',
  'svgEncoding',
  'svgInstruction',
  'svgEntity',
  'svgDepth',
  'svgRoot',
  'svgElement',
  'svgScript',
  'svgHandler',
  'svgDocument',
  'svgAddress',
  'svgAnimation',
  'svgSheet',
  'svgPaint',
  'pictureCut',
  'pictureForm',
  'picturePixels',
  'pictureFrames',
] as const;
export type ContentReason = (typeof contentReasons)[number];

/** Refused content of an entry. */
export interface ContentFault {
  readonly code: ArchiveRefusal;
  readonly details?: { readonly reason: ContentReason } & Readonly<Record<string, string | number>>;
}

/** Other findings: about pictures of the manifest, themes and their fields, and ignored files. */
export const packageRemarks = [
  /** A picture of the manifest is missing, or its bytes differ; the package is refused. */
  'ASSET_MISSING',
  'ASSET_DIFFERS',
  /** The package is not for this version of the program. */
  'PRODUCT_VERSION',
  'FIELD_INVALID',
  'FIELD_OUTSIDE',
  'CONTRAST',
  'CSS_DROPPED',
  'ASSET_UNUSED',
  'SYSTEM_FILE',
  'LAYOUT_UNKNOWN',
  /** Parts beside a picture (place, camera, texts) that are left out of what is used of the package. */
  'PICTURE_NOTES',
  /** A browser would run this file of another layout, or what it loads; and the number of further ones. */
  'RUNS',
  'RUNS_MORE',
  /** A platform's own archive, read through a mapping. */
  'MAPPED',
  /** The author has signed the package; `fingerprint` is of the key. */
  'SIGNED',
] as const;

export const packageCodes = [...archiveRefusals, ...packageRemarks] as const;
export type PackageCode = (typeof packageCodes)[number];

export const severities = ['refused', 'problem', 'note'] as const;
export type Severity = (typeof severities)[number];

export interface PackageFinding {
  readonly code: PackageCode;
  /**
   * `refused`: nothing is imported. `problem`: importing is possible although something is wrong. `note`: information.
   */
  readonly severity: Severity;
  /** An entry's name, made safe to show, or a theme's key and field (`harbour.titleName`). */
  readonly where?: string;
  /** Numbers and words for the finding's text. */
  readonly details?: Readonly<Record<string, string | number>>;
}

/** The details for a finding's text, with the usual names for colour pairs. */
export function shownDetails(
  details: PackageFinding['details'],
  pairName: (pair: PairId) => string,
): NonNullable<PackageFinding['details']> {
  const { pair, ...rest } = details ?? {};
  return pair === undefined ? rest : { ...rest, pair: pairName(pair as PairId) };
}

/** The key of a finding's text: its code's, or that of a more exact reason. */
export function findingKey({
  code,
  details,
}: Pick<PackageFinding, 'code'> & { readonly details?: PackageFinding['details'] | undefined }) {
  const reason = contentReasons.find((one) => one === details?.reason);
  return reason === undefined || code === 'MANIFEST_INVALID'
    ? (`themePackage.code.${code}` as const)
    : (`themePackage.content.${reason}` as const);
}

/** Text from an archive made safe to show: one short line without control characters and direction marks. */
export function safeArchiveName(text: string): string {
  const safe = text.slice(0, 200).replace(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu, '\ufffd');
  return safe.length > 80 ? `${safe.slice(0, 79)}…` : safe;
}
