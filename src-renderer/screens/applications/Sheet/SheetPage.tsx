/**
 * The sheet (spec 3§1, 3§4, 3§5.2; APP-001, 077, 078, 083 to 088, 118, 131, 149): all applications beside departments,
 * filled in like a table, judged before anything is sent.
 */
import { useEffect, useState } from 'react';
import { useText } from '#data/text.ts';
import { appManageMenu } from '#shared/rules/applications/permissions.ts';
import { DepartmentScope } from '#widgets/DepartmentScope/DepartmentScope.tsx';
import { type ReadyScope, useDepartmentScope } from '#widgets/DepartmentScope/use-department-scope.ts';
import { ErrorNotice } from '#widgets/Notice.tsx';
import { OperationLogButton } from '#widgets/OperationLog/OperationLogButton.tsx';
import { PageHeader } from '#widgets/PageHeader.tsx';
import { SkeletonRows } from '#widgets/Skeleton.tsx';
import { AppTabs } from '../AppTabs.tsx';
import { loadDepartment } from './load-department.ts';
import { Sheet } from './Sheet.tsx';
import { type SheetState, sheetOf } from './sheet-state.ts';

export function SheetPage() {
  const { t } = useText();
  const scope = useDepartmentScope({ moduleType: 'MENU_DECENTRALIZATION', menuCode: appManageMenu });
  return (
    <>
      <PageHeader
        title={t('appSheet.title')}
        purpose={t('appSheet.purpose')}
        actions={<OperationLogButton module="appmgmt" />}
        tabs={<AppTabs />}
      />
      <DepartmentScope scope={scope}>{(ready) => <OfDepartment scope={ready} />}</DepartmentScope>
    </>
  );
}

type Opened = { readonly sheet: SheetState } | { readonly error: unknown };

/** Drawn anew for each department. */
function OfDepartment({ scope }: { readonly scope: ReadyScope }) {
  const { t } = useText();
  const { department, detach } = scope;
  const [opened, setOpened] = useState<Opened | null>(null);
  const [tries, setTries] = useState(0);
  const { id, name } = department;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` reads it again
  useEffect(() => {
    const ended = new AbortController();
    const load = (place: typeof department, signal: AbortSignal) => loadDepartment(place, detach, signal);
    const opening = load({ id, name }, ended.signal).then((base) => {
      const sheet = sheetOf(base, load);
      ended.signal.addEventListener('abort', sheet.close);
      if (ended.signal.aborted) sheet.close();
      else setOpened({ sheet });
    });
    opening.catch((error: unknown) => {
      if (!ended.signal.aborted) setOpened({ error });
    });
    return () => ended.abort();
  }, [id, name, detach, tries]);
  if (!opened) return <SkeletonRows rows={12} />;
  if ('error' in opened) {
    const again = () => {
      setOpened(null);
      setTries(tries + 1);
    };
    return <ErrorNotice error={opened.error} title={t('appSheet.failed')} onRetry={again} />;
  }
  return <Sheet scope={scope} sheet={opened.sheet} />;
}
