import type { BridgeHandlers } from '#shared/bridge/index.ts';
import type { PolicyService } from '../../services/policy/policy-service.ts';
import type { SettingsService } from '../../services/settings/settings-service.ts';

export function policyHandlers(policy: PolicyService, settings: SettingsService): BridgeHandlers['policy'] {
  return { effective: () => policy.effective(settings.chosen()) };
}
