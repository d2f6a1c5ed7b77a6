/**
 * Countries and regions with their calling codes (1§9, GEN-079; the documents do not show the list). Codes are ITU-T
 * E.164's, regions ISO 3166-1's; names come from `Intl.DisplayNames` in the reader's language.
 */
import table from './calling-codes.json' with { type: 'json' };

export interface CallingCode {
  /** ISO 3166-1 alpha-2. */
  region: string;
  /** Digits without the plus. */
  code: string;
}

/** Sorted by ISO code; each region occurs once. */
export const callingCodes: readonly CallingCode[] = Object.entries(table).map(([region, code]) => ({
  region,
  code,
}));

const codes: ReadonlySet<string> = new Set(callingCodes.map(({ code }) => code));

/** Whether a country or region has the code; `code` is without the plus. */
export function isCallingCode(code: string): boolean {
  return codes.has(code);
}
