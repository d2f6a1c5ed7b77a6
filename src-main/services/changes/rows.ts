import { createHash } from 'node:crypto';
import type { SQLOutputValue } from 'node:sqlite';
import * as z from 'zod';
import { type AppliedChange, appliedPart, trayStates } from '#shared/bridge/changes.ts';
import { type CollectedChange, collectedChange, objectOf } from '#shared/rules/changes/collected-change.ts';
import type { Sealing } from './sealing.ts';

export type TrayDatabaseRow = Readonly<Record<string, SQLOutputValue>>;

const keptBody = z.object({
  change: collectedChange,
  message: z.string().default(''),
  applied: appliedPart.nullable().default(null),
  /** Whether the server may still do a write that counts as failed. */
  late: z.boolean().default(false),
  /** The key of the latest sending. */
  sent: z.string().default(''),
});
export type ChangeBody = z.output<typeof keptBody>;

/** A digest of the record's identity, so that nobody reads the identity from the file. */
export function digestOf(change: Pick<CollectedChange, 'kind' | 'place'>): string {
  return createHash('sha256').update(objectOf(change)).digest('hex');
}

export function toBody(body: SQLOutputValue | undefined, sealing: Sealing): ChangeBody {
  return keptBody.parse(JSON.parse(sealing.open(String(body))));
}

export function fromBody(body: Pick<ChangeBody, 'change'> & Partial<ChangeBody>, sealing: Sealing) {
  const text = JSON.stringify(body);
  return { text: sealing.seal(text), size: text.length };
}

export function toChange(row: TrayDatabaseRow, sealing: Sealing): AppliedChange {
  const { change, message, applied, late, sent } = toBody(row.body, sealing);
  return {
    ...change,
    id: Number(row.id),
    time: Number(row.time),
    user: String(row.user),
    state: trayStates.find((state) => state === row.state) ?? 'waiting',
    message,
    wish: Number(row.wish),
    applied,
    begun: late || row.state === 'sending' || row.state === 'unknown',
    sentKey: String(row.key ?? sent),
  };
}
