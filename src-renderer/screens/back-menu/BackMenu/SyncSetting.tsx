/**
 * Own menus of the department (at once) and of those below (saved) (spec 3§4, 3§6; BMENU-045, 052 to 055, 067 to 069).
 */
import { useState } from 'react';
import { useText } from '#data/text.ts';
import type { MenuConfigHere } from '#shared/api/back-menu/config.ts';
import { type BelowForm, belowFields, belowForm } from '#shared/rules/back-menu/config.ts';
import type { SettingHere } from '#shared/rules/common/departments/setting.ts';
import { backMenuBelowRecord } from '#shared/rules/records/back-menu/back-menu-records.ts';
import { usePlatformHost } from '#state/menu.ts';
import { useActiveServer } from '#state/program.ts';
import { SettingSource } from '#widgets/DepartmentScope/SettingSource.tsx';
import type { ReadyScope } from '#widgets/DepartmentScope/use-department-scope.ts';
import { recordChange } from '#widgets/Form/change.ts';
import { FormFields } from '#widgets/Form/Fields.tsx';
import { FormPage } from '#widgets/Form/FormPage.tsx';
import { SwitchNow } from '#widgets/Form/SwitchNow.tsx';
import { useForm } from '#widgets/Form/use-form.ts';
import layout from '#widgets/looks/layout.module.css';
import { backToParent, toggleOwnMenus } from './back-to-parent.tsx';
import { KeptMenusNotice } from './KeptMenusNotice.tsx';
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
    stored: belowForm(config.backstageMenuConfigs),
    fields: belowFields,
    change: recordChange(backMenuBelowRecord, { deptId }, { success: 'backMenu.sync.saved' }),
  });
  const save = () => void form.save();
  return (
    <div className={layout.form}>
      <Tools deptId={deptId} save={{ disabled: readOnly || !form.dirty, busy: form.saving, go: save }} />
      <SettingSource scope={scope} setting={setting} />
      {setting.ownOffered && <KeptMenusNotice scope={scope} hasOwn={config.hasSelfMenus} />}
      {setting.ownOffered && <OwnMenus scope={scope} config={config} />}
      <FormPage form={form} label={t('backMenu.sync.form')} about={['dept']}>
        <FormFields form={form} readOnly={readOnly || !setting.belowOffered} />
      </FormPage>
    </div>
  );
}

interface OwnMenusProps {
  readonly scope: ReadyScope;
  readonly config: MenuConfigHere;
}

function OwnMenus({ scope, config }: OwnMenusProps) {
  const { t } = useText();
  const domainName = usePlatformHost();
  const server = useActiveServer();
  const [asking, setAsking] = useState(false);
  const turn = async (on: boolean) => {
    setAsking(true);
    await (on ? toggleOwnMenus(scope.department.id, true) : backToParent(scope, domainName, server.name));
    setAsking(false);
  };
  return (
    <SwitchNow
      label={t('backMenu.sync.own')}
      text={t('backMenu.sync.ownHelp')}
      checked={config.hasSelfMenus}
      busy={asking}
      disabled={!config.permission.moduleShareEdit}
      onTurn={turn}
    />
  );
}
