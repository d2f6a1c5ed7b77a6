/** An app's licence in the list and its export: seats by terminal, status, trial. */

import type { TextTools } from '#data/text.ts';
import type { AppLicenceRow, AppLicenceState } from '#shared/api/licence-info/apps.ts';
import type { Cell } from '#shared/kit/export/csv.ts';
import { type AppSeats, appSeats, isUnstated } from '#shared/rules/licence-info/apps.ts';
import { seatCount } from '#shared/rules/licence-info/figures.ts';
import type { Column } from '#widgets/DataGrid/column.ts';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { StatusDot, type StatusTone } from '#widgets/StatusDot.tsx';
import styles from './app-auth.module.css';
import type { AppLicence } from './module-licences.ts';
import { AppSeatUse } from './Seats.tsx';

export const statusTones: Readonly<Record<AppLicenceState, StatusTone>> = {
  probation: 'info',
  prepaid: 'info',
  inexistent: 'neutral',
  disabled: 'neutral',
  free: 'success',
  normal: 'success',
  outFreeUserInweek: 'warning',
  outPayUserInweek: 'warning',
  outFreeUserOutweek: 'danger',
  outPayUserOutweek: 'danger',
};

/** Returns null where the app has no such terminal. */
export function seatsOf(
  row: AppLicenceRow,
  terminal: AppSeats['terminal'],
  remind: boolean,
): AppSeats | null {
  return appSeats(row, remind).find((seats) => seats.terminal === terminal) ?? null;
}

export function appLicenceColumns({ t, formatDay }: TextTools, remind: boolean): Column<AppLicence>[] {
  return [
    { key: 'name', title: t('licenceInfo.screen.column.name'), text: ({ name }) => name },
    {
      key: 'department',
      title: t('licenceInfo.screen.column.department'),
      text: ({ deptName }) => deptName || t('common.none'),
      export: ({ deptName }) => deptName,
    },
    seatColumn('pc', ['usedLicenseCount', 'licenseTotalCount'], t, remind),
    seatColumn('app', ['appUsedLicenseCount', 'appLicenseTotalCount'], t, remind),
    {
      key: 'status',
      title: t('licenceInfo.screen.column.status'),
      text: ({ status }) => (status ? t(`licenceInfo.state.${status}`) : ''),
      cell: ({ status, trialEnd }) =>
        status && (
          <span className={layout.inline}>
            <StatusDot tone={statusTones[status]}>
              <span className={styles.state} title={t(`licenceInfo.state.${status}`)}>
                {t(`licenceInfo.state.${status}`)}
              </span>
            </StatusDot>
            {trialEnd !== '' && (
              <span className={ink.small} title={trialEnd}>
                {t('licenceInfo.screen.apps.trialUntil', { day: formatDay(trialEnd) })}
              </span>
            )}
          </span>
        ),
    },
    {
      key: 'trial',
      title: t('licenceInfo.screen.settings.trialUntil'),
      only: 'file',
      export: ({ trialEnd }) => trialEnd,
    },
    {
      key: 'id',
      title: t('licenceInfo.screen.column.id'),
      only: 'file',
      export: ({ moduleStr }) => moduleStr,
    },
  ];
}

/** Used and licensed seats are two columns in a file, so that a spreadsheet can sum them. */
function seatColumn(
  terminal: 'pc' | 'app',
  [used, total]: readonly [
    'usedLicenseCount' | 'appUsedLicenseCount',
    'licenseTotalCount' | 'appLicenseTotalCount',
  ],
  t: TextTools['t'],
  remind: boolean,
): Column<AppLicence> {
  const title = (of: 'used' | 'total') =>
    t(`licenceInfo.screen.apps.exported.${of}`, { terminal: t(`licenceInfo.terminal.${terminal}`) });
  // An unknown figure differs from an empty cell, which means no licence.
  const stated = (row: AppLicence, name: keyof AppLicenceRow, value: Cell): Cell =>
    isUnstated(row, name) ? t('licenceInfo.screen.seats.unknown') : value;
  const seats = (row: AppLicence): Cell => {
    const count = seatCount(row[total]);
    return count === 'unlimited' ? t('licenceInfo.unlimited') : count;
  };
  return {
    key: terminal,
    title: t(`licenceInfo.screen.column.${terminal}`),
    align: 'end',
    text: () => '',
    cell: (row) => <AppSeatUse seats={seatsOf(row, terminal, remind)} />,
    export: [
      { title: title('used'), value: (row) => stated(row, used, row[used]) },
      { title: title('total'), value: (row) => stated(row, total, seats(row)) },
    ],
  };
}
