/** The rows of the app authorization list: seats by terminal, status, the way to the app's settings. */
import { useMemo } from 'react';
import { useText } from '#data/text.ts';
import type { AppLicence } from '#shared/rules/licence-info/module-licences.ts';
import { appListPages } from '#shared/rules/licence-info/tables.ts';
import { Button } from '#widgets/Button.tsx';
import { StatusDot } from '#widgets/StatusDot.tsx';
import { Cut } from '../parts/Cut.tsx';
import type { TableColumn } from '../parts/columns.ts';
import { PagedTable } from '../parts/PagedTable.tsx';
import partStyles from '../parts/parts.module.css';
import styles from './app-auth.module.css';
import { seatsOf, statusTones } from './app-view.ts';
import { Seats } from './Seats.tsx';

interface AppTableProps {
  readonly rows: readonly AppLicence[];
  readonly remind: boolean;
  readonly loading: boolean;
  readonly onSettings: (moduleStr: string) => void;
}

export function AppTable({ rows, remind, loading, onSettings }: AppTableProps) {
  const { t, formatDay } = useText();
  const columns = useMemo<TableColumn<AppLicence>[]>(
    () => [
      {
        key: 'name',
        title: t('licenceInfo.screen.column.name'),
        wide: true,
        cell: ({ name }) => <Cut text={name} wide />,
      },
      {
        key: 'department',
        title: t('licenceInfo.screen.column.department'),
        cell: ({ deptName }) =>
          deptName ? <Cut text={deptName} /> : <span className={partStyles.none}>{t('common.none')}</span>,
      },
      {
        key: 'pc',
        title: t('licenceInfo.screen.column.pc'),
        align: 'end',
        cell: (row) => <Seats seats={seatsOf(row, 'pc', remind)} />,
      },
      {
        key: 'app',
        title: t('licenceInfo.screen.column.app'),
        align: 'end',
        cell: (row) => <Seats seats={seatsOf(row, 'app', remind)} />,
      },
      {
        key: 'status',
        title: t('licenceInfo.screen.column.status'),
        cell: ({ status, trialEnd }) =>
          status && (
            <span className={styles.status}>
              <StatusDot tone={statusTones[status]}>
                <span className={styles.state} title={t(`licenceInfo.state.${status}`)}>
                  {t(`licenceInfo.state.${status}`)}
                </span>
              </StatusDot>
              {trialEnd !== '' && (
                <span className={styles.note} title={trialEnd}>
                  {t('licenceInfo.screen.apps.trialUntil', { day: formatDay(trialEnd) })}
                </span>
              )}
            </span>
          ),
      },
      {
        key: 'actions',
        title: t('licenceInfo.screen.column.actions'),
        quietTitle: true,
        align: 'end',
        cell: ({ name, moduleStr }) =>
          moduleStr !== '' && (
            <span className={partStyles.action}>
              <Button
                size="small"
                look="quiet"
                aria-label={t('licenceInfo.screen.apps.settingsOf', { name })}
                onClick={() => onSettings(moduleStr)}
              >
                {t('licenceInfo.screen.apps.settings')}
              </Button>
            </span>
          ),
      },
    ],
    [t, formatDay, remind, onSettings],
  );
  return (
    <PagedTable
      name=""
      label={t('licenceInfo.screen.apps.title')}
      rows={rows}
      columns={columns}
      rowKey={({ moduleStr, name, deptName }) => `${moduleStr}/${name}/${deptName}`}
      sizes={appListPages}
      loading={loading}
    />
  );
}
