/** `steward journal` reads only: where there is no journal it makes none. */
import { join } from 'node:path';
import type { KeptEntry } from '#shared/bridge/journal.ts';
import { csvPieces } from '#shared/kit/export/csv.ts';
import type { JournalReader } from '../../services/journal/read-journal.ts';
import type { Options } from '../command-line/options.ts';
import type { CommandCall } from '../command-line/parse-command-line.ts';
import { existingDataFolder } from '../data-folder/existing-folder.ts';
import { openPolicy, reportRefusedLocations } from '../data-folder/open-policy.ts';
import { readSettings } from '../data-folder/read-settings.ts';
import { loadWithSqlite } from '../data-folder/with-sqlite.ts';
import { exitCodes } from '../failure/exit-codes.ts';
import { toJson } from '../render/to-json.ts';
import { deliver } from '../terminal/output.ts';
import type { CommandTerminal } from '../terminal/terminal.ts';
import { type AllWords, loadAllWords } from '../text/all-words.ts';
import type { TerminalWords } from '../text/terminal-words.ts';
import { entriesText, journalFileColumns } from './entries-text.ts';

/** Entries of a table without `--limit`; files have all entries. */
const ordinaryLimit = 100;
const dayLength = 86_400_000;

export async function showJournal(
  { options }: CommandCall,
  terminal: CommandTerminal,
  words: TerminalWords,
): Promise<number> {
  const allWords = await loadAllWords(words.language);
  const folder = await existingDataFolder(options, terminal);
  const format = options.json ? 'json' : (options.format ?? 'table');
  const limit = options.limit ?? (format === 'table' ? ordinaryLimit : null);
  const found = await readEntries(folder, limit, options, terminal, allWords);
  const width = options.out === null ? terminal.columns : null;
  const result = await journalOutput(format, found, width, words, allWords);
  await deliver(result, options, terminal, words);
  return exitCodes.good;
}

interface FoundEntries {
  readonly entries: readonly KeptEntry[];
  readonly total: number;
}

async function readEntries(
  folder: string,
  limit: number | null,
  { search, since }: Options,
  terminal: CommandTerminal,
  allWords: AllWords,
): Promise<FoundEntries> {
  const { openJournalReader } = await loadWithSqlite(
    () => import('../../services/journal/read-journal.ts'),
    'JOURNAL_NOT_READ',
  );
  const reader = await openJournalReader(join(folder, 'journal'));
  if (reader === null) return { entries: [], total: 0 };
  try {
    const policy = await openPolicy(terminal);
    reportRefusedLocations(policy, terminal, allWords);
    const { effective } = await readSettings(folder, policy.layers());
    // Entries past their keeping time are hidden now, and removed by the next program that writes the journal.
    const keptSince = terminal.now() - effective.journalDays * dayLength;
    const filter = {
      search,
      titles: search.trim() === '' ? [] : await titlesWith(search, reader, allWords),
      server: null,
      result: null,
      from: Math.max(keptSince, since ?? keptSince),
      to: null,
    };
    return await reader.list(filter, limit);
  } finally {
    reader.close();
  }
}

/** The journal has keys of titles: those whose texts in the reader's language contain every word of the search. */
async function titlesWith(search: string, reader: JournalReader, allWords: AllWords): Promise<string[]> {
  const searchWords = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return (await reader.titles()).filter((key) => {
    const text = allWords.sayIfKnown(key).toLocaleLowerCase();
    return searchWords.every((word) => text.includes(word));
  });
}

async function journalOutput(
  format: string,
  found: FoundEntries,
  width: number | null,
  words: TerminalWords,
  allWords: AllWords,
): Promise<string> {
  if (format === 'json') return toJson(found);
  if (format === 'table') return entriesText(found, width, words, allWords);
  let text = '';
  for await (const piece of csvPieces(journalFileColumns(allWords), found.entries)) text += piece;
  return text;
}
