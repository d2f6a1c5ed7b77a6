/** The shares of several applications that had the same shares before (spec 3§3.3, 3§7.3; APP-125). */
import * as z from 'zod';
import { batchSaveSysMenuShares } from '../../../api/applications/shares.ts';
import { queryViewAs } from '../../../api/applications/view-as.ts';
import { readSharesOf } from '../../applications/same-as/shared-apps.ts';
import { GoneRecord, type RecordKind } from '../../common/record/record.ts';
import type { Share } from '../../common/shares/share.ts';
import { toWireShares } from '../../common/shares/wire-shares.ts';
import { appReads } from './app-reads.ts';

const locator = z.strictObject({ deptId: z.string().min(1), ids: z.array(z.string().min(1)).min(1) });
export type AppSharesLocator = z.output<typeof locator>;

export interface AppShares {
  /** Shares by application id: somebody else may have changed one application's shares meanwhile. */
  readonly shares: Readonly<Record<string, readonly Share[]>>;
}

const sharesLabel = () => ({ key: 'applications.form.shares' }) as const;

/** The call gives all applications the same shares, and so does the call that undoes it. */
export const appSharesRecord: RecordKind<AppSharesLocator, AppShares> = {
  id: 'appShares',
  locator,
  touches: [...appReads, queryViewAs],
  countedFields: ['shares'],
  rows: { shares: { label: sharesLabel, shares: ['shares'] } },
  title: () => 'applications.share.change',
  label: sharesLabel,
  async read(ask, { deptId, ids }) {
    const apps = await readSharesOf(ask, deptId, 'zh-CN', ids);
    const known = new Map(apps.map(({ id, shares }) => [id, shares]));
    return { shares: Object.fromEntries(ids.map((id) => [id, present(known.get(id))])) };
  },
  write: ({ deptId, ids }, { shares }) => ({
    endpoint: batchSaveSysMenuShares,
    input: {
      deptId,
      sysMenuIds: [...ids],
      sysMenuShares: toWireShares(shares[ids[0] ?? ''] ?? [], { moduleStr: '', moduleId: '', levels: true }),
    },
  }),
};

export function sharesOfEach(ids: readonly string[], shares: readonly Share[]): AppShares {
  return { shares: Object.fromEntries(ids.map((id) => [id, shares])) };
}

function present<T>(value: T | undefined): T {
  if (value === undefined) throw new GoneRecord();
  return value;
}
