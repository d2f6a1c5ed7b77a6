/** An entry as the statement that writes it, with its secrets taken out. */
import type { SQLInputValue } from 'node:sqlite';
import type { JournalEntry, JournalUndo } from '#shared/bridge/journal.ts';
import { maskJson, maskText } from './mask.ts';

export function insertion(entry: JournalEntry): { readonly sql: string; readonly values: SQLInputValue[] } {
  return {
    sql: `insert into entry (time, server, server_name, user, title, endpoint, before, after, result, message, undo,
      undoes, approver) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    values: [
      entry.time,
      entry.server,
      entry.serverName,
      entry.user,
      entry.title,
      entry.endpoint,
      maskJson(entry.before),
      maskJson(entry.after),
      entry.result,
      maskText(entry.message),
      undoText(entry.undo ?? null),
      entry.undoes ?? null,
      entry.approver ?? '',
    ],
  };
}

/** An inverse that would lose something to the masking is no inverse: it is not kept. */
function undoText(undo: JournalUndo | null): string | null {
  if (undo === null) return null;
  const masked = maskJson(undo.input);
  return masked === undo.input ? JSON.stringify(undo) : null;
}
