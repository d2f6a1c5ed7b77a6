import type { KeptEntry } from '#shared/bridge/journal.ts';
import type { ExportColumn } from '#shared/kit/export/csv.ts';
import { changeCalled } from '#shared/rules/changes/words-of-kind.ts';
import { fitTable } from '../render/fit-table.ts';
import type { AllWords } from '../text/all-words.ts';
import { printable } from '../text/printable.ts';
import type { TerminalWords } from '../text/terminal-words.ts';

export function entriesText(
  { entries, total }: { readonly entries: readonly KeptEntry[]; readonly total: number },
  width: number | null,
  words: TerminalWords,
  allWords: AllWords,
): string {
  if (total === 0) return `${words.say('cli.noJournal')}\n`;
  const columns = [
    { title: words.say('cli.journalTime') },
    { title: allWords.say('journal.column.what'), shrinks: 16 },
    { title: allWords.say('journal.column.server'), shrinks: 10 },
    { title: allWords.say('journal.column.user'), shrinks: 8 },
    { title: allWords.say('journal.column.result') },
    { title: allWords.say('journal.column.endpoint'), shrinks: 12 },
  ] as const;
  const rows = entries.map((entry) => [
    new Date(entry.time).toISOString().slice(0, 19).replace('T', ' '),
    printable(changeCalled(entry.title, allWords)),
    printable(serverText(entry)),
    printable(byWhom(entry, allWords)),
    resultText(entry, allWords),
    printable(entry.endpoint),
  ]);
  const shown = { shown: words.number(entries.length), total: words.number(total) };
  return `${fitTable(columns, rows, width)}\n\n${words.say('cli.historyShown', shown)}\n`;
}

/** The columns are those of the console's export. */
export function journalFileColumns(allWords: AllWords): ExportColumn<KeptEntry>[] {
  return [
    { title: allWords.say('journal.column.time'), value: ({ time }) => new Date(time).toISOString() },
    { title: allWords.say('journal.column.what'), value: ({ title }) => changeCalled(title, allWords) },
    { title: allWords.say('journal.column.server'), value: serverText },
    { title: allWords.say('journal.column.user'), value: ({ user }) => user },
    { title: allWords.say('journal.column.result'), value: (entry) => resultText(entry, allWords) },
    { title: allWords.say('journal.column.endpoint'), value: ({ endpoint }) => endpoint },
    { title: allWords.say('journal.column.message'), value: ({ message }) => message },
    { title: allWords.say('journal.column.before'), value: ({ before }) => before },
    { title: allWords.say('journal.column.after'), value: ({ after }) => after },
    { title: allWords.say('journal.approver'), value: ({ approver }) => approver },
  ];
}

function byWhom({ user, approver }: KeptEntry, allWords: AllWords): string {
  const by = user || allWords.say('journal.nobody');
  return approver === '' ? by : allWords.say('journal.approvedBy', { user: by, approver });
}

/** The server's name at the time of the change; older entries have its id alone. */
function serverText({ serverName, server }: KeptEntry): string {
  return serverName || server;
}

function resultText({ result, undone }: KeptEntry, allWords: AllWords): string {
  return allWords.say(undone ? 'journal.undone' : `journal.result.${result}`);
}
