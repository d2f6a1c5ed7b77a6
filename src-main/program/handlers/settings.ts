/** Settings: read, and change by key. */
import type { BridgeHandlers } from '#shared/bridge/index.ts';
import type { SettingsService } from '../../services/settings/settings-service.ts';
import { handOver } from './hand-over.ts';

export function settingsHandlers(settings: SettingsService): BridgeHandlers['settings'] {
  return handOver('settings', () => settings, { reset: ({ keys }) => settings.reset(keys) });
}
