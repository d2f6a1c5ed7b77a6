/**
 * What is handed to a shell by its bytes (POST /bridge/files), and how much of it. By itself, without the schemas of
 * the handles (files.ts): the page's first script knows how to ask for this.
 */

/** An upload or a file read through a handle is refused above this size (bytes). */
export const fileSizeLimit = 64 * 1024 * 1024;

/** By its bytes at most: a theme package is never held in memory as a whole. */
export const handedLimits = { file: fileSizeLimit, themePackage: 2 * 1024 ** 3 } as const;
export type HandedKind = keyof typeof handedLimits;
/** Of a request that hands one over; without it, it is any file. */
export const handedKindHeader = 'x-file-kind';

/** The limit of what such a request hands over; null: it names no kind that there is. */
export function handedLimit(kind: string | null | undefined): number | null {
  const named = kind ?? 'file';
  return Object.hasOwn(handedLimits, named) ? handedLimits[named as HandedKind] : null;
}
