/** Settings of application management, by department (spec 3§3.6, 3§4; APP-054 to 070). */

import { useText } from '#data/text.ts';
import { appManageMenu } from '#shared/rules/common/applications/permissions.ts';
import { AppTabs } from '#widgets/AppTabs.tsx';
import { DepartmentScope } from '#widgets/DepartmentScope/DepartmentScope.tsx';
import { detachedByMenu } from '#shared/rules/common/departments/scope-options.ts';
import { type ReadyScope, useDepartmentScope } from '#widgets/DepartmentScope/use-department-scope.ts';
import { joinReads } from '#widgets/join-reads.ts';
import { OperationLogButton } from '#widgets/OperationLog/OperationLogButton.tsx';
import { PageHeader } from '#widgets/PageHeader.tsx';
import { ReadPart } from '#widgets/ReadPart.tsx';
import { SkeletonRows } from '#widgets/Skeleton.tsx';
import { AppSettingsForm } from './Settings.tsx';
import { useTeamView } from './use-team-view.ts';

export function AppSettingsPage() {
  const { t } = useText();
  const scope = useDepartmentScope(detachedByMenu(appManageMenu));
  return (
    <>
      <PageHeader
        title={t('appSettings.title')}
        purpose={t('appSettings.purpose')}
        actions={<OperationLogButton module="appmgmt" />}
        tabs={<AppTabs />}
      />
      <DepartmentScope scope={scope}>
        {(ready) => <OfDepartment key={ready.department.id} scope={ready} />}
      </DepartmentScope>
    </>
  );
}

function OfDepartment({ scope }: { readonly scope: ReadyScope }) {
  const { t } = useText();
  const deptId = scope.department.id;
  const { configs, sync, inNavigation, loading } = useTeamView(deptId);
  const read = joinReads([configs, t('appSettings.failed')], [sync, t('applications.flagsFailed')]);
  return (
    <ReadPart read={read} waiting={<SkeletonRows />}>
      {([{ appManageConfigs }, flags]) => (
        <AppSettingsForm
          scope={scope}
          inNavigation={inNavigation}
          loading={loading}
          configs={appManageConfigs}
          sync={flags}
        />
      )}
    </ReadPart>
  );
}
