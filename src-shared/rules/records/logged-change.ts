/** The change of a record that an entry of the operation log tells with its values. */
import * as z from 'zod';
import type { LogRow } from '../../api/operation-log/operation-log.ts';
import type { Edit } from '../../kit/merge.ts';
import { type AnyRecord, recordById } from './records.ts';

export interface LoggedChange {
  readonly kind: AnyRecord;
  readonly locator: unknown;
  /** From the values before the change to those after it. */
  readonly edits: Readonly<Record<string, Edit>>;
}

/**
 * Reasons against restoring a change: the server does not tell its values, this version does not know its record, no call
 * restores an earlier state of it, or it belongs to somebody else.
 */
export type NoRestoration = 'untold' | 'unknown' | 'lasting' | 'anothers';

interface Reader {
  /** The platform's host, which some records are read by. */
  readonly domainName: string;
  readonly userId: string;
}

export async function loggedChange(
  { targetId, targetname, change }: LogRow,
  { domainName, userId }: Reader,
): Promise<LoggedChange | NoRestoration> {
  const { record, deptId, userId: owner = '', fields = [], at = {} } = change ?? {};
  if (record === undefined || fields.length === 0) return 'untold';
  const kind = await recordById(record);
  if (!kind) return 'unknown';
  if (kind.lasting) return 'lasting';
  if (owner !== '' && owner !== userId) return 'anothers';
  const target = { id: targetId, ids: [targetId], targetId, name: targetname };
  const known: Readonly<Record<string, unknown>> = { ...target, deptId, domainName, userId, ...at };
  const names = kind.locator instanceof z.ZodObject ? Object.keys(kind.locator.shape) : Object.keys(known);
  const told = names.filter((name) => known[name] !== undefined);
  const locator = kind.locator.safeParse(Object.fromEntries(told.map((name) => [name, known[name]])));
  if (!locator.success) return 'untold';
  const edits = Object.fromEntries(fields.map(({ name, from, to }) => [name, { from, to }]));
  return { kind, locator: locator.data, edits };
}
