/**
 * The change tray, on SQLite (`changes/changes.db`): one for each server profile. What is collected is on the disk before
 * it is acknowledged, and so is what is about to be sent, so that a sudden end leaves nothing unknown.
 */
import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { AppliedChange, AppliedSet, TrayChange } from '#shared/bridge/changes.ts';
import { BridgeError } from '#shared/bridge/errors.ts';
import type { ApplyResult, Outcome } from '#shared/rules/changes/apply.ts';
import {
  type CollectedChange,
  type CollectedEdits,
  collectedLimits,
  foldEdits,
} from '#shared/rules/changes/collected.ts';
import { prepared } from '../../database/prepared.ts';
import { whole } from '../../database/whole.ts';
import { type ApplyDoor, openDoor } from './approval/apply-door.ts';
import { wishOf } from './approval/kept-request.ts';
import { type Body, digestOf, fromBody, toBody, toChange } from './rows.ts';
import type { Sealing } from './sealing.ts';
import { all, arrange, remove, setsOf } from './statements.ts';
import type { TrayFile } from './tray-file.ts';

interface OfServer {
  readonly server: string;
}
type One = OfServer & { readonly id: number };

/** CHANGES_NOT_KEPT with `reason` where the disk, the file or the key store refuses. */
export interface ChangesService {
  tray(of: OfServer): Promise<{ changes: TrayChange[]; sets: AppliedSet[] }>;
  collect(
    given: OfServer & { readonly user: string; readonly changes: readonly CollectedChange[] },
  ): Promise<{ count: number }>;
  edit(one: One & { readonly edits: CollectedEdits }): Promise<null>;
  drop(given: OfServer & { readonly ids: readonly number[] }): Promise<null>;
  arrange(given: OfServer & { readonly ids: readonly number[] }): Promise<null>;
  /** CHANGES_NOT_APPROVED with `reason` where somebody else has to approve the tray as it is, and did not. */
  begin(one: One): Promise<{ key: string; approver: string }>;
  note(one: One & Outcome): Promise<null>;
  close(given: OfServer & { readonly user: string }): Promise<{ set: number | null }>;
  set(one: One): Promise<{ changes: AppliedChange[] }>;
  forgetSet(one: One): Promise<null>;
  /** All of a server profile: it is not there any more. */
  forgetServer(server: string): Promise<void>;
  end(): void;
}

export interface ChangesOptions {
  readonly file: TrayFile;
  /** Says whether the tray of a server may be applied, before anything of it is sent. */
  readonly door?: ApplyDoor;
  /** Told which keys are under way, and which no more. */
  readonly underWay?: Pick<Set<string>, 'add' | 'delete'>;
  readonly limits?: { readonly count: number; readonly all: number; readonly sets: number };
}

/** Sets of a server that are kept: the newest. */
const mostSets = 50;
const isDone = (result: ApplyResult) => result === 'done' || result === 'held';

