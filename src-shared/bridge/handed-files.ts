/**
 * Kinds and limits of files that are uploaded to a shell (POST /bridge/files). The file is separate from the schemas of
 * handles (files.ts), because the page's first script uses it.
 */

/** Bytes. A larger upload, or a larger file behind a handle, is refused. */
export const fileSizeLimit = 64 * 1024 * 1024;

/** Most bytes by kind; a theme package is streamed and never held in memory as a whole. */
export const handedLimits = { file: fileSizeLimit, themePackage: 2 * 1024 ** 3 } as const;
export type HandedKind = keyof typeof handedLimits;
/** Header of an upload with the kind of its file; without it the kind is `file`. */
export const handedKindHeader = 'x-file-kind';

/** Header of a request to the platform, with the permit for the file whose bytes the gateway puts into the form. */
export const attachedFileHeader = 'x-steward-file';

/** The limit for the kind in a request's header; null for an unknown kind. */
export function handedLimit(kind: string | null | undefined): number | null {
  const named = kind ?? 'file';
  return Object.hasOwn(handedLimits, named) ? handedLimits[named as HandedKind] : null;
}
