/** `chosen` is the user's choice, `effective` what holds under the policy. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { effectiveSettings, type PolicyLayers, settingsFrom } from '#shared/rules/policy/policy-layers.ts';
import type { Settings, SettingsPatch } from '#shared/rules/settings/settings.ts';
import { createSettingsService } from '../../services/settings/settings-service.ts';
import { withDataFolderErrors } from './existing-folder.ts';

export interface FoundSettings {
  readonly chosen: SettingsPatch;
  readonly effective: Settings;
}

/** No file is made where there is none. */
export async function readSettings(folder: string, layers: PolicyLayers): Promise<FoundSettings> {
  if (!existsSync(join(folder, 'settings.json')) && !existsSync(join(folder, 'settings.json.bak'))) {
    return { chosen: {}, effective: settingsFrom(effectiveSettings(layers, {})) };
  }
  return withDataFolderErrors(folder, async () => {
    const settings = await createSettingsService({ folder, layers, onChanged: () => undefined });
    settings.close();
    return { chosen: settings.chosen(), effective: settings.current() };
  });
}
