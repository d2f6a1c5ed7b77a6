/**
 * Daily figures of seats and space, in one durable file for each tenant (`usage/<hash>.json`), limited by
 * `keptDays`; beside them the dates to which expiry notices are postponed. A day's figures are written only where
 * they differ.
 */
import { createHash } from 'node:crypto';
import * as z from 'zod';
import { BridgeError } from '#shared/bridge/errors.ts';
import {
  type ExpirySubject,
  snoozedUntil,
  type UsageHistory,
  type UsageScope,
} from '#shared/bridge/usage.ts';
import { keptDays, withDay } from '#shared/rules/forecast/snapshots.ts';
import { type UsageDay, usageDay } from '#shared/rules/forecast/usage-day.ts';
import { systemCode } from '../durable/disk.ts';
import { type DurableStore, openStore } from '../durable/store.ts';

/** Rejects with USAGE_NOT_KEPT and `reason` where the disk refuses. */
export interface UsageService {
  history(scope: UsageScope): Promise<UsageHistory>;
  /** Returns the history with the new figures. */
  record(scope: UsageScope, figures: UsageDay): Promise<UsageHistory>;
  /** `until`: the first day on which the notice is shown again. */
  snooze(scope: UsageScope, subject: ExpirySubject, until: string): Promise<void>;
}

/** Server and tenant are in the file for its readers, as the hashed name does not show them. */
const storedUsage = z.object({
  server: z.string(),
  tenant: z.string(),
  days: z.array(usageDay),
  snoozed: snoozedUntil,
});
type StoredUsage = z.output<typeof storedUsage>;

export function createUsageService(options: { folder: string; now?: () => number }): UsageService {
  const stores = new Map<string, Promise<DurableStore<StoredUsage>>>();

  const open = (scope: UsageScope): Promise<DurableStore<StoredUsage>> => {
    const name = fileNameOf(scope);
    const known = stores.get(name);
    if (known) return known;
    const opening = openStore<StoredUsage>({
      folder: options.folder,
      name,
      version: 1,
      read: (data) => storedUsage.safeParse(data).data ?? null,
      defaults: () => ({ ...scope, days: [], snoozed: {} }),
      ...(options.now ? { now: options.now } : {}),
    });
    stores.set(name, opening);
    // A failure rejects the pending calls, and the next call tries again.
    opening.catch(() => stores.delete(name));
    return opening;
  };

  return {
    history: (scope) =>
      telling(async () => {
        const store = await open(scope);
        return historyOf(store, await store.refresh());
      }),
    record: (scope, figures) =>
      telling(async () => {
        const store = await open(scope);
        const now = await store.refresh();
        const stored = now.days.find(({ day }) => day === figures.day);
        if (stored && sameFigures(stored, figures)) return historyOf(store, now);
        const changed = await store.update((current) => ({
          ...current,
          days: withDay(current.days, figures, keptDays),
        }));
        return historyOf(store, changed);
      }),
    snooze: (scope, subject, until) =>
      telling(async () => {
        const store = await open(scope);
        await store.update((current) => ({ ...current, snoozed: { ...current.snoozed, [subject]: until } }));
      }),
  };
}

function historyOf(store: DurableStore<StoredUsage>, { days, snoozed }: StoredUsage): UsageHistory {
  return { days, snoozed, setAside: [...store.loaded.asideNames] };
}

/** A hash, for a tenant's key may contain characters that a file name may not. */
function fileNameOf({ server, tenant }: UsageScope): string {
  return createHash('sha256')
    .update(JSON.stringify([server, tenant]))
    .digest('hex')
    .slice(0, 32);
}

function sameFigures(a: UsageDay, b: UsageDay): boolean {
  return (['pc', 'app', 'external', 'space'] as const).every(
    (kind) => a[kind].used === b[kind].used && a[kind].max === b[kind].max,
  );
}

async function telling<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    const reason = systemCode(cause);
    const error = new BridgeError('USAGE_NOT_KEPT', `usage figures could not be kept or read: ${reason}`, {
      reason,
    });
    error.cause = cause;
    throw error;
  }
}
