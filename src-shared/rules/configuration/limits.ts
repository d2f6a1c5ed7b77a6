/**
 * The limits of a bundle: `ofOne` are characters of one record's JSON, `all` are bytes that its records take in the file.
 */
export const configurationLimits = {
  count: 20_000,
  names: 60_000,
  ofOne: 1_000_000,
  all: 32_000_000,
} as const;

/** Bytes of a bundle's file: its names take at most as much room as its records. */
export const configurationFileLimit = configurationLimits.all * 2;
