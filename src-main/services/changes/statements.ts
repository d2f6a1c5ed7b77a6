import type { DatabaseSync } from 'node:sqlite';
import type { AppliedSet, OtherTray } from '#shared/bridge/changes.ts';
import { serverOfTray } from '#shared/rules/changes/tray-name.ts';
import type { TrayDatabaseRow } from './rows.ts';

export function selectAll(
  database: DatabaseSync,
  where: string,
  ...keys: readonly (string | number)[]
): readonly TrayDatabaseRow[] {
  return database.prepare(`select * from change where ${where} order by coalesce(rank, id), id`).all(...keys);
}

export function deleteTrayChange(
  database: DatabaseSync,
  { server, id }: { readonly server: string; readonly id: number },
): void {
  // An applied change belongs to a set, and is not removed.
  database
    .prepare(
      "delete from change where id = ? and server = ? and done_in is null and state not in ('done', 'held')",
    )
    .run(id, server);
}

/** Reorders these changes among their own positions; other changes keep theirs. */
export function arrange(database: DatabaseSync, server: string, ids: readonly number[]): void {
  const idSet = new Set(ids);
  const there = selectAll(database, 'server = ? and done_in is null', server).filter(({ id }) =>
    idSet.has(Number(id)),
  );
  const held = new Set(there.map(({ id }) => Number(id)));
  const ranks = there.map(({ rank, id }) => Number(rank ?? id));
  const put = database.prepare('update change set rank = ? where id = ?');
  const inOrder = [...idSet].filter((id) => held.has(id));
  for (const [at, id] of inOrder.entries()) put.run(ranks[at] ?? id, id);
}

/** Trays of other tenants on the same server profile, with their contents. */
export function otherTrays(database: DatabaseSync, tray: string): OtherTray[] {
  const server = serverOfTray(tray);
  return database
    .prepare(
      `select t.server, coalesce(n.name, '') as name, sum(t.waiting) as waiting, sum(t.sets) as sets from (
         select server, count(*) as waiting, 0 as sets from change where done_in is null group by server
         union all select server, 0, count(*) from applied_set group by server
       ) t left join tray_tenant n on n.server = t.server
       where t.server <> ? and (t.server = ? or substr(t.server, 1, length(?) + 1) = ? || '/')
       group by t.server order by t.server`,
    )
    .all(tray, server, server, server)
    .map((row) => ({
      tray: String(row.server),
      name: String(row.name),
      waiting: Number(row.waiting),
      sets: Number(row.sets),
    }));
}

export function setsOf(database: DatabaseSync, server: string): AppliedSet[] {
  const sets = database
    .prepare(
      `select s.id, s.time, s.user, s.approver, s.name, s.ticket, count(c.id) as count, coalesce(sum(c.made), 0) as made
       from applied_set s left join change c on c.done_in = s.id where s.server = ? group by s.id order by s.id desc`,
    )
    .all(server)
    .map(({ id, time, user, approver, name, ticket, count, made }) => ({
      id: Number(id),
      time: Number(time),
      user: String(user),
      approver: String(approver ?? ''),
      name: String(name),
      ticket: String(ticket),
      count: Number(count),
      made: Number(made),
    }));
  const times = new Map(sets.map(({ id, time }) => [id, time]));
  const backs = backsOf(database, server);
  return sets.map((set) => ({ ...set, ...backOf(set.id, backs, times) }));
}

/** The sets of all trays, by tray name, with the tenant's name. */
export function everySet(database: DatabaseSync): (AppliedSet & { tray: string; tenant: string })[] {
  return database
    .prepare(
      `select s.server, coalesce(n.name, '') as name from applied_set s
       left join tray_tenant n on n.server = s.server group by s.server order by s.server`,
    )
    .all()
    .flatMap(({ server, name }) =>
      setsOf(database, String(server)).map((set) =>
        Object.assign(set, { tray: String(server), tenant: String(name) }),
      ),
    );
}

/** Number of changes of a set that another set rolled back. */
interface Back {
  readonly by: number;
  readonly of: number;
  readonly count: number;
}

function backsOf(database: DatabaseSync, server: string): readonly Back[] {
  return database
    .prepare(
      `select done_in, back_of, count(*) as count from change
       where server = ? and done_in is not null and back_of is not null group by done_in, back_of order by done_in`,
    )
    .all(server)
    .map(({ done_in, back_of, count }) => ({
      by: Number(done_in),
      of: Number(back_of),
      count: Number(count),
    }));
}

function backOf(id: number, backs: readonly Back[], times: ReadonlyMap<number, number>) {
  const mine = backs.filter(({ of }) => of === id);
  const last = times.get(mine.at(-1)?.by ?? 0);
  return {
    tookBack: backs.filter(({ by }) => by === id).map(({ of }) => ({ id: of, time: times.get(of) ?? null })),
    takenBack:
      last === undefined ? null : { time: last, count: mine.reduce((sum, { count }) => sum + count, 0) },
  };
}
