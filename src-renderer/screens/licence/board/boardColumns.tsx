/** The columns of the board: who, what asks for attention, how long, how many seats, which file. */
import type { BoardRow } from '#shared/rules/licence-board/board-row.ts';
import type { TextTools } from '../../../data/text.ts';
import type { GridColumn } from '../../../widgets/DataGrid/columns.ts';
import { StatusDot } from '../../../widgets/StatusDot.tsx';
import { seatText } from '../parts/facts.ts';
import styles from './board.module.css';
import type { BoardFile } from './boardFiles.ts';
import { attentionTones } from './boardView.ts';

export function boardGridColumns(
  text: TextTools,
  fileOf: (row: BoardRow) => BoardFile | undefined,
): GridColumn<BoardRow>[] {
  const { t, formatDay, formatNumber } = text;
  const seats = (value: number | null) => (value === null ? '–' : seatText(value, text));
  const verdict = ({ attention, summary }: BoardRow) =>
    attention === 'unreadable' || attention === 'unverified'
      ? t(`licence.state.${summary.state}`)
      : t(`licenceBoard.attention.${attention}`);
  return [
    {
      key: 'company',
      title: t('licenceBoard.column.company'),
      minWidth: 132,
      sortable: true,
      text: ({ companyName }) => companyName || '–',
    },
    {
      key: 'verdict',
      title: t('licenceBoard.column.verdict'),
      width: 184,
      sortable: true,
      text: verdict,
      cell: (row) => <StatusDot tone={attentionTones[row.attention]}>{verdict(row)}</StatusDot>,
    },
    {
      key: 'days',
      title: t('licenceBoard.column.daysLeft'),
      width: 92,
      align: 'end',
      sortable: true,
      text: ({ daysRemaining }) => (daysRemaining === null ? '–' : formatNumber(daysRemaining)),
    },
    {
      key: 'expiry',
      title: t('licence.screen.field.expiryDate'),
      width: 136,
      sortable: true,
      text: ({ expiryDate, summary }) => {
        if (expiryDate) return formatDay(expiryDate);
        return summary.licence ? t('licence.screen.value.noExpiry') : '–';
      },
    },
    {
      key: 'pc',
      title: t('licence.screen.board.pc'),
      width: 72,
      align: 'end',
      sortable: true,
      text: ({ pcSeats }) => seats(pcSeats),
    },
    {
      key: 'mobile',
      title: t('licence.screen.board.mobile'),
      width: 72,
      align: 'end',
      sortable: true,
      text: ({ mobileSeats }) => seats(mobileSeats),
    },
    {
      key: 'code',
      title: t('licence.screen.field.licenceCode'),
      width: 104,
      mono: true,
      sortable: true,
      text: ({ licenceCode }) => licenceCode || '–',
    },
    {
      key: 'file',
      title: t('licenceBoard.column.file'),
      minWidth: 150,
      sortable: true,
      text: ({ name }) => name,
      cell: (row) => <FileCell row={row} file={fileOf(row)} t={t} />,
    },
    {
      key: 'external',
      title: t('licence.screen.board.external'),
      width: 82,
      align: 'end',
      sortable: true,
      text: ({ externalSeats }) => seats(externalSeats),
    },
  ];
}

function FileCell(props: {
  readonly row: BoardRow;
  readonly file: BoardFile | undefined;
  readonly t: TextTools['t'];
}) {
  const { row, file, t } = props;
  const mark = file?.gone ? 'gone' : file && file.arrival !== 'first' ? file.arrival : null;
  return (
    <>
      {mark && (
        <span className={styles.mark} data-mark={mark}>
          {t(`licence.screen.board.mark.${mark}`)}
        </span>
      )}
      {row.name}
    </>
  );
}
