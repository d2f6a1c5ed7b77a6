/** Calls for the settings. Removing the need for approvals requires the typed name of a server. */
import type { BridgeHandlers } from '#shared/bridge/index.ts';
import { loweredAt } from '#shared/rules/changes/approval/lowered-approval.ts';
import type { Settings, SettingsPatch } from '#shared/rules/settings/settings.ts';
import type { ServersService } from '../../services/servers/servers-service.ts';
import type { SettingsService } from '../../services/settings/settings-service.ts';
import { refuseLowered } from './refuse-lowered.ts';

export function settingsHandlers(
  settings: SettingsService,
  servers: Pick<ServersService, 'list'>,
): BridgeHandlers['settings'] {
  const guard = async (
    patch: SettingsPatch,
    forgotten: readonly (keyof Settings)[],
    typed: string | undefined,
  ): Promise<void> => {
    const before = await settings.get();
    const { profiles } = await servers.list();
    refuseLowered(loweredAt(before, settings.wouldBe(patch, forgotten), profiles), typed);
  };
  return {
    get: () => settings.get(),
    async update({ typed, ...patch }) {
      await guard(patch, [], typed);
      return settings.update(patch);
    },
    async reset({ keys, typed }) {
      // wall: approval-lowered-reset
      await guard({}, keys, typed);
      return settings.reset(keys);
    },
  };
}
