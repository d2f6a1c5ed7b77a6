/**
 * The change tray, on SQLite (`changes/changes.db`): one for each server profile and tenant. `server` is its name
 * there (rules/changes/tray-name.ts). A collected change is on the disk before it is acknowledged, and so is a note
 * of each write before it is sent, so that a sudden end leaves nothing unknown. The outcome is then in the file,
 * and on the disk before the next write: without it the next attempt reads the server to find out.
 */
import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { AppliedChange, AppliedSet, OtherTray, TrayChange } from '#shared/bridge/changes.ts';
import { BridgeError } from '#shared/bridge/errors.ts';
import type { AppliedOutcome } from '#shared/rules/changes/apply.ts';
import {
  bothNumberIds,
  type CollectedChange,
  type CollectedEdits,
  collectedLimits,
  foldEdits,
} from '#shared/rules/changes/collected-change.ts';
import type { SetWords } from '#shared/rules/changes/set-block.ts';
import { serverOfTray } from '#shared/rules/changes/tray-name.ts';
import { inTransaction } from '../../database/transaction.ts';
import { type ApplyDoor, openDoor } from './approval/apply-door.ts';
import { type Closing, closeSet } from './closing.ts';
import { digestOf, fromBody, toBody, toChange } from './rows.ts';
import type { Sealing } from './sealing.ts';
import { beginOne, begunChange, noteOne } from './sending.ts';
import { selectAll, arrange, deleteTrayChange, everySet, otherTrays, setsOf } from './statements.ts';
import type { TrayFile } from './tray-file.ts';

interface OfServer {
  readonly server: string;
}
interface Collecting extends OfServer {
  readonly user: string;
  /** Id of the set whose way back the changes are. */
  readonly back?: number | undefined;
  readonly tenantName?: string | undefined;
}
type One = OfServer & { readonly id: number };
type OneAsIs = One & { readonly wish: number };
type Wish = One & { readonly edits: CollectedEdits };

/** Rejects with CHANGES_NOT_KEPT and `reason` where the disk, the file or the key store refuses. */
export interface ChangesService {
  tray(of: OfServer): Promise<{ changes: TrayChange[]; sets: AppliedSet[] }>;
  /** The edits of one record that wait in the tray; null where none do. */
  waiting(of: OfServer & Pick<CollectedChange, 'kind' | 'place'>): Promise<{ edits: CollectedEdits | null }>;
  /** Trays of other tenants on the same server profile. */
  elsewhere(of: OfServer): Promise<{ trays: OtherTray[] }>;
  collect(given: Collecting & { readonly changes: readonly CollectedChange[] }): Promise<{ count: number }>;
  edit(one: Wish): Promise<null>;
  drop(given: OfServer & { readonly ids: readonly number[] }): Promise<null>;
  arrange(given: OfServer & { readonly ids: readonly number[] }): Promise<null>;
  /** Rejects with CHANGES_NOT_APPROVED and `reason` where the tray as it is needs an approval and has none. */
  begin(one: OneAsIs): Promise<{ key: string; approver: string } | null>;
  note(one: OneAsIs & AppliedOutcome): Promise<null>;
  close(given: Closing): Promise<{ set: number | null }>;
  set(one: One): Promise<{ changes: AppliedChange[] }>;
  /** The sets of all trays, for a caller without a session. */
  everySet(): Promise<ReturnType<typeof everySet>>;
  nameSet(one: One & SetWords): Promise<null>;
  forgetSet(one: One): Promise<null>;
  /** Deletes all trays of a removed server profile, for every tenant. */
  forgetServer(server: string): Promise<void>;
  end(): void;
}

/** A change that is being applied, and the profile of its server. */
export interface ChangeUnderWay {
  readonly server: string;
  readonly change: CollectedChange;
}

