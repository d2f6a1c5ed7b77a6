/** Entries of the journal for people, and as columns of a file. */
import { changeCalled } from '#shared/rules/changes/words-of-kind.ts';
import type { KeptEntry } from '#shared/bridge/journal.ts';
import type { ExportColumn } from '#shared/rules/export/csv.ts';
import type { EveryWord } from '../text/all-texts.ts';
import { fitTable } from '../render/fit-table.ts';
import { printable } from '../text/printable.ts';
import type { Words } from '../text/terminal-texts.ts';

export function showEntries(
  { entries, total }: { readonly entries: readonly KeptEntry[]; readonly total: number },
  width: number | null,
  words: Words,
  all: EveryWord,
): string {
  if (total === 0) return `${words.say('cli.noJournal')}\n`;
  const columns = [
    { title: words.say('cli.journalTime') },
    { title: all.say('journal.column.what'), shrinks: 16 },
    { title: all.say('journal.column.server'), shrinks: 10 },
    { title: all.say('journal.column.user'), shrinks: 8 },
    { title: all.say('journal.column.result') },
    { title: all.say('journal.column.endpoint'), shrinks: 12 },
  ] as const;
  const rows = entries.map((entry) => [
    new Date(entry.time).toISOString().slice(0, 19).replace('T', ' '),
    printable(changeCalled(entry.title, all)),
    printable(serverText(entry)),
    printable(byWhom(entry, all)),
    resultText(entry, all),
    printable(entry.endpoint),
  ]);
  const shown = { shown: words.number(entries.length), total: words.number(total) };
  return `${fitTable(columns, rows, width)}\n\n${words.say('cli.historyShown', shown)}\n`;
}

/** As the console's export has them. */
export function journalColumns(all: EveryWord): ExportColumn<KeptEntry>[] {
  return [
    { title: all.say('journal.column.time'), value: ({ time }) => new Date(time).toISOString() },
    { title: all.say('journal.column.what'), value: ({ title }) => changeCalled(title, all) },
    { title: all.say('journal.column.server'), value: serverText },
    { title: all.say('journal.column.user'), value: ({ user }) => user },
    { title: all.say('journal.column.result'), value: (entry) => resultText(entry, all) },
    { title: all.say('journal.column.endpoint'), value: ({ endpoint }) => endpoint },
    { title: all.say('journal.column.message'), value: ({ message }) => message },
    { title: all.say('journal.column.before'), value: ({ before }) => before },
    { title: all.say('journal.column.after'), value: ({ after }) => after },
    { title: all.say('journal.approver'), value: ({ approver }) => approver },
  ];
}

function byWhom({ user, approver }: KeptEntry, all: EveryWord): string {
  const by = user || all.say('journal.nobody');
  return approver === '' ? by : all.say('journal.approvedBy', { user: by, approver });
}

/** A server is called what it was called then; older entries have only its id. */
function serverText({ serverName, server }: KeptEntry): string {
  return serverName || server;
}

function resultText({ result, undone }: KeptEntry, all: EveryWord): string {
  return all.say(undone ? 'journal.undone' : `journal.result.${result}`);
}
