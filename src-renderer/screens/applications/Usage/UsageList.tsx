/** The list of a department's applications: who sees and uses them, beside the seats of their licences. */
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { callRead, useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import type { ApiError } from '#shared/api/api-error.ts';
import { unstatedOf } from '#shared/api/figures.ts';
import type { AppItem } from '#shared/api/applications/app.ts';
import { queryAppList } from '#shared/api/applications/lists.ts';
import { queryAppManageSyncConfigs } from '#shared/api/applications/sync.ts';
import { queryAppUse } from '#shared/api/applications/use.ts';
import { queryModuleLicenseInfo } from '#shared/api/licence-info/apps.ts';
import { wholeList } from '#shared/kit/every-page.ts';
import { departmentQuery } from '#state/department-query.ts';
import { Button } from '#widgets/Button.tsx';
import { byWords } from '#widgets/List/filters.ts';
import { ListScreen } from '#widgets/List/ListScreen.tsx';
import { useList } from '#widgets/List/use-list.ts';
import ink from '#widgets/looks/ink.module.css';
import { notifyFailure } from '#widgets/notify.tsx';
import { ReadPart } from '#widgets/ReadPart.tsx';
import { UnstatedNotice } from '#widgets/UnstatedNotice.tsx';
import { toggleApps } from '../AppManage/toggle-app.ts';
import { useAppNames } from '#widgets/Names/use-app-names.ts';
import { useUsers } from '../use-users.ts';
import { usageColumns } from './usage-columns.tsx';
import { kindsOf, type UsageKind, type UsageRow, usageKinds, usageRows } from './usage-rows.ts';

export function UsageList({ deptId }: { readonly deptId: string }) {
  const text = useText();
  const { t, formatNumber } = text;
  const apps = useAllApps(deptId);
  const licences = useRead(queryModuleLicenseInfo, { deptId });
  const use = useRead(queryAppUse, { deptId });
  const flags = useRead(queryAppManageSyncConfigs, { deptId });
  const nameOf = useAppNames();
  const usersOf = useUsers(deptId);
  const { search } = useLocation();
  const rows = useMemo(
    () =>
      apps.data || (apps.error && licences.data)
        ? usageRows({ apps: apps.data, nameOf, licences: licences.data, uses: use.data })
        : undefined,
    [apps.data, apps.error, nameOf, licences.data, use.data],
  );
  const isUseTold = use.error === null;
  // A count that was not read is unknown, not zero.
  const isTold: Record<UsageKind, boolean> = {
    unused: use.data !== undefined || licences.data !== undefined,
    over: licences.data !== undefined,
    near: licences.data !== undefined,
  };
  const columns = useMemo(
    () =>
      usageColumns(text, {
        isUseTold,
        editorOf: (id) => `/appManage/edit/${encodeURIComponent(id)}${departmentQuery(search)}`,
      }),
    [text, isUseTold, search],
  );
  const may = flags.data?.permission.moduleEnable ?? false;
  const list = useList<UsageRow, 'q' | 'kind'>({
    name: 'applications.usage',
    filters: {
      q: {
        kind: 'search',
        label: t('applications.search'),
        narrow: byWords(({ name, app }) => `${name} ${app?.menuName ?? ''}`),
      },
      kind: {
        kind: 'chips',
        label: t('appUsage.kinds'),
        options: () =>
          usageKinds.map((value) => ({
            value,
            label: t(`appUsage.kind.${value}`, {
              count:
                rows && isTold[value]
                  ? formatNumber(rows.filter((row) => kindsOf(row).includes(value)).length)
                  : '–',
            }),
          })),
        narrow: (all, value) => all.filter((row) => kindsOf(row).some((kind) => kind === value)),
      },
    },
    source: { ...apps, data: rows, error: rows ? null : apps.error },
    columns,
    rowKey: ({ key }) => key,
    pages: { initial: 50, options: [20, 50, 100, 500] },
    select: may && apps.data !== undefined,
  });
  const turnOff = (chosen: readonly UsageRow[]) =>
    toggleApps(
      deptId,
      chosen.flatMap(({ app }) => (app?.menuStatus ? app : [])),
      false,
      usersOf,
    );
  return (
    <ListScreen
      list={list}
      label={t('appUsage.list')}
      failed={t('applications.failed')}
      empty={{ title: t('applications.empty'), text: t('appUsage.emptyText') }}
      refresh
      below={
        <>
          {rows && apps.error && <ReadPart read={apps} failed={t('applications.failed')} waiting={null} />}
          <ReadPart read={use} failed={t('appUsage.failed')} tone="quiet" waiting={null} />
          <ReadPart read={licences} failed={t('appUsage.licencesFailed')} tone="quiet" waiting={null} />
          {use.data && (
            <UnstatedNotice
              endpoint={queryAppUse}
              answer={unstatedOf(use.data, ({ moduleId }) => moduleId)}
            />
          )}
          <p className={ink.small}>{t('appUsage.seatsBack')}</p>
        </>
      }
      bulk={(chosen) => (
        <Button size="small" onClick={() => void chosen.chosen().then(turnOff).catch(notifyFailure)}>
          {t('applications.bulk.disable')}
        </Button>
      )}
      actions={(row) =>
        may && row.app?.menuStatus
          ? [
              {
                key: 'off',
                label: t('applications.bulk.disable'),
                name: t('appUsage.turnOff', { name: row.name }),
                onSelect: () => void turnOff([row]),
              },
            ]
          : []
      }
    />
  );
}

/** Applications of one response. */
const atOnce = 250;

/** Every application of the department that the tenant has, also those that are off. */
function useAllApps(deptId: string) {
  return useQuery<readonly AppItem[], ApiError>({
    // The key begins with the call's id, so that changes of applications read the list again.
    queryKey: [queryAppList.id, 'every', deptId],
    queryFn: ({ signal }) => {
      const query = { deptId, installed: true, showDisable: true, pageSize: atOnce };
      return wholeList(
        (pageNo) => callRead(queryAppList, { ...query, pageNo }, { signal }),
        ({ id }) => id,
      );
    },
  });
}
