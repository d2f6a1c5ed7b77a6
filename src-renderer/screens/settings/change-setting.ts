/**
 * Changes or resets one setting at once, says so with *Undo*, and says why where it could not be kept. Where changes at
 * a server need no approval any more by it, its name is asked for before, also for *Undo* and for a reset.
 */

import { bridge } from '#data/bridge.ts';
import { describeError } from '#data/describe-error.ts';
import { translate } from '#data/text.ts';
import { BridgeError } from '#shared/bridge/errors.ts';
import type { SettingDefinition } from '#shared/rules/settings/definitions.ts';
import type { SettingKey, Settings, SettingsPatch } from '#shared/rules/settings/settings.ts';
import { forgetEffective } from '#state/effective-settings.ts';
import { changeSettings, currentProgram, hearSettings } from '#state/program.ts';
import { settingTitle, valueText } from '#state/setting-text.ts';
import { confirm } from '#widgets/confirm.tsx';
import { notify } from '#widgets/notify.tsx';

type Value = Settings[keyof Settings];

/** `null`: back to the default. `chosen`: whether the value until now was the user's own. */
export async function changeSetting(
  definition: SettingDefinition,
  value: Value | null,
  chosen: boolean,
): Promise<void> {
  const { key } = definition;
  const before = currentProgram()?.settings[key] ?? null;
  try {
    if (!(await keepConfirmed(key, (typed) => keep(key, value, typed)))) return;
  } catch (error) {
    notify({ tone: 'danger', text: describeError(error).message });
    return;
  } finally {
    void forgetEffective();
  }
  notify({
    tone: 'success',
    text: translate('settings.changed', {
      setting: settingTitle(key, translate),
      value: valueText(definition, currentProgram()?.settings[key], translate),
    }),
    action: {
      label: translate('common.undo'),
      onSelect: () => void changeSetting(definition, chosen ? before : null, true),
    },
  });
}

async function keep(key: SettingKey, value: Value | null, typed: string | undefined): Promise<void> {
  if (value !== null) return changeSettings({ [key]: value } as SettingsPatch, typed);
  hearSettings(await bridge.settings.reset({ keys: [key], typed }, { outlives: true }));
}

/** False where the user thought better of it. */
async function keepConfirmed(key: SettingKey, attempt: (typed?: string) => Promise<void>): Promise<boolean> {
  try {
    await attempt();
  } catch (error) {
    if (!(error instanceof BridgeError) || error.code !== 'SETTING_GUARDED') throw error;
    const server = String(error.params.server);
    const words = key === 'dailyDecisions' ? 'settings.dailyDecisions' : 'settings.approve';
    const yes = await confirm({
      title: translate(`${words}.question`),
      text: translate(`${words}.lowered`, { server, count: Number(error.params.count) }),
      action: translate(`${words}.action`),
      ...{ danger: true, typed: server },
    });
    if (!yes) return false;
    await attempt(server);
  }
  return true;
}
