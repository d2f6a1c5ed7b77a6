/** The columns of the history on this computer, on the screen and in a file. */

import type { TextTools } from '#data/text.ts';
import { type OpenedLicence, type OpenedSort, openedSort } from '#shared/bridge/licence/licence.ts';
import type { ExportColumn } from '#shared/rules/export/csv.ts';
import type { GridColumn } from '#widgets/DataGrid/columns.ts';
import type { GridSort } from '#widgets/DataGrid/sorting.ts';
import { StatusDot } from '#widgets/StatusDot.tsx';
import { zonedDay } from '../parts/facts.ts';
import { verdictOf } from '../parts/verdict.ts';

/** What identifies a row stands first and whole, from 1024 pixels on: a long name or code in two lines. */
export function openedColumns(text: TextTools): GridColumn<OpenedLicence>[] {
  const { t, formatTime } = text;
  return [
    {
      key: 'file',
      title: t('licence.screen.opened.file'),
      minWidth: 160,
      wraps: true,
      sortable: true,
      text: ({ name }) => name,
    },
    {
      key: 'time',
      title: t('licence.screen.opened.openedAt'),
      sortable: true,
      width: 184,
      text: ({ openedAt }) => formatTime(openedAt),
    },
    {
      key: 'code',
      title: t('licence.screen.opened.code'),
      sortable: true,
      width: 176,
      wraps: true,
      mono: true,
      text: ({ licenceCode }) => licenceCode ?? '',
    },
    {
      key: 'verdict',
      title: t('licence.screen.opened.verdict'),
      width: 184,
      text: ({ state }) => t(`licence.state.${state}`),
      cell: (entry) => (
        <StatusDot tone={verdictOf(entry).tone}>{t(`licence.state.${entry.state}`)}</StatusDot>
      ),
    },
    {
      key: 'company',
      title: t('licence.screen.opened.company'),
      sortable: true,
      minWidth: 101,
      wraps: true,
      text: ({ companyName }) => companyName ?? '',
    },
    {
      key: 'expiry',
      title: t('licence.screen.opened.expiry'),
      sortable: true,
      width: 160,
      minWidth: 124,
      wraps: true,
      text: (entry) => (entry.expiryDate ? zonedDay(entry.expiryDate, entry, text) : ''),
    },
  ];
}

/** The shell's order; null: newest first. */
export function openedSortOf(sort: GridSort | null): OpenedSort | null {
  const column = openedSort.shape.column.safeParse(sort?.column);
  return sort && column.success ? { column: column.data, descending: sort.direction === 'descending' } : null;
}

export function exportColumns({ t }: TextTools): ExportColumn<OpenedLicence>[] {
  return [
    { title: t('licence.screen.opened.openedAt'), value: ({ openedAt }) => openedAt },
    { title: t('licence.screen.opened.file'), value: ({ name }) => name },
    { title: t('licence.screen.opened.size'), value: ({ size }) => size },
    { title: t('licence.screen.opened.company'), value: ({ companyName }) => companyName },
    { title: t('licence.screen.opened.code'), value: ({ licenceCode }) => licenceCode },
    { title: t('licence.screen.opened.expiry'), value: ({ expiryDate }) => expiryDate },
    { title: t('licenceBoard.column.zone'), value: ({ timeZone }) => timeZone },
    { title: t('licence.screen.opened.verdict'), value: ({ state }) => t(`licence.state.${state}`) },
    { title: t('licence.screen.opened.key'), value: ({ keyId }) => keyId },
    { title: t('licence.screen.field.sha256'), value: ({ sha256 }) => sha256 },
    { title: t('licence.screen.field.sm3'), value: ({ sm3 }) => sm3 },
  ];
}
