/** Of a bundle. Sizes are characters of JSON. */
export const configurationLimits = {
  count: 20_000,
  names: 60_000,
  ofOne: 1_000_000,
  all: 32_000_000,
} as const;

/** Bytes of its file: most characters are one, none is more than four. */
export const configurationFileLimit = configurationLimits.all * 2;
