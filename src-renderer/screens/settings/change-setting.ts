/**
 * Changes or resets one setting at once, with *Undo*, and shows why a value could not be stored. A change that lifts
 * the need for approvals asks for the server's name first, in *Undo* and reset too.
 */

import { bridge } from '#data/bridge.ts';
import { describeError } from '#data/describe-error.ts';
import { translate } from '#data/text.ts';
import type { SettingDefinition } from '#shared/rules/settings/definitions.ts';
import type { SettingKey, Settings, SettingsPatch } from '#shared/rules/settings/settings.ts';
import { forgetEffective } from '#state/effective-settings.ts';
import { changeSettings, currentProgram, hearSettings } from '#state/program.ts';
import { settingTitle, settingValueText } from '#state/setting-text.ts';
import { notify } from '#widgets/notify.tsx';
import { loosenApproval } from '#widgets/loosen-approval.ts';

type Value = Settings[keyof Settings];

/** `null` resets to the default. `chosen`: the present value is the user's own. */
export async function changeSetting(
  definition: SettingDefinition,
  value: Value | null,
  chosen: boolean,
): Promise<void> {
  const { key } = definition;
  const before = currentProgram()?.settings[key] ?? null;
  try {
    const words = key === 'dailyDecisions' ? 'settings.dailyDecisions' : 'settings.approve';
    if (!(await loosenApproval(words, (typed) => keep(key, value, typed)))) return;
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
      value: settingValueText(definition, currentProgram()?.settings[key], translate),
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
