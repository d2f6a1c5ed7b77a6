/** The tenant's information with its tips and contact purchase, as one form writes it (spec 1§7.1; TEN-085). */
import * as z from 'zod';
import { multilangGet, queryNamePerLangs } from '../../api/language-names/language-names.ts';
import { deployments } from '../../api/session/session.ts';
import {
  getTeamsAuthInfo,
  getTeamsTipsInfo,
  queryContactPurchaseConfigs,
  saveContactPurchaseConfigs,
  updateTenantInfo,
} from '../../api/tenant/changes.ts';
import { getTenantInfo, queryTenantTips } from '../../api/tenant/tenant.ts';
import { describedBy } from '../common/fields/field.ts';
import type { RecordKind } from '../common/record/record.ts';
import { defaultPurchaseUrl, readContactPurchase, toPurchaseConfigs } from '../tenant/edit/purchase.ts';
import { toTenantUpdate } from '../tenant/edit/save.ts';
import { type TenantForm, tenantFields, tipsFields } from '../tenant/edit/tenant-fields.ts';

export interface TenantValues extends TenantForm {
  readonly tips: string;
  /** Id of the tips' own record; '' before there is one. Not a field of the form. */
  readonly tipsId: string;
}

const locator = z.strictObject({ deployment: z.enum(deployments) });
type Locator = z.output<typeof locator>;
type Name = keyof TenantValues;

const ofPurchase: readonly Name[] = ['contactPurchase', 'purchaseUrl'];
const onlyPurchase = (names: readonly Name[]) => names.every((name) => ofPurchase.includes(name));

export const tenantRecord: RecordKind<Locator, TenantValues> = {
  id: 'tenant',
  locator,
  along: ['tipsId', 'storedSwitch'],
  touches: [
    getTenantInfo,
    queryTenantTips,
    getTeamsTipsInfo,
    queryContactPurchaseConfigs,
    getTeamsAuthInfo,
    queryNamePerLangs,
    multilangGet,
  ],
  title: (names) => (onlyPurchase(names) ? 'tenantEdit.change.purchase' : 'tenantEdit.change.info'),
  ...describedBy<TenantValues>({
    ...tenantFields({ certification: 'uncertified', editPurchase: true }),
    ...tipsFields,
  }),
  async read(ask, { deployment }, names) {
    const wants = (some: readonly Name[]) => some.some((name) => names.includes(name));
    const [info, tips, configs] = await Promise.all([
      ask(getTenantInfo, {}),
      wants(['tips']) ? ask(queryTenantTips, {}) : null,
      wants(ofPurchase) ? ask(queryContactPurchaseConfigs, {}) : null,
    ]);
    const { tenantName, contact, mobile, email, telephone } = info;
    const purchase = configs
      ? readContactPurchase(configs, deployment)
      : { contactPurchase: false, purchaseUrl: defaultPurchaseUrl };
    return {
      tenantName,
      contact,
      mobile,
      email,
      telephone,
      ...purchase,
      tips: tips?.configValue ?? '',
      tipsId: tips?.id ?? '',
    };
  },
  write(_, after, names) {
    if (onlyPurchase(names)) {
      return { endpoint: saveContactPurchaseConfigs, input: { appManageConfigs: toPurchaseConfigs(after) } };
    }
    const sends = {
      tips: names.includes('tips'),
      purchase: names.some((name) => ofPurchase.includes(name)),
    };
    const tips = { id: after.tipsId, configValue: after.tips };
    return { endpoint: updateTenantInfo, input: toTenantUpdate(after, tips, sends) };
  },
};
