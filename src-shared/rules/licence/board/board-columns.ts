/** The columns of the board for a spreadsheet (`kit/export`): numbers stay numbers, days are ISO, states are words. */

import { type Cell, dayCell, type ExportColumn, zoneCell } from '../../../kit/export/csv.ts';
import type { MessageKey } from '../../../text/index.ts';
import { unlimitedSeats } from '../../common/licence/licence.ts';
import { attentionKey } from './attention-word.ts';
import type { BoardRow } from './board-row.ts';

/** Type of a translating function, such as i18next's `t` and `lookUp`. */
export type TranslateKey = (key: MessageKey, params?: Readonly<Record<string, string | number>>) => string;

export function boardColumns(t: TranslateKey): ExportColumn<BoardRow>[] {
  const seats = (value: number | null): Cell =>
    value === unlimitedSeats ? t('licence.value.unlimited') : value;
  return [
    {
      title: t('licenceBoard.column.attention'),
      value: (row) => t(attentionKey(row)),
    },
    { title: t('licenceBoard.column.company'), value: (row) => row.companyName },
    { title: t('licence.field.customerId'), value: (row) => row.customerId },
    { title: t('licence.field.licenceCode'), value: (row) => row.licenceCode },
    { title: t('licence.field.startDate'), value: (row) => dayCell(row.startDate) },
    {
      title: t('licence.field.expiryDate'),
      value: (row) =>
        row.summary.licence && row.expiryDate === null
          ? t('licence.value.noExpiry')
          : dayCell(row.expiryDate),
    },
    { title: t('licenceBoard.column.zone'), value: (row) => zoneCell(row.summary.licence?.timeZone) },
    { title: t('licenceBoard.column.daysLeft'), value: (row) => row.daysRemaining },
    { title: t('licence.field.pcSeats'), value: (row) => seats(row.pcSeats) },
    { title: t('licence.field.mobileSeats'), value: (row) => seats(row.mobileSeats) },
    { title: t('licence.field.externalSeats'), value: (row) => seats(row.externalSeats) },
    { title: t('licence.field.tenantLimit'), value: (row) => seats(row.tenantLimit) },
    { title: t('licenceBoard.column.modules'), value: (row) => row.modules },
    { title: t('licenceBoard.column.enabledModules'), value: (row) => row.enabledModules },
    { title: t('licenceBoard.column.verdict'), value: (row) => t(`licenceBoard.verdict.${row.verdict}`) },
    { title: t('licenceBoard.column.state'), value: (row) => t(`licence.state.${row.summary.state}`) },
    { title: t('licenceBoard.column.key'), value: (row) => row.summary.signature?.keyId },
    { title: t('licenceBoard.column.keyName'), value: (row) => row.summary.signature?.keyName },
    { title: t('licenceBoard.column.file'), value: (row) => row.name },
    { title: 'SHA-256', value: (row) => row.summary.sha256 },
    { title: 'SM3', value: (row) => row.summary.sm3 },
  ];
}
