/** The limits of a bundle; sizes are characters of JSON. */
export const configurationLimits = {
  count: 20_000,
  names: 60_000,
  ofOne: 1_000_000,
  all: 32_000_000,
} as const;

/** The bytes of a bundle's file: most characters take one byte, none takes more than four. */
export const configurationFileLimit = configurationLimits.all * 2;
