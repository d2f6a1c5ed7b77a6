/**
 * The statement that writes an entry, with its secrets masked. An entry whose key is present updates that entry,
 * except one with the result 'done'.
 */
import type { SQLInputValue } from 'node:sqlite';
import type { JournalUndo, WrittenJournalEntry } from '#shared/bridge/journal.ts';
import { maskJson, maskText } from './mask.ts';

export function insertion(entry: WrittenJournalEntry): {
  readonly sql: string;
  readonly values: SQLInputValue[];
} {
  return {
    sql: /* wall: journal-one-entry */ `insert into entry (time, server, server_name, user, title, endpoint, before, after, result, message, undo,
      undoes, approver, key, allowed_by) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      on conflict (key) where key is not null do update set title = excluded.title, before = excluded.before,
      after = excluded.after, result = excluded.result, message = excluded.message, undo = excluded.undo
      where result <> 'done'`,
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
      entry.key ?? null,
      entry.allowedBy ?? '',
    ],
  };
}

/** An inverse that contains a secret would be incomplete after masking, and is not stored. */
function undoText(undo: JournalUndo | null): string | null {
  if (undo === null) return null;
  const masked = maskJson(undo.input);
  return masked === undo.input ? JSON.stringify(undo) : null;
}
