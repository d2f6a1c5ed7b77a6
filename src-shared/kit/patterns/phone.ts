/**
 * Telephone numbers as the platform checks them (1§5, GEN-007 to 014 and GEN-019). Every pattern is linear, without
 * nested repetition. Where the documents only name a region, its public numbering plan applies.
 */

/** Phone: 7 to 11 digits. */
export function isPhone(text: string): boolean {
  return /^\d{7,11}$/.test(text);
}

/** Mainland mobile: 11 digits starting 13 to 19. */
export function isMainlandMobile(text: string): boolean {
  return /^1[3-9]\d{9}$/.test(text);
}

/** Landline: 7 to 8 digits with an optional area code (010, 0755) and an optional extension of 1 to 6 digits. */
export function isLandline(text: string): boolean {
  return /^(?:\(0\d{2,3}\) ?|（0\d{2,3}）|0\d{2,3}[- ]?)?[1-9]\d{6,7}(?:(?:[-# ]|转)\d{1,6})?$/.test(text);
}

/** Regions with a format of their own; the number may have its calling code or the trunk prefix 0. */
export const regionalPhones = {
  taiwan: { callingCode: '886', pattern: /^(?:\+?886[- ]?|0)?9\d{8}$/ },
  hongKong: { callingCode: '852', pattern: /^(?:\+?852[- ]?)?[2-9]\d{7}$/ },
  northAmerica: {
    callingCode: '1',
    pattern: /^(?:\+?1[- ]?)?(?:\([2-9]\d{2}\) ?|[2-9]\d{2}[-. ]?)[2-9]\d{2}[-. ]?\d{4}$/,
  },
  vietnam: { callingCode: '84', pattern: /^(?:\+?84[- ]?|0)?[35789]\d{8}$/ },
  cambodia: { callingCode: '855', pattern: /^(?:\+?855[- ]?|0)?[1-9]\d{7,8}$/ },
  singapore: { callingCode: '65', pattern: /^(?:\+?65[- ]?)?[3689]\d{7}$/ },
} as const;

export type PhoneRegion = keyof typeof regionalPhones;

export function isRegionalPhone(region: PhoneRegion, text: string): boolean {
  return regionalPhones[region].pattern.test(text);
}

/** A number under a calling code ("86" or "+86"); without a format of its own it needs 7 to 11 digits. */
export function isPhoneUnder(callingCode: string, text: string): boolean {
  const code = callingCode.replace(/^\+/, '');
  if (code === '86') return isMainlandMobile(text);
  const region = Object.values(regionalPhones).find((known) => known.callingCode === code);
  return region ? region.pattern.test(text) : isPhone(text);
}
