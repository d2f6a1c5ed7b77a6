/**
 * Names in twelve languages as a sheet (spec 3§2.5; BMENU-019 to 023): groups and menus of a department, applications,
 * the tenant's name.
 */

import { useText } from '#data/text.ts';
import { backMenuCode } from '#shared/rules/common/session/area-rights.ts';
import { DepartmentScope } from '#widgets/DepartmentScope/DepartmentScope.tsx';
import { detachedByMenu } from '#shared/rules/common/departments/scope-options.ts';
import { useDepartmentScope } from '#widgets/DepartmentScope/use-department-scope.ts';
import { PageHeader } from '#widgets/PageHeader.tsx';
import { ReadPart } from '#widgets/ReadPart.tsx';
import { SkeletonRows } from '#widgets/Skeleton.tsx';
import { BackMenuTabs } from '../BackMenuTabs.tsx';
import { NameSheet } from './NameSheet.tsx';
import { useNameRows } from './use-name-rows.ts';

export function NamesPage() {
  const { t } = useText();
  const scope = useDepartmentScope(detachedByMenu(backMenuCode));
  return (
    <>
      <PageHeader title={t('nameSheet.title')} purpose={t('nameSheet.purpose')} tabs={<BackMenuTabs />} />
      <DepartmentScope scope={scope}>
        {({ department }) => <OfDepartment deptId={department.id} />}
      </DepartmentScope>
    </>
  );
}

function OfDepartment({ deptId }: { readonly deptId: string }) {
  const { t } = useText();
  const read = useNameRows(deptId);
  return (
    <ReadPart
      read={{ data: read.rows ?? undefined, error: read.error, refetch: read.again }}
      failed={t('nameSheet.failed')}
      waiting={<SkeletonRows rows={12} />}
    >
      {(rows) => <NameSheet key={deptId} deptId={deptId} read={read} rows={rows} />}
    </ReadPart>
  );
}
