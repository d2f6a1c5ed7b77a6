/** Use beside licence (spec 3§2.1, 3§3.4, 3§9): what is licensed and not used, and what is used beyond its licence. */
import { useText } from '#data/text.ts';
import { appManageMenu } from '#shared/rules/common/applications/permissions.ts';
import { AppTabs } from '#widgets/AppTabs.tsx';
import { DepartmentScope } from '#widgets/DepartmentScope/DepartmentScope.tsx';
import { detachedByMenu } from '#shared/rules/common/departments/scope-options.ts';
import { useDepartmentScope } from '#widgets/DepartmentScope/use-department-scope.ts';
import { PageHeader } from '#widgets/PageHeader.tsx';
import { UsageList } from './UsageList.tsx';

export function UsagePage() {
  const { t } = useText();
  const scope = useDepartmentScope(detachedByMenu(appManageMenu));
  return (
    <>
      <PageHeader title={t('appUsage.title')} purpose={t('appUsage.purpose')} tabs={<AppTabs />} />
      <DepartmentScope scope={scope}>
        {({ department }) => <UsageList key={department.id} deptId={department.id} />}
      </DepartmentScope>
    </>
  );
}
