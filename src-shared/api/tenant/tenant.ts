/** Reads of the tenant's information and tips (spec 1§2.3, 1§3 "Tenant", 1§7.1). */
import * as z from 'zod';
import { flag01, optionalWireId, wireAmount, wireCount, wireId, wireNumber, wireText } from '../codecs.ts';
import { get } from '../endpoint.ts';
import { withFigures } from '../figures.ts';

/** Account status values (spec 1§3); an unknown one is read as probation, the default. */
export const accountStatuses = [
  'normal',
  'inarrears',
  'locked',
  'free',
  'outFreeUserInweek',
  'outFreeUserOutweek',
  'outFreeRoom',
  'outFreePayRoom',
  'prepaid',
  'outPayTime',
  'outPayUserInweek',
  'outPayUserOutweek',
  'outPayRoom',
  'outPayTimeUserInweek',
  'outPayTimeUserOutweek',
  'outPayTimeRoom',
  'probation',
] as const;
export type AccountStatus = (typeof accountStatuses)[number];

export const tenantInfo = withFigures(
  {
    tenantName: z.string(),
    tenantKey: wireId,
    contact: wireText,
    mobile: wireText,
    email: wireText,
    telephone: wireText,
    address: wireText,
    tenantImcId: optionalWireId,
    /** pendingAudit, verified or AuditFailure; any other value is uncertified (1§4). */
    authenticationStatus: wireText,
    status: z.enum(accountStatuses).catch('probation'),
    dateCreated: wireText,
    dateExpired: wireText,
  },
  {
    /** null where the server does not count the days. */
    dayRemain: wireNumber.nullable(),
    /** Space in use, in MB. */
    usedSpace: wireAmount,
    /** Space limit in MB. */
    maxSpace: wireAmount,
    pcAuthUserUsedNumbers: wireCount,
    pcAuthUserMaxNumbers: wireCount,
    appAuthUserUsedNumbers: wireCount,
    appAuthUserMaxNumbers: wireCount,
    externalUserUsedNumbers: wireCount,
    externalUserMaxNumbers: wireCount,
    tenantLicenseInfo: z.object({ useWarn: flag01, appUseWarn: flag01, externalUseWarn: flag01 }),
  },
);
export type TenantInfo = z.output<typeof tenantInfo>;

/** The tenant, with its state, its days and its used seats and space. */
export const getTenantInfo = get('tenant.info', '/api/basicserver/info', {
  given: '1§7.1',
  response: tenantInfo,
});

/** The tips of the tenant page for editing. */
export const queryTenantTips = get('tenant.tips', '/api/basicserver/queryTenantTips', {
  given: '1§7.1; 1§3',
  /** A config record; `configValue` is rich text (HTML) that must be sanitised when it is shown. */
  response: z.object({ id: wireId, configValue: wireText }).nullable(),
});
