/** Dependencies of one application, or of all (`/appManage/needs/all`), in a department (spec 3§5.2). */

import type { ComponentProps } from 'react';
import { useParams } from 'react-router-dom';
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import type { ModuleStatus } from '#shared/api/applications/app.ts';
import { loadModuleStatus } from '#shared/api/applications/modules.ts';
import { queryAppManageSyncConfigs } from '#shared/api/applications/sync.ts';
import { appManageMenu } from '#shared/rules/common/applications/permissions.ts';
import { useCrumb } from '#state/crumbs.ts';
import { AppTabs } from '#widgets/AppTabs.tsx';
import { DepartmentScope } from '#widgets/DepartmentScope/DepartmentScope.tsx';
import { detachedByMenu } from '#shared/rules/common/departments/scope-options.ts';
import { useDepartmentScope } from '#widgets/DepartmentScope/use-department-scope.ts';
import ink from '#widgets/looks/ink.module.css';
import { Notice } from '#widgets/Notice.tsx';
import { PageHeader } from '#widgets/PageHeader.tsx';
import { ReadPart } from '#widgets/ReadPart.tsx';
import { SkeletonRows } from '#widgets/Skeleton.tsx';
import { useUsers } from '../use-users.ts';
import { NeedsList } from './NeedsList.tsx';
import { needsPicture } from './needs.ts';
import { NeedsGraph } from './Picture.tsx';
import { TogglePanel } from './TogglePanel.tsx';

/** The word for all applications in place of an id. */
const everything = 'all';

export function NeedsPage() {
  const { t } = useText();
  const { moduleId = everything } = useParams();
  const scope = useDepartmentScope(detachedByMenu(appManageMenu));
  return (
    <>
      <PageHeader title={t('appNeeds.title')} purpose={t('appNeeds.purpose')} tabs={<AppTabs />} />
      <DepartmentScope scope={scope}>
        {({ department }) => <Needs deptId={department.id} moduleId={moduleId} />}
      </DepartmentScope>
    </>
  );
}

function Needs({ deptId, moduleId }: { readonly deptId: string; readonly moduleId: string }) {
  const { t } = useText();
  const read = useRead(loadModuleStatus, { deptId });
  // A failed read is silent: nothing can be toggled here then.
  const may = useRead(queryAppManageSyncConfigs, { deptId }).data?.permission.moduleEnable ?? false;
  const usersOf = useUsers(deptId);
  const app = read.data?.find((one) => one.moduleId === moduleId);
  useCrumb(app?.moduleName ?? (moduleId === everything ? t('appNeeds.all') : moduleId));
  return (
    <ReadPart read={read} failed={t('appNeeds.failed')} waiting={<SkeletonRows />}>
      {(all) =>
        app || moduleId === everything ? (
          <Found all={all} app={app} deptId={deptId} editable={may} usersOf={usersOf} />
        ) : (
          <Notice title={t('appNeeds.gone')} />
        )
      }
    </ReadPart>
  );
}

interface FoundProps extends Omit<ComponentProps<typeof TogglePanel>, 'app'> {
  /** Absent for all applications. */
  readonly app: ModuleStatus | undefined;
}

function Found({ all, app, deptId, editable, usersOf }: FoundProps) {
  const { t } = useText();
  const picture = needsPicture(all, app?.moduleId ?? null);
  return (
    <>
      {app && <TogglePanel all={all} app={app} deptId={deptId} editable={editable} usersOf={usersOf} />}
      {app && picture.edges.length === 0 ? (
        <p className={ink.text}>{t('appNeeds.alone', { name: app.moduleName })}</p>
      ) : (
        <>
          <NeedsGraph
            picture={picture}
            label={app ? t('appNeeds.about', { name: app.moduleName }) : t('appNeeds.picture')}
            chosen={app?.moduleId ?? null}
          />
          <NeedsList picture={picture} all={all} usersOf={usersOf} />
        </>
      )}
    </>
  );
}
