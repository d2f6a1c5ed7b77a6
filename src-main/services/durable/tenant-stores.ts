/**
 * A durable document for each tenant, in a folder for each server (`<hash>/<hash>.json`), so that nothing crosses from
 * one to another.
 */
import { createHash } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type DurableStore, openStore } from './store.ts';

interface TenantOfServer {
  readonly server: string;
  readonly tenant: string;
}

interface TenantStoreOptions<T, Scope extends TenantOfServer> {
  readonly folder: string;
  /** Milliseconds since 1970, UTC. */
  readonly now: () => number;
  /** Called with the name of an unreadable file that was set aside. */
  readonly setAside: (name: string) => void;
  /** Returns null for invalid data. */
  readonly read: (data: unknown) => T | null;
  /** Server and tenant are in the document for its readers, as the hashed names do not show them. */
  readonly defaults: (scope: Scope) => T;
}

export interface TenantStores<T, Scope extends TenantOfServer> {
  /** Reads the document without making its folder. */
  look(scope: Scope): Promise<T>;
  update(scope: Scope, change: (now: T) => T): Promise<T>;
  forgetServer(server: string): Promise<void>;
}

export function tenantStores<T, Scope extends TenantOfServer = TenantOfServer>(
  o: TenantStoreOptions<T, Scope>,
): TenantStores<T, Scope> {
  const stores = new Map<string, Promise<DurableStore<T>>>();
  const folderOf = (server: string) => join(o.folder, hashOf(server));

  const open = (scope: Scope): Promise<DurableStore<T>> => {
    const name = hashOf(scope.tenant);
    const path = join(folderOf(scope.server), name);
    const known = stores.get(path);
    if (known) return known;
    const opening = openStore<T>({
      folder: folderOf(scope.server),
      looksOnly: true,
      name,
      version: 1,
      now: o.now,
      read: o.read,
      defaults: () => o.defaults(scope),
    }).then((store) => {
      for (const name of store.loaded.asideNames) o.setAside(name);
      return store;
    });
    stores.set(path, opening);
    // A failure rejects the pending calls, and the next call tries again.
    opening.catch(() => stores.delete(path));
    return opening;
  };

  return {
    look: async (scope) => (await open(scope)).refresh(),
    async update(scope, change) {
      await mkdir(folderOf(scope.server), { recursive: true, mode: 0o700 });
      return (await open(scope)).update(change);
    },
    async forgetServer(server) {
      for (const path of stores.keys()) if (path.startsWith(folderOf(server))) stores.delete(path);
      await rm(folderOf(server), { recursive: true, force: true });
    },
  };
}

/** Names of servers and tenants may contain characters that a file name may not. */
function hashOf(name: string): string {
  return createHash('sha256').update(name).digest('hex').slice(0, 32);
}
