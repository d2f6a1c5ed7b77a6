/**
 * Earlier versions of edited records, complete, on SQLite (`versions/versions.db`): on the disk before they are
 * acknowledged, by server profile, tenant and subject, limited by `bounds.ts`.
 */

import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { type KeptVersion, type VersionsOf, versionOrigins } from '#shared/bridge/versions.ts';
import { sameValue } from '#shared/kit/merge.ts';
import { lazyDatabase } from '../../database/lazy-database.ts';
import { openDatabase } from '../../database/open.ts';
import { inTransaction } from '../../database/transaction.ts';
import { withNotKeptError } from '../durable/not-kept.ts';
import { prune, refuseFull, type VersionBounds, versionBounds } from './bounds.ts';
import { versionMigrations } from './migrations.ts';

type One = VersionsOf & { readonly id: number };
type ToKeep = VersionsOf & {
  readonly origin: KeptVersion['origin'];
  readonly user: string;
  readonly serverName: string;
  readonly body: string;
};

/** Rejects with VERSIONS_NOT_KEPT and `reason` where the disk or the file refuses. */
export interface VersionsService {
  keep(version: ToKeep): Promise<{ id: number }>;
  list(of: VersionsOf): Promise<{ versions: KeptVersion[] }>;
  body(one: One): Promise<{ body: string | null }>;
  rename(one: One & { readonly name: string }): Promise<null>;
  hold(one: One & { readonly held: boolean }): Promise<null>;
  remove(one: One): Promise<null>;
  /** Deletes all versions of a removed server profile. */
  forgetServer(server: string): Promise<void>;
  close(): void;
}

export interface VersionsOptions {
  readonly folder: string;
  /** Milliseconds since 1970, UTC. */
  readonly now?: () => number;
  readonly bounds?: VersionBounds;
  readonly onChanged?: () => void;
  /** Called with the path to which an unreadable file was moved. */
  readonly setAside?: (path: string) => void;
}

const mine = /* wall: versions-tenant */ 'server = ? and tenant = ? and subject = ?';

export function createVersionsService(options: VersionsOptions): VersionsService {
  const { folder, now = Date.now, bounds = versionBounds, onChanged = () => undefined } = options;
  const file = join(folder, 'versions.db');

  const opened = lazyDatabase(async () => {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const found = await openDatabase(file, versionMigrations, now());
    if (found.setAside !== null) options.setAside?.(found.setAside);
    return found.database;
  });
  const guarded = <T>(work: (database: DatabaseSync) => T): Promise<T> =>
    withNotKeptError('VERSIONS_NOT_KEPT', 'the versions could not be used', () => opened.use(work));
  const change = (database: DatabaseSync, one: One, set: 'name' | 'held', value: string | number) =>
    database
      .prepare(`update version set ${set} = ? where id = ? and ${mine}`)
      .run(value, one.id, ...keysOf(one));

  return {
    keep: (version) =>
      guarded((database) => {
        const id = inTransaction(database, () => {
          const { origin, user, serverName, body } = version;
          const newest = database
            .prepare(`select id, origin, body from version where ${mine} order by id desc limit 1`)
            .get(...keysOf(version));
          if (newest?.body === body) {
            // The page has read its own save before reporting it, so the version becomes 'saved' now.
            if (origin === 'saved' && newest.origin === 'seen') {
              database
                .prepare('update version set origin = ?, user = ?, server_name = ?, time = ? where id = ?')
                .run(origin, user, serverName, now(), Number(newest.id));
            }
            return Number(newest.id);
          }
          const { lastInsertRowid } = database
            .prepare(
              `insert into version (server, tenant, subject, time, origin, user, server_name, body, size)
               values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
            )
            .run(...keysOf(version), now(), origin, user, serverName, body, body.length);
          prune(database, version, bounds);
          return Number(lastInsertRowid);
        });
        onChanged();
        return { id };
      }),
    list: (of) =>
      guarded((database) => ({
        versions: toVersions(
          database.prepare(`select * from version where ${mine} order by id desc`).all(...keysOf(of)),
        ),
      })),
    body: (key) =>
      guarded((database) => {
        const found = database
          .prepare(`select body from version where id = ? and ${mine}`)
          .get(key.id, ...keysOf(key));
        return { body: found === undefined ? null : String(found.body) };
      }),
    rename: (naming) =>
      guarded((database) => {
        change(database, naming, 'name', naming.name.trim());
        onChanged();
        return null;
      }),
    hold: (holding) =>
      guarded((database) => {
        inTransaction(database, () => {
          if (holding.held) refuseFull(database, holding, holding.id, bounds);
          change(database, holding, 'held', holding.held ? 1 : 0);
          prune(database, holding, bounds);
        });
        onChanged();
        return null;
      }),
    remove: (key) =>
      guarded((database) => {
        database.prepare(`delete from version where id = ? and ${mine}`).run(key.id, ...keysOf(key));
        onChanged();
        return null;
      }),
    async forgetServer(server) {
      if (!opened.isOpen() && !existsSync(file)) return;
      await guarded((database) => {
        const { changes } = database.prepare('delete from version where server = ?').run(server);
        if (Number(changes) === 0) return;
        // Deleted content must not stay readable in the file.
        database.exec('vacuum; pragma wal_checkpoint(truncate)');
        onChanged();
      });
    },
    close: opened.close,
  };
}

function keysOf({ server, tenant, subject }: VersionsOf): [string, string, string] {
  return [server, tenant, subject];
}

type Row = Readonly<Record<string, SQLOutputValue>>;

/** Takes and returns versions newest first. */
function toVersions(rows: readonly Row[]): KeptVersion[] {
  const bodies = rows.map(({ body }) => fieldsOf(String(body)));
  return rows.map((row, index) => {
    const [own, before] = [bodies[index], bodies[index + 1]];
    return {
      id: Number(row.id),
      time: Number(row.time),
      origin: versionOrigins.find((origin) => origin === row.origin) ?? 'seen',
      user: String(row.user),
      serverName: String(row.server_name),
      name: String(row.name),
      held: row.held === 1,
      changed: own && before ? differing(own, before) : null,
    };
  });
}

type Fields = Readonly<Record<string, unknown>>;

/** A field that one of both lacks was not kept by the program of its time, which says nothing of its value. */
function differing(own: Fields, before: Fields): string[] {
  return Object.keys(own).filter(
    (name) => Object.hasOwn(before, name) && !sameValue(own[name], before[name]),
  );
}

function fieldsOf(body: string): Fields {
  const read: unknown = JSON.parse(body);
  return typeof read === 'object' && read !== null ? (read as Fields) : {};
}
