/** Validates contact-purchase configs (spec 1§5, 1§7.1; S-12): two keys, each at most once. */
import type { ConfigRecord } from '#shared/api/config-record.ts';
import type { SandboxScenario } from '#shared/bridge/sandbox.ts';
import { checkFields } from '#shared/rules/common/fields/check-fields.ts';
import {
  type ContactPurchase,
  readContactPurchase,
  toPurchaseConfigs,
} from '#shared/rules/tenant/edit/purchase.ts';
import { purchaseFields } from '#shared/rules/tenant/edit/tenant-fields.ts';
import type { Message } from '#shared/text/message.ts';
import type { Store } from '../../../kernel/database/tables.ts';
import { findConfigs, saveConfig } from '../../../kernel/tenant/store.ts';

const keys = ['contactPurchase', 'purchaseUrl'] as const;

export async function findPurchase(
  store: Store,
  tenantKey: string,
  deployment: SandboxScenario['deployment'],
): Promise<ContactPurchase> {
  return readContactPurchase(await findConfigs(store, tenantKey, keys), deployment);
}

/** Returns the configs merged with the stored ones, or the key of an unknown one. */
export function readPurchaseInput(
  configs: readonly ConfigRecord[],
  stored: ContactPurchase,
):
  | { readonly ok: true; readonly purchase: ContactPurchase }
  | { readonly ok: false; readonly field: string } {
  const valueByName = new Map<string, string>();
  for (const { configKey, configValue, deptId } of configs) {
    const known = keys.some((key) => key === configKey);
    if (!known || valueByName.has(configKey)) return { ok: false, field: `configKey ${configKey}` };
    if (deptId !== undefined) return { ok: false, field: 'deptId' };
    valueByName.set(configKey, configValue);
  }
  const on = valueByName.get('contactPurchase');
  if (on !== undefined && on !== '0' && on !== '1') return { ok: false, field: 'contactPurchase' };
  return {
    ok: true,
    purchase: {
      contactPurchase: on === undefined ? stored.contactPurchase : on === '1',
      purchaseUrl: (valueByName.get('purchaseUrl') ?? stored.purchaseUrl).trim(),
    },
  };
}

export function checkPurchase(purchase: ContactPurchase): Message | null {
  return checkFields(purchaseFields, purchase)[0]?.message ?? null;
}

export async function savePurchase(
  store: Store,
  tenantKey: string,
  purchase: ContactPurchase,
): Promise<void> {
  for (const { configKey, configValue } of toPurchaseConfigs(purchase)) {
    await saveConfig(store, tenantKey, configKey, configValue);
  }
}
