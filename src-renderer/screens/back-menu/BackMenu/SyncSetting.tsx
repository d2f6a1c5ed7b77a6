/** Whether the department keeps menus of its own, which acts at once, and whether departments below may, which is saved (spec 3§4, 3§6; BMENU-045, 052 to 055, 067 to 069). */
import { useState } from 'react';
import { useChange } from '#data/changes/index.ts';
import { useText } from '#data/text.ts';
import { type MenuConfigHere, saveBackstageMenuConfig } from '#shared/api/back-menu/config.ts';
import { type BelowForm, belowFields, belowForm, menuConfigKeys } from '#shared/rules/back-menu/config.ts';
import type { SettingHere } from '#shared/rules/departments/setting.ts';
import { backMenuReads } from '#shared/rules/records/back-menu/back-menu-reads.ts';
import { backMenuBelowRecord } from '#shared/rules/records/back-menu/back-menu-records.ts';
import { confirm } from '#widgets/confirm.tsx';
import { SettingSource } from '#widgets/DepartmentScope/SettingSource.tsx';
import type { ReadyScope } from '#widgets/DepartmentScope/use-department-scope.ts';
import { recordChange } from '#widgets/Form/change.ts';
import { Fields } from '#widgets/Form/Fields.tsx';
import { FormPage } from '#widgets/Form/FormPage.tsx';
import { SwitchNow } from '#widgets/Form/SwitchNow.tsx';
import { useForm } from '#widgets/Form/use-form.ts';
import layout from '#widgets/looks/layout.module.css';
import { Tools } from './Tools.tsx';

interface SyncSettingProps {
  readonly scope: ReadyScope;
  readonly config: MenuConfigHere;
  readonly setting: SettingHere;
}

export function SyncSetting({ scope, config, setting }: SyncSettingProps) {
  const { t } = useText();
  const { id: deptId } = scope.department;
  const readOnly = setting.readOnly !== null;
  const form = useForm<BelowForm>({
    name: `${backMenuBelowRecord.id}/${deptId}`,
    ...{ stored: belowForm(config.backstageMenuConfigs), fields: belowFields },
    change: recordChange(backMenuBelowRecord, { deptId }, { success: 'backMenu.sync.saved' }),
  });
  const save = () => void form.save();
  return (
    <div className={layout.page}>
      <Tools deptId={deptId} save={{ disabled: readOnly || !form.dirty, busy: form.saving, go: save }} />
      <SettingSource scope={scope} setting={setting} />
      {setting.ownOffered && <OwnMenus config={config} deptId={deptId} from={parentName(scope)} />}
      <FormPage form={form} label={t('backMenu.sync.form')} about={['dept']}>
        <Fields form={form} readOnly={readOnly || !setting.belowOffered} />
      </FormPage>
    </div>
  );
}

/** '' where the server does not say it. */
const parentName = ({ path }: ReadyScope) => path.at(-1) ?? '';

interface OwnMenusProps {
  readonly config: MenuConfigHere;
  readonly deptId: string;
  /** The organisation above. */
  readonly from: string;
}

function OwnMenus({ config, deptId, from }: OwnMenusProps) {
  const { t } = useText();
  const { submit } = useChange();
  const [asking, setAsking] = useState(false);
  const on = config.hasSelfMenus;
  const turn = async (configValue: boolean) => {
    setAsking(true);
    const yes =
      configValue ||
      (await confirm({
        title: t('backMenu.sync.offTitle'),
        text: from === '' ? t('backMenu.sync.offTextAbove') : t('backMenu.sync.offText', { name: from }),
        ...{ action: t('backMenu.sync.offAction'), danger: true },
      }));
    if (yes) {
      await submit({
        title: 'backMenu.sync.ownChange',
        endpoint: saveBackstageMenuConfig,
        input: { backstageMenuConfigs: [{ configKey: menuConfigKeys.own, configValue, deptId }] },
        before: { configKey: menuConfigKeys.own, configValue: on, deptId },
        ...{ touches: backMenuReads, success: 'backMenu.sync.saved' },
      });
    }
    setAsking(false);
  };
  return (
    <SwitchNow
      label={t('backMenu.sync.own')}
      text={t('backMenu.sync.ownHelp')}
      checked={on}
      busy={asking}
      disabled={!config.permission.moduleShareEdit}
      onTurn={turn}
    />
  );
}