export interface ChangesOptions {
  readonly file: TrayFile;
  /** Checks whether the tray of a server may be applied, before anything is sent. */
  readonly door?: ApplyDoor;
  /** Receives the changes under way, by key, and loses each when it ends. */
  readonly underWay?: {
    set(key: string, change: ChangeUnderWay): unknown;
    delete(key: string): unknown;
  };
  readonly limits?: { readonly count: number; readonly all: number; readonly sets: number };
}

/** Number of newest sets that are kept for a server. */
const mostSets = 50;

export function createChangesService({ file, door = openDoor, ...options }: ChangesOptions): ChangesService {
  const limits = options.limits ?? { ...collectedLimits, sets: mostSets };
  const { now, use } = file;
  /** Keys of the changes under way, by change id. */
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
    // The begun write may have been made, so its reversal is a change of its own.
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
        // With other edits in it, the change is no longer the way back of a set alone.
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
  /** Replaces a change's edits; the outcome of the earlier wish no longer applies. */
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
        changes: selectAll(database, 'server = ? and done_in is null', server).map((row) => {
          const { applied: _, ...change } = toChange(row, sealing);
          return change;
        }),
        sets: setsOf(database, server),
      }));
    },
    waiting: async ({ server, ...record }) => {
      if (!file.exists()) return { edits: null };
      return use((database, sealing) => {
        const [row] = selectAll(
          database,
          'server = ? and object = ? and done_in is null',
          server,
          digestOf(record),
        );
        return { edits: row ? toChange(row, sealing).edits : null };
      });
    },
    elsewhere: async ({ server }) =>
      file.exists() ? use((database) => ({ trays: otherTrays(database, server) })) : { trays: [] },
    collect: (collectedInput) =>
      use((database, sealing) =>
        tell({
          count: inTransaction(database, () => {
            for (const change of collectedInput.changes) take(database, sealing, collectedInput, change);
            if (collectedInput.tenantName)
              database
                .prepare('insert or replace into tray_tenant (server, name) values (?, ?)')
                .run(collectedInput.server, collectedInput.tenantName);
            return refuseFull(database, collectedInput.server);
          }),
        }),
      ),
    edit: (edit) =>
      use((database, sealing) => {
        inTransaction(database, () => {
          const wanted = Object.keys(edit.edits).length > 0;
          if (!wanted) deleteTrayChange(database, edit);
          else rewish(database, sealing, edit);
        });
        return tell(null);
      }),
    drop: ({ server, ids }) =>
      use((database) => {
        inTransaction(database, () => {
          for (const id of ids) deleteTrayChange(database, { server, id });
        });
        return tell(null);
      }),
    arrange: ({ server, ids }) =>
      use((database) => {
        inTransaction(database, () => arrange(database, server, ids));
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
    note: (outcome) =>
      use((database, sealing) => {
        inTransaction(database, () => noteOne(database, sealing, outcome));
        options.underWay?.delete(begun.get(outcome.id) ?? '');
        begun.delete(outcome.id);
        return null;
      }),
    close: async (closing) => {
      const { applied } = await door(closing.server);
      return use((database, sealing) =>
        tell({
          set: inTransaction(database, () =>
            closeSet(database, sealing, { ...closing, time: now(), sets: limits.sets, applied }),
          ),
        }),
      );
    },
    set: ({ server, id }) =>
      use((database, sealing) => ({
        changes: selectAll(database, 'server = ? and done_in = ?', server, id).map((row) =>
          toChange(row, sealing),
        ),
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
        inTransaction(database, () => {
          for (const table of ['change', 'applied_set', 'approval', 'approver', 'tray_tenant'])
            database
              .prepare(`delete from ${table} where server = ? or substr(server, 1, length(?) + 1) = ? || '/'`)
              .run(server, server, server);
        });
        // Deleted content must not stay readable in the file.
        database.exec('vacuum; pragma wal_checkpoint(truncate)');
        tell(null);
      });
      await file.copyNow();
    },
    end: () => file.end(),
  };
}
