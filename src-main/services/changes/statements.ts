/** What is asked of the tray's database. */
import type { DatabaseSync } from 'node:sqlite';
import type { AppliedSet } from '#shared/bridge/changes.ts';
import type { Row } from './rows.ts';

export function all(
  database: DatabaseSync,
  where: string,
  ...keys: readonly (string | number)[]
): readonly Row[] {
  return database.prepare(`select * from change where ${where} order by coalesce(rank, id), id`).all(...keys);
}

export function remove(
  database: DatabaseSync,
  { server, id }: { readonly server: string; readonly id: number },
): void {
  database.prepare('delete from change where id = ? and server = ? and done_in is null').run(id, server);
}

/** They change places among each other; others stay where they are. */
export function arrange(database: DatabaseSync, server: string, ids: readonly number[]): void {
  const wanted = new Set(ids);
  const there = all(database, 'server = ? and done_in is null', server).filter(({ id }) =>
    wanted.has(Number(id)),
  );
  const held = new Set(there.map(({ id }) => Number(id)));
  const places = there.map(({ rank, id }) => Number(rank ?? id));
  const put = database.prepare('update change set rank = ? where id = ?');
  const inOrder = [...wanted].filter((id) => held.has(id));
  for (const [at, id] of inOrder.entries()) put.run(places[at] ?? id, id);
}

export function setsOf(database: DatabaseSync, server: string): AppliedSet[] {
  return database
    .prepare(
      `select s.id, s.time, s.user, s.approver, count(c.id) as count, coalesce(sum(c.made), 0) as made
       from applied_set s left join change c on c.done_in = s.id where s.server = ? group by s.id order by s.id desc`,
    )
    .all(server)
    .map(({ id, time, user, approver, count, made }) => ({
      ...{ id: Number(id), time: Number(time), user: String(user), approver: String(approver ?? '') },
      ...{ count: Number(count), made: Number(made) },
    }));
}
