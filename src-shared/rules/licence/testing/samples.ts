/** For tests: a licence and a module to begin with. */
import type { Licence, LicenceModule } from '../licence.ts';

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
