/** Settings: read, and change by key. */
import type { BridgeHandlers } from '#shared/bridge/index.ts';
import type { SettingsService } from '../../services/settings/settings-service.ts';

export function settingsHandlers(settings: SettingsService): BridgeHandlers['settings'] {
  return {
    get: () => settings.get(),
    update: (patch) => settings.update(patch),
    reset: ({ keys }) => settings.reset(keys),
  };
}
