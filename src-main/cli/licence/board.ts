import { dayAt, defaultTimeZone } from '#shared/kit/days.ts';
import { csvPieces } from '#shared/kit/export/csv.ts';
import { workbookPieces } from '#shared/kit/export/xlsx/workbook.ts';
import { boardColumns } from '#shared/rules/licence/board/board-columns.ts';
import { filterBoard } from '#shared/rules/licence/board/board-filter.ts';
import { boardJson } from '#shared/rules/licence/board/board-json.ts';
import { orderByAttention } from '#shared/rules/licence/board/board-order.ts';
import { type BoardRow, boardRow } from '#shared/rules/licence/board/board-row.ts';
import { boardNotice, shownColumns } from '#shared/rules/licence/board/board-workbook.ts';
import { expiryCalendar } from '#shared/rules/licence/report/report-calendar.ts';
import { reportWords } from '#shared/rules/licence/report/report-words.ts';
import { summarise } from '../../services/licence/reader/summary.ts';
import type { CommandCall } from '../command-line/parse-command-line.ts';
import { exitCodes } from '../failure/exit-codes.ts';
import { toJson } from '../render/to-json.ts';
import { type CommandResult, deliver } from '../terminal/output.ts';
import type { CommandTerminal } from '../terminal/terminal.ts';
import type { TerminalWords } from '../text/terminal-words.ts';
import { boardText } from './board-text.ts';
import { expandFolders, reportSkipped } from './licence-files.ts';
import { withLicenceReader } from './open-reader.ts';
import { quickDeflater } from './quick-deflater.ts';

export function showLicenceBoard(
  { operands, options }: CommandCall,
  terminal: CommandTerminal,
  words: TerminalWords,
): Promise<number> {
  return withLicenceReader(options, terminal, words, async (reader) => {
    const { files: all, skipped } = await expandFolders(operands, terminal, words);
    reportSkipped(skipped, terminal, words);
    const readings = await reader.readAll(all);
    const rows = orderByAttention(
      filterBoard(
        readings.map((reading, file) => boardRow(summarise(reading), file)),
        { within: options.within, text: options.search },
      ),
    );
    const format = options.json ? 'json' : (options.format ?? 'table');
    const width = options.out === null ? terminal.columns : null;
    await deliver(await boardOutput(format, rows, reader.now, width, words), options, terminal, words);
    return exitCodes.good;
  });
}

async function boardOutput(
  format: string,
  rows: readonly BoardRow[],
  now: number,
  width: number | null,
  words: TerminalWords,
): Promise<CommandResult> {
  const columns = boardColumns((key, params) => words.sayAny(key, params));
  switch (format) {
    case 'json':
      return toJson(boardJson(rows));
    case 'csv': {
      let text = '';
      for await (const piece of csvPieces(columns, rows)) text += piece;
      return text;
    }
    case 'xlsx':
      return workbookPieces(
        {
          title: words.say('licenceBoard.title'),
          columns: shownColumns(columns),
          rows,
          notice: boardNotice(rows, (key, params) => words.sayAny(key, params), words.number),
        },
        { deflater: quickDeflater },
      );
    case 'ics': {
      const today = dayAt(now, defaultTimeZone);
      const files = rows.map(({ summary }) => summary);
      return expiryCalendar(files, { now, today }, await reportWords(words.language));
    }
    default:
      return boardText(rows, width, words);
  }
}
