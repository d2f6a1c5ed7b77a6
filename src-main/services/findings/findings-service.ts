/** Marks of findings in the login log, a durable document for each tenant (`findings/<hash>/<hash>.json`). */
import * as z from 'zod';
import type { FindingScope, NewFindingMark } from '#shared/bridge/findings.ts';
import { type FindingMark, findingMark, mostFindingMarks } from '#shared/rules/login-log/finding-mark.ts';
import { notKeptError, withNotKeptError } from '../durable/not-kept.ts';
import { tenantStores } from '../durable/tenant-stores.ts';

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
  const stores = tenantStores<MarkedTenant>({
    folder: o.folder,
    now: o.now,
    setAside: o.setAside,
    read: (data) => markedTenant.safeParse(data).data ?? null,
    defaults: ({ server, tenant }) => ({ server, tenant, marks: [] }),
  });

  return {
    marks: ({ server, tenant }) =>
      orNotKept(async () => {
        const { marks } = await stores.look({ server, tenant });
        return { marks };
      }),
    mark: ({ author, marks: wanted, server, tenant }) =>
      orNotKept(async () => {
        let left: string[] = [];
        const { marks } = await stores.update({ server, tenant }, (now) => {
          const stored = new Map(now.marks.map((mark) => [mark.key, mark]));
          const fresh = wanted.filter(({ key, from }) => (stored.get(key)?.time ?? null) === from);
          left = wanted.filter((mark) => !fresh.includes(mark)).map(({ key }) => key);
          for (const { from, ...mark } of fresh) {
            // Two marks of one finding never have the same time.
            const time = Math.max(o.now(), (from ?? 0) + 1);
            stored.set(mark.key, { ...mark, author, time });
          }
          if (stored.size > mostFindingMarks) throw notKeptError(...unkept, 'FULL');
          return { ...now, marks: [...stored.values()] };
        });
        o.marked({ server, tenant });
        return { marks, left };
      }),
    forgetServer: stores.forgetServer,
  };
}

const unkept = ['FINDINGS_NOT_KEPT', 'marks of findings could not be kept or read'] as const;
const orNotKept = <T>(work: () => Promise<T>): Promise<T> => withNotKeptError(...unkept, work);
