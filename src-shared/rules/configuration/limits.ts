/** The limits of a bundle: `ofOne` in characters of one record's JSON, `all` in bytes of all records in the file. */
export const configurationLimits = {
  count: 20_000,
  names: 60_000,
  ofOne: 1_000_000,
  all: 32_000_000,
} as const;

/** The bytes of a bundle's file: names may take as many bytes as records. */
export const configurationFileLimit = configurationLimits.all * 2;
