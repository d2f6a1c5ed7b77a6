/**
 * The change tray, on SQLite (`changes/changes.db`): one for each server profile and tenant. `server` is its name there
 * (rules/changes/tray-name.ts). What is collected is on the disk before
 * it is acknowledged, and so is what is about to be sent, so that a sudden end leaves nothing unknown. What came of it
 * is in the file then, and on the disk before anything else is sent: without it the next attempt finds out by reading.
 */
import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { AppliedChange, AppliedSet, OtherTray, TrayChange } from '#shared/bridge/changes.ts';
import { BridgeError } from '#shared/bridge/errors.ts';
import type { Outcome } from '#shared/rules/changes/apply.ts';
import {
  bothNumberIds,
  type CollectedChange,
  type CollectedEdits,
  collectedLimits,
  foldEdits,
} from '#shared/rules/changes/collected.ts';
import type { SetWords } from '#shared/rules/changes/set-block.ts';
import { serverOfTray } from '#shared/rules/changes/tray-name.ts';
import { whole } from '../../database/whole.ts';
import { type ApplyDoor, openDoor } from './approval/apply-door.ts';
import { type Closing, closeSet } from './closing.ts';
import { digestOf, fromBody, toBody, toChange } from './rows.ts';
import type { Sealing } from './sealing.ts';
import { beginOne, begunChange, noteOne } from './sending.ts';
import { all, arrange, everySet, otherTrays, remove, setsOf } from './statements.ts';
import type { TrayFile } from './tray-file.ts';

interface OfServer {
  readonly server: string;
}
interface Collecting extends OfServer {
  readonly user: string;
  /** They are the way back of this set. */
  readonly back?: number | undefined;
  readonly tenantName?: string | undefined;
}
type One = OfServer & { readonly id: number };
type OneAsIs = One & { readonly wish: number };
type Wish = One & { readonly edits: CollectedEdits };

/** CHANGES_NOT_KEPT with `reason` where the disk, the file or the key store refuses. */
export interface ChangesService {
  tray(of: OfServer): Promise<{ changes: TrayChange[]; sets: AppliedSet[] }>;
  /** Of the same server profile. */
  elsewhere(of: OfServer): Promise<{ trays: OtherTray[] }>;
  collect(given: Collecting & { readonly changes: readonly CollectedChange[] }): Promise<{ count: number }>;
  edit(one: Wish): Promise<null>;
  drop(given: OfServer & { readonly ids: readonly number[] }): Promise<null>;
  arrange(given: OfServer & { readonly ids: readonly number[] }): Promise<null>;
  /** CHANGES_NOT_APPROVED with `reason` where somebody else has to approve the tray as it is, and did not. */
  begin(one: OneAsIs): Promise<{ key: string; approver: string } | null>;
  note(one: OneAsIs & Outcome): Promise<null>;
  close(given: Closing): Promise<{ set: number | null }>;
  set(one: One): Promise<{ changes: AppliedChange[] }>;
  /** Of all trays, for who has no session yet. */
  everySet(): Promise<ReturnType<typeof everySet>>;
  nameSet(one: One & SetWords): Promise<null>;
  forgetSet(one: One): Promise<null>;
  /** All of a server profile, whichever tenant's: it is not there any more. */
  forgetServer(server: string): Promise<void>;
  end(): void;
}

interface UnderWay {
  readonly server: string;
  readonly change: CollectedChange;
}

export interface ChangesOptions {
  readonly file: TrayFile;
  /** Says whether the tray of a server may be applied, before anything of it is sent. */
  readonly door?: ApplyDoor;
  /** Told which changes are under way at which server profile, by their keys, and which no more. */
  readonly underWay?: Pick<Map<string, UnderWay>, 'set' | 'delete'>;
  readonly limits?: { readonly count: number; readonly all: number; readonly sets: number };
}

/** Sets of a server that are kept: the newest. */
const mostSets = 50;

