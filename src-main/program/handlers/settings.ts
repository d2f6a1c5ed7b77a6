/** Settings: read, and change by key. That changes need an approval is not given up without a server's typed name. */
import { BridgeError } from '#shared/bridge/errors.ts';
import type { BridgeHandlers } from '#shared/bridge/index.ts';
import { loweredAt } from '#shared/rules/settings/lowered-approval.ts';
import type { Settings, SettingsPatch } from '#shared/rules/settings/settings.ts';
import type { ServersService } from '../../services/servers/servers-service.ts';
import type { SettingsService } from '../../services/settings/settings-service.ts';

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
    const lowered = loweredAt(before, settings.wouldBe(patch, forgotten), (await servers.list()).profiles);
    const [server] = lowered;
    if (server === undefined || lowered.some((name) => name.trim() === typed?.trim())) return;
    const message = `less at ${server} needs an approval after it: its name has to be typed`;
    throw new BridgeError('SETTING_GUARDED', message, { server, count: lowered.length });
  };
  return {
    get: () => settings.get(),
    async update({ typed, ...patch }) {
      await guard(patch, [], typed);
      return settings.update(patch);
    },
    async reset({ keys, typed }) {
      await guard({}, keys, typed);
      return settings.reset(keys);
    },
  };
}