export function createChangesService({ file, door = openDoor, ...options }: ChangesOptions): ChangesService {
  const limits = options.limits ?? { ...collectedLimits, sets: mostSets };
  const { now, use } = file;
  const tell = <T>(value: T): T => {
    file.tell();
    return value;
  };

  const take = (
    database: DatabaseSync,
    sealing: Sealing,
    of: OfServer & { user: string },
    next: CollectedChange,
  ) => {
    const object = digestOf(next);
    const there = database
      .prepare(
        "select id, body from change where server = ? and object = ? and done_in is null and state not in ('done', 'held')",
      )
      .get(of.server, object);
    if (!there) {
      const { text, size } = fromBody({ change: next }, sealing);
      database
        .prepare('insert into change (server, object, time, user, body, size) values (?, ?, ?, ?, ?, ?)')
        .run(of.server, object, now(), of.user, text, size);
      return;
    }
    const edits = foldEdits(toBody(there.body, sealing).change.edits, next.edits);
    if (Object.keys(edits).length === 0) {
      database.prepare('delete from change where id = ?').run(Number(there.id));
      return;
    }
    const { text, size } = fromBody({ change: { ...next, edits } }, sealing);
    database
      .prepare(
        "update change set time = ?, user = ?, body = ?, size = ?, state = 'waiting', key = null where id = ?",
      )
      .run(now(), of.user, text, size, Number(there.id));
  };
  const refuseFull = (database: DatabaseSync, server: string): number => {
    const found = database
      .prepare(
        'select count(*) as count, coalesce(sum(size), 0) as size from change where server = ? and done_in is null',
      )
      .get(server);
    const [count, size] = [Number(found?.count), Number(found?.size)];
    if (count <= limits.count && size <= limits.all) return count;
    throw new BridgeError('CHANGES_FULL', 'the change tray is full', { most: limits.count });
  };
  const rewrite = (
    database: DatabaseSync,
    sealing: Sealing,
    { server, id }: One,
    make: (body: Body) => Body,
  ) => {
    const there = prepared(
      database,
      'select body from change where id = ? and server = ? and done_in is null',
    ).get(id, server);
    if (!there) return false;
    const { text, size } = fromBody(make(toBody(there.body, sealing)), sealing);
    prepared(database, 'update change set body = ?, size = ? where id = ?').run(text, size, id);
    return true;
  };

  return {
    tray: async ({ server }) => {
      if (!file.exists()) return { changes: [], sets: [] };
      return use((database, sealing) => ({
        changes: all(database, 'server = ? and done_in is null', server).map((row) => {
          const { applied: _, ...change } = toChange(row, sealing);
          return change;
        }),
        sets: setsOf(database, server),
      }));
    },
    collect: (given) =>
      use((database, sealing) =>
        tell({
          count: whole(database, () => {
            for (const change of given.changes) take(database, sealing, given, change);
            return refuseFull(database, given.server);
          }),
        }),
      ),
    edit: (one) =>
      use((database, sealing) => {
        whole(database, () => {
          const wanted = Object.keys(one.edits).length > 0;
          if (!wanted) remove(database, one);
          else if (
            rewrite(database, sealing, one, (body) => ({
              ...body,
              message: '',
              change: { ...body.change, edits: { ...one.edits } },
            }))
          )
            database.prepare("update change set state = 'waiting', key = null where id = ?").run(one.id);
        });
        return tell(null);
      }),
    drop: ({ server, ids }) =>
      use((database) => {
        whole(database, () => {
          for (const id of ids) remove(database, { server, id });
        });
        return tell(null);
      }),
    arrange: ({ server, ids }) =>
      use((database) => {
        whole(database, () => arrange(database, server, ids));
        return tell(null);
      }),
    begin: async ({ server, id }) => {
      const { admit } = await door(server);
      return use((database, sealing) => {
        const { approver } = admit(database, sealing);
        const mine = 'id = ? and server = ? and done_in is null';
        const key = prepared(
          database,
          `update change set state = 'sending', key = coalesce(key, ?) where ${mine} returning key`,
        ).get(randomUUID(), id, server)?.key;
        if (key === undefined) throw new BridgeError('CHANGES_GONE', 'somebody has dropped this change');
        options.underWay?.add(String(key));
        return { key: String(key), approver };
      });
    },
    note: ({ result, message, applied, ...one }) =>
      use((database, sealing) => {
        const key = prepared(database, 'select key from change where id = ?').get(one.id)?.key;
        options.underWay?.delete(String(key));
        whole(database, () => {
          if (!rewrite(database, sealing, one, (body) => ({ ...body, message, applied }))) return;
          // A key is let go when the result is known.
          prepared(
            database,
            `update change set state = ?, made = ?, key = ${result === 'unknown' ? 'key' : 'null'} where id = ?`,
          ).run(result, applied ? 1 : 0, one.id);
        });
        return null;
      }),
    close: async ({ server, user }) => {
      const { applied } = await door(server);
      return use((database, sealing) => {
        const set = whole(database, () => {
          const rows = all(database, 'server = ? and done_in is null', server).filter(({ state }) =>
            isDone(state as ApplyResult),
          );
          if (rows.length === 0) return null;
          const wishes = () => rows.map((row) => wishOf(toChange(row, sealing)));
          const { approval, approver } = applied(database, sealing, wishes);
          const { lastInsertRowid } = database
            .prepare(
              'insert into applied_set (server, time, user, approval, approver) values (?, ?, ?, ?, ?)',
            )
            .run(server, now(), user, approval, approver);
          const put = database.prepare('update change set done_in = ? where id = ?');
          for (const { id } of rows) put.run(lastInsertRowid, Number(id));
          database
            .prepare(
              'delete from applied_set where server = ? and id not in (select id from applied_set where server = ? order by id desc limit ?)',
            )
            .run(server, server, limits.sets);
          return Number(lastInsertRowid);
        });
        return tell({ set });
      });
    },
    set: ({ server, id }) =>
      use((database, sealing) => ({
        changes: all(database, 'server = ? and done_in = ?', server, id).map((row) => toChange(row, sealing)),
      })),
    forgetSet: ({ server, id }) =>
      use((database) => {
        database.prepare('delete from applied_set where id = ? and server = ?').run(id, server);
        return tell(null);
      }),
    async forgetServer(server) {
      if (!file.exists()) return;
      await file.withClosed((database) => {
        whole(database, () => {
          for (const table of ['change', 'applied_set', 'approval', 'approver'])
            database.prepare(`delete from ${table} where server = ?`).run(server);
        });
        // What was forgotten is not to be found in the file either.
        database.exec('vacuum; pragma wal_checkpoint(truncate)');
        tell(null);
      });
    },
    end: () => file.end(),
  };
}
