import type { OpenedLicence } from '#shared/bridge/licence/licence.ts';
import type { CommandCall } from '../command-line/parse-command-line.ts';
import { exitCodes } from '../failure/exit-codes.ts';
import { fitTable } from '../render/fit-table.ts';
import { toJson } from '../render/to-json.ts';
import { deliver } from '../terminal/output.ts';
import type { CommandTerminal } from '../terminal/terminal.ts';
import { printable } from '../text/printable.ts';
import type { TerminalWords } from '../text/terminal-words.ts';
import { openHistory } from './open-history.ts';

/** Entries without `--limit`. */
const ordinaryLimit = 100;

export async function showLicenceHistory(
  { options }: CommandCall,
  terminal: CommandTerminal,
  words: TerminalWords,
): Promise<number> {
  const history = await openHistory(options, terminal, words);
  try {
    if (options.forgetAll || options.forget.length > 0) {
      const { forgotten } = await history.forget(options.forgetAll ? null : options.forget);
      terminal.complain(`${words.say('cli.forgotten', { count: forgotten })}\n`);
      return exitCodes.good;
    }
    const page = { search: options.search, offset: 0, limit: options.limit ?? ordinaryLimit };
    const found = await history.list(page);
    const text = (): string => showHistory(found, terminal, words);
    await deliver(options.json ? toJson(found) : text(), options, terminal, words);
    return exitCodes.good;
  } finally {
    history.close();
  }
}

/** Older entries have no time zone for their day. */
function expiryOf({ expiryDate: day, timeZone: zone }: OpenedLicence, words: TerminalWords): string {
  if (day === null) return '–';
  return words.inZone(day, zone === null ? undefined : printable(zone));
}

function showHistory(
  { entries, total }: { entries: readonly OpenedLicence[]; total: number },
  terminal: CommandTerminal,
  words: TerminalWords,
): string {
  if (total === 0) return `${words.say('cli.noHistory')}\n`;
  const columns = [
    { title: words.say('cli.historyColumn.id'), align: 'right' },
    { title: words.say('cli.historyColumn.when') },
    { title: words.say('licenceBoard.column.state') },
    { title: words.say('licenceBoard.column.file'), shrinks: 12, tells: true },
    { title: words.say('licenceBoard.column.company'), shrinks: 10 },
    { title: words.say('licence.field.licenceCode'), shrinks: 10, tells: true },
    { title: words.say('licence.field.expiryDate'), leaves: 2 },
    { title: 'SHA-256', shrinks: 12, leaves: 1 },
  ] as const;
  const rows = entries.map((entry) => [
    entry.id,
    entry.openedAt.slice(0, 19).replace('T', ' '),
    words.say(`licence.state.${entry.state}`),
    printable(entry.name),
    printable(entry.companyName ?? '–'),
    printable(entry.licenceCode ?? '–'),
    expiryOf(entry, words),
    entry.sha256 ?? '–',
  ]);
  const shownCount = words.say('cli.historyShown', {
    shown: words.number(entries.length),
    total: words.number(total),
  });
  return `${fitTable(columns, rows, terminal.columns)}\n\n${shownCount}\n`;
}
