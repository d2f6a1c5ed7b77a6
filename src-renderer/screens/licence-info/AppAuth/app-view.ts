/** An app's licence as the list shows and exports it. */

import type { Translate } from '#data/text.ts';
import type { AppLicenceRow, AppLicenceState } from '#shared/api/licence-info/apps.ts';
import type { Cell, ExportColumn } from '#shared/rules/export/csv.ts';
import { type AppSeats, appSeats, isUnstated } from '#shared/rules/licence-info/apps.ts';
import { seatCount } from '#shared/rules/licence-info/figures.ts';
import type { AppLicence } from '#shared/rules/licence-info/module-licences.ts';
import type { StatusTone } from '#widgets/StatusDot.tsx';

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

/** null: the app has no such terminal. */
export function seatsOf(
  row: AppLicenceRow,
  terminal: AppSeats['terminal'],
  remind: boolean,
): AppSeats | null {
  return appSeats(row, remind).find((seats) => seats.terminal === terminal) ?? null;
}

/** Used and licensed are columns of their own, so that a spreadsheet can count with them. */
export function exportColumns(t: Translate): ExportColumn<AppLicence>[] {
  const total = (count: number | null | undefined): Cell => {
    const seats = seatCount(count);
    return seats === 'unlimited' ? t('licenceInfo.unlimited') : seats;
  };
  // Not the same as an empty cell, which is no licence.
  const stated = (row: AppLicence, name: keyof AppLicenceRow, value: Cell): Cell =>
    isUnstated(row, name) ? t('licenceInfo.screen.seats.unknown') : value;
  const title = (terminal: 'pc' | 'app', of: 'used' | 'total') =>
    t(`licenceInfo.screen.apps.exported.${of}`, { terminal: t(`licenceInfo.terminal.${terminal}`) });
  return [
    { title: t('licenceInfo.screen.column.name'), value: ({ name }) => name },
    { title: t('licenceInfo.screen.column.department'), value: ({ deptName }) => deptName },
    { title: title('pc', 'used'), value: (row) => stated(row, 'usedLicenseCount', row.usedLicenseCount) },
    {
      title: title('pc', 'total'),
      value: (row) => stated(row, 'licenseTotalCount', total(row.licenseTotalCount)),
    },
    {
      title: title('app', 'used'),
      value: (row) => stated(row, 'appUsedLicenseCount', row.appUsedLicenseCount),
    },
    {
      title: title('app', 'total'),
      value: (row) => stated(row, 'appLicenseTotalCount', total(row.appLicenseTotalCount)),
    },
    {
      title: t('licenceInfo.screen.column.status'),
      value: ({ status }) => (status ? t(`licenceInfo.state.${status}`) : ''),
    },
    { title: t('licenceInfo.screen.settings.trialUntil'), value: ({ trialEnd }) => trialEnd },
    { title: t('licenceInfo.screen.column.id'), value: ({ moduleStr }) => moduleStr },
  ];
}
