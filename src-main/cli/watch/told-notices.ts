/**
 * The notices that a webhook has taken, in the data folder (`watch/<hash>.json`), so that each is told once for as long
 * as it holds. Where there is no data folder every run tells all.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { withNotKeptError } from '../../services/durable/not-kept.ts';
import { openStore } from '../../services/durable/store.ts';
import type { WatchReport } from './watched-subject.ts';

const toldDocument = z.strictObject({ keys: z.array(z.string()) });

export interface ToldNotices {
  readonly keys: ReadonlySet<string>;
  /** Stores the notices that were sent and still hold. A notice about an unchecked subject may still hold. */
  keep(report: WatchReport): Promise<void>;
}

export const noticeKeys = ({ subjects }: WatchReport): readonly string[] =>
  subjects.flatMap(({ subject, state, notices }) => [
    ...(state === 'unread' ? [unreadKey(subject)] : []),
    ...notices.map(({ key }) => key),
  ]);

export const unreadKey = (subject: string) => `unread ${subject}`;

/** `about`: server, organisation and webhook. Rejects with WATCH_NOT_KEPT. */
export async function openToldNotices(
  dataFolder: string,
  about: readonly string[],
  now: () => number,
): Promise<ToldNotices> {
  if (!existsSync(dataFolder)) return { keys: new Set(), keep: async () => undefined };
  const store = await orNotKept(() =>
    openStore<z.output<typeof toldDocument>>({
      folder: join(dataFolder, 'watch'),
      name: createHash('sha256').update(JSON.stringify(about)).digest('hex').slice(0, 32),
      version: 1,
      read: (data) => toldDocument.safeParse(data).data ?? null,
      defaults: () => ({ keys: [] }),
      now,
    }),
  );
  return {
    keys: new Set(store.current().keys),
    keep: (report) =>
      orNotKept(async () => {
        const unread = report.subjects.filter(({ state }) => state === 'unread');
        const isUnsure = (key: string) => unread.some(({ subject }) => key.startsWith(prefixOf(subject)));
        await store.update(({ keys }) => ({
          keys: [...new Set([...keys.filter(isUnsure), ...noticeKeys(report)])],
        }));
      }),
  };
}

/** The first word of a subject's keys. */
function prefixOf(subject: string): string {
  if (subject === 'breakIns') return 'breakIn ';
  return subject === 'changes' ? 'change ' : `${subject} `;
}

const orNotKept = <T>(work: () => Promise<T>): Promise<T> =>
  withNotKeptError('WATCH_NOT_KEPT', 'what a webhook was told could not be kept', work);
