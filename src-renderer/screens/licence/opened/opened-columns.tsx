import type { TextTools } from '#data/text.ts';
import { type OpenedLicence, type OpenedSort, openedSort } from '#shared/bridge/licence/licence.ts';
import { zonedDayText } from '#shared/rules/licence/description/licence-writer.ts';
import { verdictTone } from '#shared/rules/licence/fact-tones.ts';
import { type Column, type FileColumn, timeWidth } from '#widgets/DataGrid/column.ts';
import type { GridSort } from '#widgets/DataGrid/sorting.ts';
import { StatusDot } from '#widgets/StatusDot.tsx';
import { licenceWriter } from '../parts/licence-writer.ts';

/** Identifying columns come first and are shown in full from 1024 pixels on: a long name or code wraps. */
export function openedColumns(text: TextTools): Column<OpenedLicence>[] {
  const { t, formatTime } = text;
  return [
    {
      key: 'file',
      title: t('licence.screen.opened.file'),
      minWidth: 160,
      wraps: true,
      sort: true,
      text: ({ name }) => name,
    },
    {
      key: 'time',
      title: t('licence.screen.opened.openedAt'),
      sort: true,
      width: timeWidth,
      text: ({ openedAt }) => formatTime(openedAt),
      export: ({ openedAt }) => openedAt,
    },
    {
      key: 'code',
      title: t('licence.screen.opened.code'),
      sort: true,
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
      cell: (entry) => <StatusDot tone={verdictTone(entry)}>{t(`licence.state.${entry.state}`)}</StatusDot>,
    },
    {
      key: 'company',
      title: t('licence.screen.opened.company'),
      sort: true,
      minWidth: 101,
      wraps: true,
      text: ({ companyName }) => companyName ?? '',
    },
    {
      key: 'expiry',
      title: t('licence.screen.opened.expiry'),
      sort: true,
      width: 160,
      minWidth: 124,
      wraps: true,
      text: (entry) =>
        entry.expiryDate ? zonedDayText(entry.expiryDate, entry.timeZone, licenceWriter(text)) : '',
      export: ({ expiryDate }) => expiryDate,
    },
    file('zone', t('licenceBoard.column.zone'), ({ timeZone }) => timeZone),
    file('size', t('licence.screen.opened.size'), ({ size }) => size),
    file('key', t('licence.screen.opened.key'), ({ keyId }) => keyId),
    file('sha256', t('licence.file.sha256'), ({ sha256 }) => sha256),
    file('sm3', t('licence.file.sm3'), ({ sm3 }) => sm3),
  ];
}

/** The shell's sort order; null: newest first. */
export function openedSortOf(sort: GridSort | null): OpenedSort | null {
  const column = openedSort.shape.column.safeParse(sort?.column);
  return sort && column.success ? { column: column.data, descending: sort.direction === 'descending' } : null;
}

function file(
  key: string,
  title: string,
  value: FileColumn<OpenedLicence>['export'],
): FileColumn<OpenedLicence> {
  return { key, title, only: 'file', export: value };
}