export function createChangesService({ file, door = openDoor, ...options }: ChangesOptions): ChangesService {
  const limits = options.limits ?? { ...collectedLimits, sets: mostSets };
  const { now, use } = file;
  /** Keys of what is under way, by the change's id. */
  const begun = new Map<number, string>();
  const tell = <T>(value: T): T => {
    file.tell();
    return value;
  };

  const take = (database: DatabaseSync, sealing: Sealing, of: Collecting, next: CollectedChange) => {
    const object = digestOf(next);
    const there = database
      .prepare(
        "select id, body, state from change where server = ? and object = ? and done_in is null and state not in ('done', 'held')",
      )
      .get(of.server, object);
    const earlier = there ? toBody(there.body, sealing).change : null;
    const edits = earlier ? foldEdits(earlier.edits, next.edits) : next.edits;
    const isNothing = Object.keys(edits).length === 0;
    // What was begun may be made by now: then this is what takes it back.
    if (!there || (isNothing && there.state !== 'waiting')) {
      const { text, size } = fromBody({ change: next }, sealing);
      database
        .prepare(
          'insert into change (server, object, time, user, body, size, back_of) values (?, ?, ?, ?, ?, ?, ?)',
        )
        .run(of.server, object, now(), of.user, text, size, of.back ?? null);
      return;
    }
    if (isNothing) {
      database.prepare('delete from change where id = ?').run(Number(there.id));
      return;
    }
    const { text, size } = fromBody({ change: { ...next, edits, ...bothNumberIds(earlier, next) } }, sealing);
    database
      .prepare(
        // With something else in it, it is no mere way back any more.
        `update change set time = ?, user = ?, body = ?, size = ?, state = 'waiting', key = null, sent_in = null, wish = wish + 1,
         back_of = case when back_of = ? then back_of end where id = ?`,
      )
      .run(now(), of.user, text, size, of.back ?? null, Number(there.id));
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
  /** Of something else that is wanted nothing was said yet. */
  const rewish = (database: DatabaseSync, sealing: Sealing, { server, id, edits }: Wish) => {
    const there = database
      .prepare('select body from change where id = ? and server = ? and done_in is null')
      .get(id, server);
    if (!there) return;
    const { change } = toBody(there.body, sealing);
    const { text, size } = fromBody({ change: { ...change, edits: { ...edits } } }, sealing);
    database
      .prepare(
        "update change set body = ?, size = ?, state = 'waiting', key = null, sent_in = null, wish = wish + 1 where id = ?",
      )
      .run(text, size, id);
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
    elsewhere: async ({ server }) =>
      file.exists() ? use((database) => ({ trays: otherTrays(database, server) })) : { trays: [] },
    collect: (given) =>
      use((database, sealing) =>
        tell({
          count: whole(database, () => {
            for (const change of given.changes) take(database, sealing, given, change);
            if (given.tenantName)
              database
                .prepare('insert or replace into tray_tenant (server, name) values (?, ?)')
                .run(given.server, given.tenantName);
            return refuseFull(database, given.server);
          }),
        }),
      ),
    edit: (one) =>
      use((database, sealing) => {
        whole(database, () => {
          const wanted = Object.keys(one.edits).length > 0;
          if (!wanted) remove(database, one);
          else rewish(database, sealing, one);
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
    begin: async ({ server, id, wish }) => {
      const { admit } = await door(server);
      return use((database, sealing) => {
        const { approver } = admit(database, sealing);
        const key = beginOne(database, { server, id, wish }, randomUUID());
        if (key === null) return null;
        begun.set(id, key);
        options.underWay?.set(key, {
          server: serverOfTray(server),
          change: begunChange(database, sealing, id),
        });
        return { key, approver };
      });
    },
    note: (one) =>
      use((database, sealing) => {
        whole(database, () => noteOne(database, sealing, one));
        options.underWay?.delete(begun.get(one.id) ?? '');
        begun.delete(one.id);
        return null;
      }),
    close: async (given) => {
      const { applied } = await door(given.server);
      return use((database, sealing) =>
        tell({
          set: whole(database, () =>
            closeSet(database, sealing, { ...given, time: now(), sets: limits.sets, applied }),
          ),
        }),
      );
    },
    set: ({ server, id }) =>
      use((database, sealing) => ({
        changes: all(database, 'server = ? and done_in = ?', server, id).map((row) => toChange(row, sealing)),
      })),
    everySet: async () => (file.exists() ? file.withClosed(everySet) : []),
    nameSet: ({ server, id, name, ticket }) =>
      use((database) => {
        database
          .prepare('update applied_set set name = ?, ticket = ? where id = ? and server = ?')
          .run(name, ticket, id, server);
        return tell(null);
      }),
    forgetSet: ({ server, id }) =>
      use((database) => {
        database.prepare('delete from applied_set where id = ? and server = ?').run(id, server);
        return tell(null);
      }),
    async forgetServer(server) {
      if (!file.exists()) return;
      await file.withClosed((database) => {
        whole(database, () => {
          for (const table of ['change', 'applied_set', 'approval', 'approver', 'tray_tenant'])
            database
              .prepare(`delete from ${table} where server = ? or substr(server, 1, length(?) + 1) = ? || '/'`)
              .run(server, server, server);
        });
        // What was forgotten is not to be found in the file either.
        database.exec('vacuum; pragma wal_checkpoint(truncate)');
        tell(null);
      });
      await file.copyNow();
    },
    end: () => file.end(),
  };
}
