import type { Licence, LicenceModule } from '../../common/licence/licence.ts';
import { countModules } from '../count-modules.ts';
import type { LicenceReading, LicenceSummary } from '../reading.ts';

export function aModule(flag: string, changes: Partial<LicenceModule> = {}): LicenceModule {
  return {
    name: `${flag[0]?.toUpperCase()}${flag.slice(1)}`,
    flag,
    pcSeats: 10,
    mobileSeats: 10,
    enabled: true,
    appId: null,
    modules: [],
    ...changes,
  };
}

export function aLicence(changes: Partial<Licence> = {}): Licence {
  return {
    licenceCode: 'LC-1',
    companyName: 'Farridge',
    customerId: 'C-9',
    userCounting: 'registered',
    externalCounting: 'registered',
    startDate: '2026-01-01',
    expiryDate: '2026-12-31',
    pcSeats: 100,
    mobileSeats: 100,
    externalSeats: null,
    tenantLimit: 1,
    tenancy: 'single',
    modules: [],
    issuedAt: null,
    ...changes,
  };
}

export function aReading(changes: Partial<LicenceReading> = {}): LicenceReading {
  return {
    name: 'a.lic',
    size: 2048,
    sha256: 'aa11',
    sm3: 'bb22',
    format: 'armoured',
    state: 'VALID',
    readable: true,
    verified: true,
    findings: [{ state: 'VALID', params: {} }],
    signature: {
      algorithm: 'EdDSA',
      keyId: 'vendor-2026',
      keyName: 'Vendor 2026',
      keySource: 'shipped',
      thumbprint: 'dGh1bWI',
      sample: false,
    },
    encryption: null,
    licence: aLicence(),
    daysRemaining: 400,
    ...changes,
  };
}

/** The fields of an unreadable file's reading besides its state. */
export const nothingRead = { readable: false, verified: false, licence: null, daysRemaining: null } as const;

export function aSummary(reading: LicenceReading): LicenceSummary {
  if (!reading.licence) return { ...reading, licence: null };
  const { modules, ...facts } = reading.licence;
  return { ...reading, licence: { ...facts, ...countModules(modules) } };
}
