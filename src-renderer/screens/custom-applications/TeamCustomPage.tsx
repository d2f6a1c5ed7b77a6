/** The custom applications of the team, by department (spec 3§2.4, 3§7.2). */
import { useText } from '#data/text.ts';
import { appManageMenu } from '#shared/rules/common/applications/permissions.ts';
import { AppTabs } from '#widgets/AppTabs.tsx';
import { DepartmentScope } from '#widgets/DepartmentScope/DepartmentScope.tsx';
import { detachedByMenu } from '#shared/rules/common/departments/scope-options.ts';
import { useDepartmentScope } from '#widgets/DepartmentScope/use-department-scope.ts';
import { PageHeader } from '#widgets/PageHeader.tsx';
import { CustomApps } from './CustomApps.tsx';

export function TeamCustomPage() {
  const { t } = useText();
  const scope = useDepartmentScope(detachedByMenu(appManageMenu));
  return (
    <>
      <PageHeader
        title={t('customApplications.title')}
        purpose={t('customApplications.purpose')}
        tabs={<AppTabs />}
      />
      <DepartmentScope scope={scope}>
        {({ department, detach }) => (
          <CustomApps path="/customApps" scope={{ owner: 'team', deptId: department.id, detach }} />
        )}
      </DepartmentScope>
    </>
  );
}
