/** A licence in the platform's spelling (spec 1§3), as `/api/license/parseLicenseFile` answers it. */

import type { WireModule } from '../../api/licence/wire.ts';
import type { Licence, LicenceModule } from '../common/licence/licence.ts';
import { changedPayModules } from './compare.ts';

/** A type alias, because an interface would not fit where further fields are allowed (`z.looseObject`). */
export type WireLicence = {
  readonly licensecode: string;
  readonly companyname: string;
  readonly cid: string;
  readonly concurrentFlag: '0' | '1';
  readonly supplierConcurrentFlag: '0' | '1';
  readonly startDate: string | null;
  readonly expiredate: string | null;
  readonly hrmnum: number | null;
  readonly appHrmNum: number | null;
  readonly supplierNum: number | null;
  readonly tenantCount: number | null;
  readonly tenantType: '0' | '1';
  /** A list here; on the platform's wire a JSON string, which the endpoint's codec creates. */
  readonly availableModule: WireModule[];
};

/** The fields of the compare result: those of a parse result with `compare` before their names. */
export type CompareFields = { readonly [Name in keyof WireLicence as `compare${Name}`]: WireLicence[Name] };

export type WireComparison = WireLicence &
  CompareFields & {
    readonly newPayModules: WireModule[];
    readonly delPayModules: WireModule[];
  };

export function toWireLicence(licence: Licence): WireLicence {
  return {
    licensecode: licence.licenceCode,
    companyname: licence.companyName,
    cid: licence.customerId,
    concurrentFlag: licence.userCounting === 'registered' ? '0' : '1',
    supplierConcurrentFlag: licence.externalCounting === 'concurrent' ? '1' : '0',
    startDate: licence.startDate,
    expiredate: licence.expiryDate,
    hrmnum: licence.pcSeats,
    appHrmNum: licence.mobileSeats,
    supplierNum: licence.externalSeats,
    tenantCount: licence.tenantLimit,
    tenantType: licence.tenancy === 'multi' ? '1' : '0',
    availableModule: licence.modules.map(moduleToWire),
  };
}

export function moduleToWire(module: LicenceModule): WireModule {
  return {
    moduleName: module.name,
    moduleFlag: module.flag,
    pcHrmNum: module.pcSeats,
    appHrmNum: module.mobileSeats,
    isEnable: module.enabled ? '1' : '0',
    ebAppId: module.appId,
    subModules: module.modules.map(moduleToWire),
  };
}

/** Returns the answer of `/api/license/compareLicenseFile`; `other` is the comparison file. */
export function comparisonToWire(licence: Licence, other: Licence): WireComparison {
  const prefixed = Object.fromEntries(
    Object.entries(toWireLicence(other)).map(([name, value]) => [`compare${name}`, value]),
  ) as unknown as CompareFields;
  const { added, removed } = changedPayModules(licence, other);
  return {
    ...toWireLicence(licence),
    ...prefixed,
    newPayModules: added.map(withoutSubModules),
    delPayModules: removed.map(withoutSubModules),
  };
}

/** A module is listed alone, because each of its sub-modules has an entry of its own. */
function withoutSubModules(module: LicenceModule): WireModule {
  return moduleToWire({ ...module, modules: [] });
}
