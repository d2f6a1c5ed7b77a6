/** The latest request of a tray: its signed file, which is read and verified again for each decision. */
import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod';
import { decisionBlock, requestBlock } from '#shared/rules/changes/approval/blocks.ts';
import { wishText } from '#shared/rules/changes/approval/canonical.ts';
import type { SignedDecision, SignedRequest } from '#shared/rules/changes/approval/verdict.ts';
import { keyFingerprintOf } from '../../../formats/changes/fingerprint.ts';
import { isValidSignature } from '../../../formats/changes/signatures.ts';
import { toChange } from '../rows.ts';
import type { Sealing } from '../sealing.ts';

const signedFile = z.looseObject({
  changes: z.array(
    z.looseObject({
      kind: z.string(),
      place: z.unknown(),
      edits: z.record(z.string(), z.object({ from: z.unknown(), to: z.unknown() })),
    }),
  ),
  request: requestBlock,
  decision: decisionBlock.optional(),
});

export interface StoredRequest {
  readonly request: SignedRequest;
  readonly decision: SignedDecision | null;
  /** A digest of the effect of each change. */
  readonly wishes: readonly string[];
}

/** Returns null where nothing was requested, or where the stored request is invalid. */
export function storedRequest(
  database: DatabaseSync,
  sealing: Sealing,
  server: string,
): StoredRequest | null {
  const row = database.prepare('select file from approval where server = ?').get(server);
  return row === undefined ? null : readSigned(JSON.parse(sealing.open(String(row.file))));
}

export function readSigned(file: unknown): StoredRequest | null {
  const parsed = signedFile.safeParse(file);
  if (!parsed.success) return null;
  const { request, decision, changes } = parsed.data;
  const whole = file as Readonly<Record<string, unknown>>;
  if (!isValidSignature('request', whole, request)) return null;
  if (decision && !isValidSignature('decision', whole, decision)) return null;
  return {
    request: { ...request, fingerprint: keyFingerprintOf(request.key) },
    decision: decision ? { ...decision, fingerprint: keyFingerprintOf(decision.key) } : null,
    wishes: changes.map(wishOf),
  };
}

export function keepRequest(
  database: DatabaseSync,
  sealing: Sealing,
  { server, id, file }: { readonly server: string; readonly id: string; readonly file: unknown },
): void {
  database
    .prepare('insert or replace into approval (server, id, file) values (?, ?, ?)')
    .run(server, id, sealing.seal(JSON.stringify(file)));
}

export function wishOf(change: Parameters<typeof wishText>[0]): string {
  return createHash('sha256').update(wishText(change)).digest('hex');
}

export function wishesInTray(database: DatabaseSync, sealing: Sealing, server: string): string[] {
  return database
    .prepare('select * from change where server = ? and done_in is null')
    .all(server)
    .map((row) => wishOf(toChange(row, sealing)));
}

export function wishesAppliedBy(database: DatabaseSync, sealing: Sealing, approval: string): string[] {
  return database
    .prepare(
      'select change.* from change join applied_set on change.done_in = applied_set.id where applied_set.approval = ?',
    )
    .all(approval)
    .map((row) => wishOf(toChange(row, sealing)));
}
