/**
 * Configs that the platform's operator sets for every tenant: the contact of the free-edition notice (spec 1§2.8 "a
 * contact phone or a sales contact"), and the interval of counting used space (1§4 "unless overridden"). The
 * documents do not show their keys.
 */
import type { ConfigRecord } from '#shared/api/config-record.ts';
import type { SandboxScenario } from '#shared/bridge/sandbox.ts';
import { refreshGapKey } from '#shared/rules/tenant/edit/used-space.ts';

/** Milliseconds: a tenant with a machine of its own may recount every ten minutes. */
const singleTenantGap = 600_000;

export function platformConfigs({ deployment }: SandboxScenario): readonly ConfigRecord[] {
  // Overseas there is no hotline: the notice names salespeople.
  if (deployment === 'overseas') {
    return [
      { configKey: 'salesContactName', configValue: 'Priya Nair' },
      { configKey: 'salesContactAddress', configValue: 'mailto:sales@example.com' },
    ];
  }
  const phone = { configKey: 'contactPhone', configValue: '021-5550188' };
  return deployment === 'single'
    ? [phone, { configKey: refreshGapKey, configValue: String(singleTenantGap) }]
    : [phone];
}
