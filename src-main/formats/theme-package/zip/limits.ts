/** How large an archive may be, and what is in it. Bytes unless told. */
export interface ArchiveLimits {
  readonly file: number;
  readonly entries: number;
  /** Of one entry, before it was packed. */
  readonly entry: number;
  /** Of all of them. */
  readonly total: number;
  /** Of an entry that is read as a text. */
  readonly text: number;
  readonly nameCharacters: number;
  readonly depth: number;
}

export const usualLimits: ArchiveLimits = {
  file: 2 * 1024 ** 3,
  entries: 4_096,
  entry: 64 * 1024 ** 2,
  total: 2 * 1024 ** 3,
  text: 4 * 1024 ** 2,
  nameCharacters: 200,
  depth: 8,
};

/** No picture or text that people make is packed to less than a two-hundredth; small ones may be anything. */
export const ratioLimit = { from: 1024 ** 2, most: 200 } as const;

/** Of the list of contents: many times what names of the longest kind need. */
export const directoryLimit = 8 * 1024 ** 2;
