/** The applications of a department beside their groups (spec 3§2.1, 3§6; APP-005 to 015, 092, 093). */

import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { queryAppManagePermissions, queryGroupAppList } from '#shared/api/applications/lists.ts';
import { queryShowDisableConfig } from '#shared/api/applications/settings.ts';
import { queryAppManageSyncConfigs } from '#shared/api/applications/sync.ts';
import {
  type AppPermissionFlags,
  createCustomPermission,
} from '#shared/rules/common/applications/permissions.ts';
import { useAddress } from '#state/address.ts';
import { expectedComponent } from '#state/lazy-component.ts';
import type { ReadyScope } from '#widgets/DepartmentScope/use-department-scope.ts';
import { HeadActions } from '#widgets/HeadActions.tsx';
import layout from '#widgets/looks/layout.module.css';
import side from '#widgets/looks/side-tabs.module.css';
import { Notice } from '#widgets/Notice.tsx';
import { ReadPart } from '#widgets/ReadPart.tsx';
import { FirstRow } from '../First/FirstRow.tsx';
import { SameAsButton } from '../SameAs/SameAsButton.tsx';
import { AppList } from './AppList.tsx';
import { GroupTabs } from './GroupTabs.tsx';
import { NextLicenceNotice } from './NextLicence.tsx';
import { useAppDialog } from './use-dialog.ts';

const AppDialogs = expectedComponent(async () => (await import('./AppDialogs.tsx')).AppDialogs);

const nothing: AppPermissionFlags = { moduleShareEdit: false, AppCategoryEdit: false, moduleEnable: false };

interface ApplicationsProps {
  readonly scope: ReadyScope;
  /** False: the list was refused or could not be read, and its message stands alone (APP-019). */
  readonly mayQuery: boolean;
  readonly onQueried: (may: boolean) => void;
}

export function Applications({ scope, mayQuery, onQueried }: ApplicationsProps) {
  const { t } = useText();
  const deptId = scope.department.id;
  const address = useAddress();
  const dialog = useAppDialog();
  // A failed read is silent: applications that are off stay hidden then.
  const disabledFirst = useRead(queryShowDisableConfig, { deptId }).data?.configValue ?? false;
  const showDisable = disabledFirst !== (address.get('disabled') === '1');
  const groups = useRead(queryGroupAppList, { deptId, showDisable, isGroup: true });
  const sync = useRead(queryAppManageSyncConfigs, { deptId });
  const flags = sync.data?.permission ?? nothing;
  const codes = useRead(queryAppManagePermissions, {}).data ?? [];
  const mayCopy = flags.moduleShareEdit && codes.some(({ code }) => code === createCustomPermission);
  const tab = address.get('group') || 'all';
  return (
    <>
      {mayQuery && <ReadPart read={sync} failed={t('applications.flagsFailed')} waiting={null} />}
      {mayQuery && sync.data && !flags.AppCategoryEdit && (
        <Notice tone="locked">{t('applications.readOnly')}</Notice>
      )}
      {mayQuery && sync.data && flags.AppCategoryEdit && !flags.moduleEnable && (
        <Notice tone="locked">{t('applications.readOnlyEnable')}</Notice>
      )}
      {mayQuery && <NextLicenceNotice />}
      {mayQuery && (
        <HeadActions>
          <SameAsButton scope={scope} target={scope.department} />
        </HeadActions>
      )}
      {mayQuery && tab === 'all' && <FirstRow scope={scope} flags={flags} />}
      <div className={side.split}>
        {mayQuery && (
          <GroupTabs
            read={groups}
            tab={tab}
            deptId={deptId}
            editable={flags.AppCategoryEdit}
            onTab={(next) => address.set({ group: next === 'all' ? '' : next })}
            dialog={dialog}
          />
        )}
        <div className={layout.fill}>
          <AppList
            tab={tab}
            scope={scope}
            flags={flags}
            disabledFirst={disabledFirst}
            mayCopy={mayCopy}
            onOpen={dialog.open}
            onQueried={onQueried}
          />
        </div>
      </div>
      {mayQuery && dialog.name !== null && <AppDialogs scope={scope} sync={sync} flags={flags} />}
    </>
  );
}
