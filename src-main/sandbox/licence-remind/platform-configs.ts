/**
 * Configs that the platform's operator sets for every tenant: whom the free-edition notice names (spec 1§2.8 "a
 * contact phone or a sales contact"). The documents do not show their keys.
 */
import type { ConfigRecord } from '#shared/api/config-record.ts';
import type { SandboxScenario } from '#shared/bridge/sandbox.ts';

export function platformConfigs({ deployment }: SandboxScenario): readonly ConfigRecord[] {
  // Overseas there is no hotline: the notice names the people of sales.
  if (deployment === 'overseas') {
    return [
      { configKey: 'salesContactName', configValue: 'Priya Nair' },
      { configKey: 'salesContactAddress', configValue: 'mailto:sales@example.com' },
    ];
  }
  return [{ configKey: 'contactPhone', configValue: '021-5550188' }];
}
