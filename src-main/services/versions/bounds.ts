/** Limits of stored versions: the oldest are deleted, but held versions are refused beyond the limit. */
import type { DatabaseSync } from 'node:sqlite';
import { BridgeError } from '#shared/bridge/errors.ts';
import type { VersionsOf } from '#shared/bridge/versions.ts';

/** `size` in characters of their JSON. */
export interface VersionBounds {
  readonly ofSubject: { readonly count: number; readonly size: number };
  readonly heldOfSubject: number;
  /** Limit over all subjects, separately for held and other versions. */
  readonly all: number;
}

/** A theme has some 3,000 characters, its CSS at most 100,000. */
export const versionBounds: VersionBounds = {
  ofSubject: { count: 100, size: 4_000_000 },
  heldOfSubject: 20,
  all: 64_000_000,
};

/** Deletes the oldest versions; a subject's newest one stays, whatever its size. */
export function prune(database: DatabaseSync, of: VersionsOf, bounds: VersionBounds): void {
  const { count, size } = bounds.ofSubject;
  database
    .prepare(
      // wall: versions-held
      `delete from version where id in (
         select id from (
           select id, row_number() over newest as number, sum(size) over newest as total from version
           where server = ? and tenant = ? and subject = ? and held = 0
           window newest as (order by id desc)
         ) where number > 1 and (number > ? or total > ?)
       )`,
    )
    .run(of.server, of.tenant, of.subject, count, size);
  database
    .prepare(
      `delete from version where id in (
         select id from (
           select id, row_number() over newest as number, sum(size) over newest as total from version
           where held = 0 window newest as (order by id desc)
         ) where number > 1 and total > ?
       )`,
    )
    .run(bounds.all);
}

/** Throws VERSIONS_HELD_FULL where holding `id` would exceed the limit. */
export function refuseFull(database: DatabaseSync, of: VersionsOf, id: number, bounds: VersionBounds): void {
  const count = database
    .prepare(
      'select count(*) as count from version where server = ? and tenant = ? and subject = ? and held = 1 and id <> ?',
    )
    .get(of.server, of.tenant, of.subject, id)?.count;
  const size = database
    .prepare('select coalesce(sum(size), 0) as size from version where held = 1 or id = ?')
    .get(id)?.size;
  if (Number(count) < bounds.heldOfSubject && Number(size) <= bounds.all) return;
  throw new BridgeError('VERSIONS_HELD_FULL', 'too many versions are held', { most: bounds.heldOfSubject });
}
