/** Limits of an archive and its entries, in bytes where nothing else is said. */
export interface ArchiveLimits {
  readonly file: number;
  readonly entries: number;
  /** Largest size of an entry before compression, in bytes. */
  readonly entry: number;
  /** All entries together before compression. */
  readonly total: number;
  /** An entry that is read as a text. */
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

/** Real pictures and texts compress to no less than a two-hundredth; small ones are exempt. */
export const ratioLimit = { from: 1024 ** 2, most: 200 } as const;

/** The central directory: many times the size that the longest names need. */
export const directoryLimit = 8 * 1024 ** 2;
