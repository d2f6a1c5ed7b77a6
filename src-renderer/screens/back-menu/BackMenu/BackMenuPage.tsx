/** The editor of the admin centre's menus, by department (spec 3§2.5, 3§4, 3§6; BMENU-001 to 018). */
import { Navigate } from 'react-router-dom';
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { isRefusedRight } from '#shared/api/answer-failure.ts';
import { queryBackstageMenuConfig } from '#shared/api/back-menu/config.ts';
import { backMenuFirstReads } from '#shared/rules/first-reads/back-menu.ts';
import { detachedByMenu } from '#shared/rules/common/departments/scope-options.ts';
import { backMenuCode } from '#shared/rules/common/session/area-rights.ts';
import { useCrumb } from '#state/crumbs.ts';
import { DepartmentScope } from '#widgets/DepartmentScope/DepartmentScope.tsx';
import { type ReadyScope, useDepartmentScope } from '#widgets/DepartmentScope/use-department-scope.ts';
import { PageHeader } from '#widgets/PageHeader.tsx';
import { ReadPart } from '#widgets/ReadPart.tsx';
import { SkeletonRows } from '#widgets/Skeleton.tsx';
import { BackMenuTabs } from '../BackMenuTabs.tsx';
import { MenuEditor } from './MenuEditor.tsx';
import { useMenuMarks } from './use-menu-marks.tsx';

const detached = detachedByMenu(backMenuCode);

export function BackMenuPage() {
  const { t } = useText();
  useCrumb(t('backMenu.pageTitle'));
  const scope = useDepartmentScope(detached);
  const marks = useMenuMarks(scope.status === 'ready' && scope.detach !== 'off');
  return (
    <>
      <PageHeader title={t('backMenu.title')} purpose={t('backMenu.purpose')} tabs={<BackMenuTabs />} />
      <DepartmentScope scope={scope} {...(marks ? { marks } : {})}>
        {(ready) => <OfDepartment scope={ready} />}
      </DepartmentScope>
    </>
  );
}

BackMenuPage.firstReads = backMenuFirstReads;

function OfDepartment({ scope }: { readonly scope: ReadyScope }) {
  const { t } = useText();
  const read = useRead(queryBackstageMenuConfig, { deptId: scope.department.id });
  const { error } = read;
  // An ended session has its own prompt; the redirect is for a refusal alone (3§6).
  if (error && isRefusedRight(error) && !error.sessionEnded) return <Navigate to="/noRight" replace />;
  return (
    <ReadPart read={read} failed={t('backMenu.configFailed')} waiting={<SkeletonRows />}>
      {(config) => <MenuEditor scope={scope} config={config} />}
    </ReadPart>
  );
}
