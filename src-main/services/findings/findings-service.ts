/**
 * Marks of findings in the login log, one durable file for each tenant in a folder for each server
 * (`findings/<hash>/<hash>.json`), so that nothing crosses from one to another.
 */
import { createHash } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { BridgeError } from '#shared/bridge/errors.ts';
import type { FindingScope, NewFindingMark } from '#shared/bridge/findings.ts';
import { type FindingMark, findingMark, mostFindingMarks } from '#shared/rules/login-log/finding-mark.ts';
import { systemCode } from '../durable/disk.ts';
import { type DurableStore, openStore } from '../durable/store.ts';

/** Server and tenant are in the file for its readers, as the hashed names do not show them. */
const markedTenant = z.strictObject({ server: z.string(), tenant: z.string(), marks: z.array(findingMark) });
type MarkedTenant = z.output<typeof markedTenant>;

type Marking = FindingScope & { readonly author: string; readonly marks: readonly NewFindingMark[] };

/** Rejects with FINDINGS_NOT_KEPT and `reason` where the disk refuses or the limit is reached. */
export interface FindingsService {
  marks(scope: FindingScope): Promise<{ marks: FindingMark[] }>;
  mark(marking: Marking): Promise<{ marks: FindingMark[]; left: string[] }>;
  forgetServer(server: string): Promise<void>;
}

interface FindingsOptions {
  readonly folder: string;
  /** Milliseconds since 1970, UTC. */
  readonly now: () => number;
  readonly marked: (scope: FindingScope) => void;
  /** Called with the name of an unreadable file that was set aside. */
  readonly setAside: (name: string) => void;
}

export function createFindingsService(o: FindingsOptions): FindingsService {
  const stores = new Map<string, Promise<DurableStore<MarkedTenant>>>();
  const folderOf = (server: string) => join(o.folder, hashOf(server));

  const open = (scope: FindingScope): Promise<DurableStore<MarkedTenant>> => {
    const name = hashOf(scope.tenant);
    const path = join(folderOf(scope.server), name);
    const known = stores.get(path);
    if (known) return known;
    const opening = openStore<MarkedTenant>({
      folder: folderOf(scope.server),
      // Looking makes no folder.
      looksOnly: true,
      name,
      version: 1,
      now: o.now,
      read: (data) => markedTenant.safeParse(data).data ?? null,
      defaults: () => ({ ...scope, marks: [] }),
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
    marks: ({ server, tenant }) =>
      orNotKept(async () => {
        const { marks } = await (await open({ server, tenant })).refresh();
        return { marks };
      }),
    mark: ({ author, marks: wanted, server, tenant }) =>
      orNotKept(async () => {
        let left: string[] = [];
        await mkdir(folderOf(server), { recursive: true, mode: 0o700 });
        const store = await open({ server, tenant });
        const { marks } = await store.update((now) => {
          const stored = new Map(now.marks.map((mark) => [mark.key, mark]));
          const fresh = wanted.filter(({ key, from }) => (stored.get(key)?.time ?? null) === from);
          left = wanted.filter((mark) => !fresh.includes(mark)).map(({ key }) => key);
          for (const { from, ...mark } of fresh) {
            // Two marks of one finding never have the same time.
            const time = Math.max(o.now(), (from ?? 0) + 1);
            stored.set(mark.key, { ...mark, author, time });
          }
          if (stored.size > mostFindingMarks) throw notKept('FULL');
          return { ...now, marks: [...stored.values()] };
        });
        o.marked({ server, tenant });
        return { marks, left };
      }),
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

function notKept(reason: string): BridgeError {
  return new BridgeError('FINDINGS_NOT_KEPT', `marks of findings could not be kept or read: ${reason}`, {
    reason,
  });
}

async function orNotKept<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof BridgeError) throw cause;
    const error = notKept(systemCode(cause));
    error.cause = cause;
    throw error;
  }
}
