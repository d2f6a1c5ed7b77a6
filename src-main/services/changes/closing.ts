/** Turns the applied changes of a tray into a set, or adds them to the set that they were sent with. */
import type { DatabaseSync } from 'node:sqlite';
import { isApplied } from '#shared/rules/changes/is-applied.ts';
import type { OpenedDoor } from './approval/apply-door.ts';
import { wishOf } from './approval/stored-request.ts';
import { type TrayDatabaseRow, toChange } from './rows.ts';
import type { Sealing } from './sealing.ts';
import { selectAll } from './statements.ts';

export interface Closing {
  readonly server: string;
  readonly user: string;
  /** Whether applying ended suddenly: waiting changes then belong to the set of those applied before. */
  readonly cut?: boolean | undefined;
}

interface How extends Closing, Pick<OpenedDoor, 'applied'> {
  readonly time: number;
  /** Number of newest sets of a server that are kept. */
  readonly sets: number;
}

/** Returns the id of the last applied set; null where nothing was applied. */
export function closeSet(database: DatabaseSync, sealing: Sealing, how: How): number | null {
  const { server } = how;
  const rows = selectAll(database, 'server = ? and done_in is null', server);
  const done = rows.filter(({ state }) => isApplied(String(state)));
  if (done.length === 0) return null;
  const wishes = () => done.map((row) => wishOf(toChange(row, sealing)));
  const applied = how.applied(database, sealing, wishes);
  const put = database.prepare('update change set done_in = ? where id = ?');
  const there = earlierSets(database, server, applied.approval);
  const ownDone = /* wall: set-found-done */ done.filter(({ sent_in }) => !there.has(Number(sent_in)));
  let last = Math.max(...done.map(({ sent_in }) => Number(sent_in ?? 0)));
  for (const { id, sent_in } of done) if (there.has(Number(sent_in))) put.run(Number(sent_in), Number(id));
  if (ownDone.length > 0) {
    last = newSet(database, how, applied);
    for (const { id } of ownDone) put.run(last, Number(id));
  }
  const belongs = database.prepare('update change set sent_in = ? where id = ?');
  for (const row of rows)
    if (!isApplied(String(row.state)) && row.sent_in === null && (how.cut || isBegun(row, sealing)))
      belongs.run(last, Number(row.id));
  return last;
}

/** Only sets with the same approval may take these changes. */
function earlierSets(database: DatabaseSync, server: string, approval: string | null): ReadonlySet<number> {
  const found = database
    .prepare('select id from applied_set where server = ? and approval is ?')
    .all(server, approval);
  return new Set(found.map(({ id }) => Number(id)));
}

function newSet(
  database: DatabaseSync,
  { server, time, user, sets }: How,
  { approval, approver }: ReturnType<OpenedDoor['applied']>,
): number {
  const { lastInsertRowid } = database
    .prepare('insert into applied_set (server, time, user, approval, approver) values (?, ?, ?, ?, ?)')
    .run(server, time, user, approval, approver);
  database
    .prepare(
      'delete from applied_set where server = ? and id not in (select id from applied_set where server = ? order by id desc limit ?)',
    )
    .run(server, server, sets);
  return Number(lastInsertRowid);
}

/** Whether the change was sent, so that its outcome may still be found out. */
function isBegun(row: TrayDatabaseRow, sealing: Sealing): boolean {
  return String(row.state) !== 'waiting' && toChange(row, sealing).begun;
}
