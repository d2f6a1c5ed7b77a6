/** Notes each change while it is applied: before it is sent, and its outcome. */
import type { DatabaseSync } from 'node:sqlite';
import type { AppliedOutcome } from '#shared/rules/changes/apply.ts';
import { type CollectedChange, sinceMade } from '#shared/rules/changes/collected-change.ts';
import { preparedStatement } from '../../database/statement-cache.ts';
import { fromBody, toBody } from './rows.ts';
import type { Sealing } from './sealing.ts';

interface AsIs {
  readonly server: string;
  readonly id: number;
  readonly wish: number;
}

const mine = 'id = ? and server = ? and done_in is null';

/** Returns the change's key; null where the change is missing or its wish is another one. */
export function beginOne(database: DatabaseSync, { server, id, wish }: AsIs, key: string): string | null {
  const kept = preparedStatement(
    database,
    `update change set state = 'sending', key = coalesce(key, ?) where ${mine} and wish = ? returning key`,
  ).get(key, id, server, wish)?.key;
  return kept === undefined ? null : String(kept);
}

export function begunChange(database: DatabaseSync, sealing: Sealing, id: number): CollectedChange {
  return toBody(preparedStatement(database, 'select body from change where id = ?').get(id)?.body, sealing)
    .change;
}

export function noteOne(database: DatabaseSync, sealing: Sealing, outcome: AsIs & AppliedOutcome): void {
  const { server, id, wish, result, message, applied } = outcome;
  const there = preparedStatement(database, `select key, state, body, wish from change where ${mine}`).get(
    id,
    server,
  );
  if (!there) return;
  if (there.wish !== wish) {
    noteEarlier(database, sealing, outcome);
    return;
  }
  const before = toBody(there.body, sealing);
  // Nothing was sent meanwhile, so the earlier attempt is still unknown.
  const asBefore = there.state === 'unknown';
  const late = !applied && (outcome.late === true || before.late || asBefore);
  const sent = String(there.key ?? before.sent);
  const { text, size } = fromBody({ change: before.change, message, applied, late, sent }, sealing);
  // A known result discards the key.
  const key = result === 'unknown' || asBefore ? (there.key ?? null) : null;
  preparedStatement(
    database,
    'update change set state = ?, made = ?, key = ?, body = ?, size = ? where id = ?',
  ).run(result, applied ? 1 : 0, key, text, size, id);
}

/** The outcome of a replaced wish: its applied edits become a change of their own, the others keep waiting. */
function noteEarlier(
  database: DatabaseSync,
  sealing: Sealing,
  { id, result, message, applied }: AsIs & AppliedOutcome,
) {
  if (!applied) return;
  const body = toBody(
    preparedStatement(database, 'select body from change where id = ?').get(id)?.body,
    sealing,
  );
  const content = fromBody(
    { change: { ...body.change, edits: { ...applied.edits } }, message, applied },
    sealing,
  );
  database
    .prepare(
      `insert into change (server, object, time, user, state, made, body, size, back_of)
       select server, object, time, user, ?, 1, ?, ?, back_of from change where id = ?`,
    )
    .run(result, content.text, content.size, id);
  const edits = sinceMade(body.change.edits, applied.edits);
  if (Object.keys(edits).length === 0) {
    database.prepare('delete from change where id = ?').run(id);
    return;
  }
  const left = fromBody({ ...body, change: { ...body.change, edits: { ...edits } } }, sealing);
  database.prepare('update change set body = ?, size = ? where id = ?').run(left.text, left.size, id);
}
