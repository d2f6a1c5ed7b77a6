/** The settings of a department, and this person's rights to them. */
import { useText } from '#data/text.ts';
import type { queryAppManageSyncConfigs } from '#shared/api/applications/sync.ts';
import type { ConfigRecord } from '#shared/api/config-record.ts';
import type { Output } from '#shared/api/endpoint.ts';
import {
  type DisplayForm,
  displayFields,
  displayForm,
  tenantDisplayForced,
  toDisplayConfigs,
} from '#shared/rules/applications/display-settings.ts';
import { settingHere } from '#shared/rules/common/departments/setting.ts';
import { appDisplayRecord } from '#shared/rules/records/applications/app-settings-records.ts';
import { SettingSource } from '#widgets/DepartmentScope/SettingSource.tsx';
import type { ReadyScope } from '#widgets/DepartmentScope/use-department-scope.ts';
import { recordChange } from '#widgets/Form/change.ts';
import { FormFields } from '#widgets/Form/Fields.tsx';
import { FormPage } from '#widgets/Form/FormPage.tsx';
import { useForm } from '#widgets/Form/use-form.ts';
import { HeadActions } from '#widgets/HeadActions.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { Notice } from '#widgets/Notice.tsx';
import { ViewAsButton } from '#widgets/ViewAs/ViewAsButton.tsx';
import { Defaults } from './Defaults.tsx';
import { Departments } from './Departments.tsx';
import { HiddenApps } from './HiddenApps.tsx';
import { NavigationSettings } from './Navigation.tsx';
import { OneApp } from './OneApp.tsx';
import type { InNavigation } from './use-team-view.ts';

interface SettingsProps {
  readonly scope: ReadyScope;
  readonly configs: readonly ConfigRecord[];
  readonly sync: Output<typeof queryAppManageSyncConfigs>;
  readonly inNavigation: InNavigation;
  /** The view has just been opened, and shows its sign of loading. */
  readonly loading: boolean;
}

export function AppSettingsForm({ scope, configs, sync, inNavigation, loading }: SettingsProps) {
  const { t } = useText();
  const { detach, department } = scope;
  const { rootDept, hasSelfMenus, parentSub, from, permission } = sync;
  const deptId = department.id;
  const facts = { rootDept, parentSub, from, permission: permission.moduleShareEdit };
  // If the department above allows it, saving here gives this department settings of its own.
  const setting = settingHere(detach, department, { ...facts, hasOwn: hasSelfMenus || parentSub });
  const readOnly = setting.readOnly !== null;
  const form = useForm<DisplayForm>({
    name: `${appDisplayRecord.id}/${deptId}`,
    stored: displayForm(configs),
    fields: displayFields,
    change: recordChange(appDisplayRecord, { deptId }, { success: 'appSettings.saved' }),
  });
  const forced = detach === 'depth' && tenantDisplayForced(configs, detach);
  const names = (Object.keys(displayFields) as (keyof DisplayForm)[]).filter(
    (name) =>
      name !== 'defaultAppType' && name !== 'defaultAppValue' && !(forced && name === 'tenantDisplay'),
  );
  return (
    <div className={layout.form}>
      <SettingSource scope={scope} setting={setting} />
      <HeadActions>
        {loading && (
          <span role="status" className={ink.quiet}>
            {t('common.loading')}
          </span>
        )}
        <ViewAsButton
          deptId={deptId}
          unsaved={form.dirty ? { deptId, configs: toDisplayConfigs(form.values, form.changed) } : null}
        />
      </HeadActions>
      {forced && <Notice>{t('appSettings.tenantForced')}</Notice>}
      <FormPage form={form} label={t('appSettings.form')} about={['dept']}>
        <OneApp form={form} deptId={deptId} readOnly={readOnly} />
        <FormFields form={form} names={names} readOnly={readOnly} />
      </FormPage>
      <NavigationSettings
        deptId={deptId}
        configs={configs}
        readOnly={readOnly}
        inNavigation={inNavigation}
        messages={rootDept && !readOnly}
      />
      <HiddenApps deptId={deptId} readOnly={readOnly} />
      {detach !== 'off' && (
        <Departments scope={scope} deptId={deptId} editable={rootDept && permission.moduleEnable} />
      )}
      {!readOnly && <Defaults deptId={deptId} name={department.name} />}
    </div>
  );
}
