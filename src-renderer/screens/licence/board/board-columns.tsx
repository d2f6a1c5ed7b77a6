import type { TextTools } from '#data/text.ts';
import { attentions } from '#shared/rules/licence/board/attention.ts';
import type { BoardRow } from '#shared/rules/licence/board/board-row.ts';
import { replacedLicences } from '#shared/rules/licence/board/replaced-licences.ts';
import { tableSeatText } from '#shared/rules/licence/description/fact-value.ts';
import { zonedDayText } from '#shared/rules/licence/description/licence-writer.ts';
import { attentionTone } from '#shared/rules/licence/fact-tones.ts';
import { Badge } from '#widgets/Badge.tsx';
import type { DrawnColumn } from '#widgets/DataGrid/column.ts';
import { fittedWidth } from '#widgets/DataGrid/fitted-width.ts';
import { ExternalName } from '#widgets/ExternalName.tsx';
import { StatusDot } from '#widgets/StatusDot.tsx';
import { licenceWriter } from '../parts/licence-writer.ts';
import type { BoardFile } from './board-files.ts';
import { verdictWord } from './board-view.ts';

export function boardGridColumns(
  text: TextTools,
  rows: readonly BoardRow[],
  fileOf: (row: BoardRow) => BoardFile | undefined,
): DrawnColumn<BoardRow>[] {
  const { t, formatNumber } = text;
  const writer = licenceWriter(text);
  const seats = (value: number | null) => tableSeatText(value, writer);
  const marks = rows.some((row) => markOf(fileOf(row)) !== null);
  const replaced = replacedLicences(rows.map(({ summary }) => summary));
  const replacedFiles = new Set(rows.filter((_, index) => replaced[index] !== null).map(({ file }) => file));
  const verdict = (row: BoardRow) => {
    const word = verdictWord(row, text);
    return replacedFiles.has(row.file) ? t('licence.screen.board.replaced', { verdict: word }) : word;
  };
  const expiry = ({ expiryDate, summary: { licence } }: BoardRow) => {
    if (expiryDate && licence) return zonedDayText(expiryDate, licence.timeZone, writer);
    return licence ? t('licence.value.noExpiry') : '–';
  };
  const whole = (least: number, most: number, of: (row: BoardRow) => string, beside?: number) => ({
    minWidth: fittedWidth(rows.map(of), { least, most, ...(beside === undefined ? {} : { beside }) }),
  });
  return [
    {
      key: 'file',
      title: t('licenceBoard.column.file'),
      ...whole(120, 300, ({ name }) => name, marks ? 70 : 26),
      sort: true,
      text: ({ name }) => name,
      cell: (row) => <FileCell row={row} file={fileOf(row)} t={t} />,
    },
    {
      key: 'code',
      title: t('licence.field.licenceCode'),
      width: fittedWidth(
        rows.map(({ licenceCode }) => licenceCode),
        { least: 104, most: 178, mono: true },
      ),
      mono: true,
      wraps: true,
      sort: ({ licenceCode }) => licenceCode || null,
      text: ({ licenceCode }) => licenceCode || '–',
    },
    {
      key: 'verdict',
      title: t('licenceBoard.column.verdict'),
      width: fittedWidth(rows.map(verdict), { least: 150, most: 260, beside: 42 }),
      sort: ({ attention }) => attentions.indexOf(attention),
      text: verdict,
      cell: (row) => <StatusDot tone={attentionTone(row)}>{verdict(row)}</StatusDot>,
    },
    {
      key: 'company',
      title: t('licenceBoard.column.company'),
      minWidth: 132,
      sort: ({ companyName }) => companyName || null,
      text: ({ companyName }) => companyName || '–',
    },
    {
      key: 'days',
      title: t('licenceBoard.column.daysLeft'),
      width: 104,
      align: 'end',
      sort: ({ daysRemaining }) => daysRemaining,
      text: ({ daysRemaining }) => (daysRemaining === null ? '–' : formatNumber(daysRemaining)),
    },
    {
      key: 'expiry',
      title: t('licence.field.expiryDate'),
      width: fittedWidth(rows.map(expiry), { least: 136, most: 240 }),
      sort: ({ expiryDate }) => expiryDate,
      text: expiry,
    },
    {
      key: 'pc',
      title: t('licence.screen.board.pc'),
      width: 84,
      align: 'end',
      sort: ({ pcSeats }) => pcSeats,
      text: ({ pcSeats }) => seats(pcSeats),
    },
    {
      key: 'mobile',
      title: t('licence.screen.board.mobile'),
      width: 92,
      align: 'end',
      sort: ({ mobileSeats }) => mobileSeats,
      text: ({ mobileSeats }) => seats(mobileSeats),
    },
    {
      key: 'external',
      title: t('licence.screen.board.external'),
      width: 96,
      align: 'end',
      sort: ({ externalSeats }) => externalSeats,
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
  const mark = markOf(file);
  return (
    <>
      {mark && (
        <>
          <Badge tone={mark === 'gone' ? 'neutral' : 'accent'}>
            {t(`licence.screen.board.mark.${mark}`)}
          </Badge>{' '}
        </>
      )}
      <ExternalName text={row.name} />
    </>
  );
}

function markOf(file: BoardFile | undefined): 'gone' | 'new' | 'changed' | null {
  if (file?.hasLeftFolder) return 'gone';
  return !file || file.arrival === 'first' ? null : file.arrival;
}
