/** For tests: the tools of `useText` outside of a component, and a sample licence. */

import { formatsFor } from '#data/format.ts';
import { loadLanguage, type TextTools, translate } from '#data/text.ts';
import type { Licence, LicenceModule } from '#shared/rules/common/licence/licence.ts';
import type { LicenceReading } from '#shared/rules/licence/reading.ts';
import type { Language } from '#shared/text/types.ts';

export async function textTools(language: Language): Promise<TextTools> {
  await loadLanguage(language);
  return { t: translate, language, ...formatsFor(language) };
}

export const sampleModule = (flag: string, changes: Partial<LicenceModule> = {}): LicenceModule => ({
  name: flag[0]?.toUpperCase() + flag.slice(1),
  flag,
  pcSeats: 100,
  mobileSeats: 50,
  enabled: true,
  appId: null,
  modules: [],
  ...changes,
});

export const sampleLicence = (changes: Partial<Licence> = {}): Licence => ({
  licenceCode: 'LC-1',
  companyName: 'Farridge',
  customerId: 'C-9',
  userCounting: 'registered',
  externalCounting: 'concurrent',
  startDate: '2026-01-01',
  expiryDate: '2026-12-31',
  pcSeats: 1500,
  mobileSeats: 999_999,
  externalSeats: null,
  tenantLimit: 1,
  tenancy: 'single',
  modules: [sampleModule('workflow', { modules: [sampleModule('approval', { enabled: false })] })],
  issuedAt: null,
  ...changes,
});

export const sampleReading = (changes: Partial<LicenceReading> = {}): LicenceReading => ({
  name: 'a.lic',
  size: 2048,
  sha256: 'ab',
  sm3: 'cd',
  format: 'armoured',
  state: 'VALID',
  readable: true,
  verified: true,
  findings: [],
  signature: {
    algorithm: 'EdDSA',
    keyId: 'k1',
    keyName: 'Vendor 2026',
    keySource: 'shipped',
    thumbprint: 'thumbprint-of-k1',
    sample: false,
  },
  encryption: null,
  licence: sampleLicence(),
  daysRemaining: 40,
  ...changes,
});
