/**
 * The sheet (spec 3§1, 3§4, 3§5.2; APP-001, 077, 078, 083 to 088, 118, 131, 149): all applications by departments,
 * filled in like a table, judged before anything is sent.
 */

import { useEffect, useState } from 'react';
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { queryAppManageSyncConfigs } from '#shared/api/applications/sync.ts';
import { appManageMenu } from '#shared/rules/common/applications/permissions.ts';
import { useAddress } from '#state/address.ts';
import { AppTabs } from '#widgets/AppTabs.tsx';
import { Segmented } from '#widgets/controls/Segmented.tsx';
import { DepartmentScope } from '#widgets/DepartmentScope/DepartmentScope.tsx';
import { detachedByMenu } from '#shared/rules/common/departments/scope-options.ts';
import { type ReadyScope, useDepartmentScope } from '#widgets/DepartmentScope/use-department-scope.ts';
import layout from '#widgets/looks/layout.module.css';
import { ErrorNotice } from '#widgets/Notice.tsx';
import { OperationLogButton } from '#widgets/OperationLog/OperationLogButton.tsx';
import { PageHeader } from '#widgets/PageHeader.tsx';
import { ReadPart, type ReadState } from '#widgets/ReadPart.tsx';
import { SkeletonRows } from '#widgets/Skeleton.tsx';
import { AudienceSheet } from './Audience/AudienceSheet.tsx';
import { useAudienceRows } from './Audience/use-audience-rows.ts';
import type { SheetApps } from '#shared/rules/applications/sheet/read-sheet-department.ts';
import { loadApps } from './load-department.ts';
import { AppSheet } from './Sheet.tsx';
import { type SheetState, sheetStateOf } from './sheet-state.ts';

export function SheetPage() {
  const { t } = useText();
  const scope = useDepartmentScope(detachedByMenu(appManageMenu));
  return (
    <>
      <PageHeader
        title={t('appSheet.title')}
        purpose={t('appSheet.purpose')}
        actions={<OperationLogButton module="appmgmt" />}
        tabs={<AppTabs />}
      />
      <DepartmentScope scope={scope}>{(ready) => <Sheets scope={ready} />}</DepartmentScope>
    </>
  );
}

/** Sheets by departments and by audience. */
const kinds = ['departments', 'audience'] as const;

function Sheets({ scope }: { readonly scope: ReadyScope }) {
  const { t } = useText();
  const address = useAddress();
  const by = address.get('by') === 'audience' ? 'audience' : 'departments';
  return (
    <>
      <div className={layout.below}>
        <Segmented
          label={t('appSheet.by.label')}
          value={by}
          options={kinds.map((value) => ({ value, label: t(`appSheet.by.${value}`) }))}
          onChange={(kind) => address.set({ by: kind === 'audience' ? kind : '' })}
        />
      </div>
      {by === 'audience' ? <OfAudience deptId={scope.department.id} /> : <OfDepartment scope={scope} />}
    </>
  );
}

function OfAudience({ deptId }: { readonly deptId: string }) {
  const { t } = useText();
  const { read, missing } = useAudienceRows(deptId);
  // A failed read is silent: nothing can be shared from here then.
  const flags = useRead(queryAppManageSyncConfigs, { deptId }).data?.permission;
  return (
    <ReadPart read={read} failed={t('appSheet.failed')} waiting={<SkeletonRows rows={12} />}>
      {(apps) => (
        <>
          {missing && (
            <div className={layout.below}>
              <ErrorNotice error={missing} title={t('appSheet.audience.untold')} tone="quiet" />
            </div>
          )}
          <AudienceSheet
            deptId={deptId}
            apps={apps}
            mayShare={flags?.moduleShareEdit ?? false}
            onAgain={() => void read.refetch?.()}
          />
        </>
      )}
    </ReadPart>
  );
}

interface Opened {
  readonly sheet: SheetState;
  /** Further applications are on their way. */
  readonly isPart: boolean;
}

type Opening = Pick<ReadState<Opened>, 'data' | 'error'>;
const unopened: Opening = { data: undefined, error: null };

/** Its caller remounts it for each department. */
function OfDepartment({ scope }: { readonly scope: ReadyScope }) {
  const { t } = useText();
  const { department } = scope;
  const [opened, setOpened] = useState(unopened);
  const [tries, setTries] = useState(0);
  const { id, name } = department;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` reads it again
  useEffect(() => {
    const ended = new AbortController();
    const showFirst = (first: SheetApps) => {
      if (!ended.signal.aborted)
        setOpened({ data: { sheet: sheetStateOf(first, null), isPart: true }, error: null });
    };
    const opening = loadApps({ id, name }, ended.signal, showFirst).then((base) => {
      const sheet = sheetStateOf(base, loadApps);
      ended.signal.addEventListener('abort', sheet.close);
      if (ended.signal.aborted) sheet.close();
      else setOpened({ data: { sheet, isPart: false }, error: null });
    });
    opening.catch((error: Error) => {
      if (!ended.signal.aborted) setOpened({ data: undefined, error });
    });
    return () => ended.abort();
  }, [id, name, tries]);
  const refetch = () => {
    setOpened(unopened);
    setTries(tries + 1);
  };
  return (
    <ReadPart
      read={{ ...opened, refetch }}
      failed={t('appSheet.failed')}
      waiting={<SkeletonRows rows={12} />}
    >
      {({ sheet, isPart }) => (
        // A filled or chosen range is meant for all applications, so that the sheet takes no input until all are
        // read.
        <div inert={isPart} aria-busy={isPart}>
          <AppSheet scope={scope} sheet={sheet} />
        </div>
      )}
    </ReadPart>
  );
}
