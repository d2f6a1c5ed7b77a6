import { attentions } from '#shared/rules/licence/board/attention.ts';
import { attentionKey } from '#shared/rules/licence/board/attention-word.ts';
import type { BoardRow } from '#shared/rules/licence/board/board-row.ts';
import { boardTotals } from '#shared/rules/licence/board/board-totals.ts';
import { tableSeatText } from '#shared/rules/licence/description/fact-value.ts';
import { attentionTone } from '#shared/rules/licence/fact-tones.ts';
import { fitTable } from '../render/fit-table.ts';
import { toneSigns } from '../render/signs.ts';
import { printable } from '../text/printable.ts';
import type { TerminalWords } from '../text/terminal-words.ts';

export function boardText(rows: readonly BoardRow[], width: number | null, words: TerminalWords): string {
  if (rows.length === 0) return `${words.say('cli.emptyBoard')}\n`;
  const columns = [
    { title: words.say('licenceBoard.column.attention'), shrinks: 16, tells: true },
    { title: words.say('licenceBoard.column.file'), shrinks: 12, tells: true },
    { title: words.say('licenceBoard.column.company'), shrinks: 10 },
    { title: words.say('licence.field.licenceCode'), shrinks: 12, tells: true },
    { title: words.say('licence.field.expiryDate') },
    { title: words.say('licenceBoard.column.zone'), shrinks: 6 },
    { title: words.say('licenceBoard.column.daysLeft'), align: 'right', leaves: 3 },
    { title: words.say('licence.field.pcSeats'), align: 'right', leaves: 2 },
    { title: words.say('licence.field.mobileSeats'), align: 'right', leaves: 1 },
  ] as const;
  const lines = rows.map((row) => [
    `${toneSigns[attentionTone(row)]} ${attentionText(row, words)}`,
    printable(row.name),
    printable(row.companyName || '–'),
    printable(row.licenceCode || '–'),
    row.expiryDate ?? (row.summary.licence ? words.say('licence.value.noExpiry') : '–'),
    row.summary.licence?.timeZone ?? '–',
    row.daysRemaining === null ? '–' : words.number(row.daysRemaining),
    tableSeatText(row.pcSeats, words),
    tableSeatText(row.mobileSeats, words),
  ]);
  return `${fitTable(columns, lines, width)}\n\n${showTotals(rows, words)}\n`;
}

/** A file that is not verified or not readable shows its own state, which says more than its kind. */
function attentionText(row: BoardRow, words: TerminalWords): string {
  const { attention, summary } = row;
  return attention === 'unverified' || attention === 'unreadable'
    ? words.say(`licence.state.${summary.state}`)
    : words.sayAny(attentionKey(row));
}

function showTotals(rows: readonly BoardRow[], words: TerminalWords): string {
  const { files, customers, attention, replaced } = boardTotals(rows);
  const counted = [
    words.say('licenceBoard.files', { count: files, amount: words.number(files) }),
    words.say('licenceBoard.customers', { count: customers, amount: words.number(customers) }),
    ...attentions
      .filter((one) => attention[one] > 0)
      .map((one) => `${words.say(`licenceBoard.attention.${one}`)} ${words.number(attention[one])}`),
    ...(replaced === 0
      ? []
      : [words.say('licenceBoard.replaced', { count: replaced, amount: words.number(replaced) })]),
  ];
  return counted.join(' · ');
}
