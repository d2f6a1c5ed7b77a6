/**
 * A hand-over from one key of an installation to the next (`.steward-handover`): signed by the earlier key, which
 * others trust, and by the new one, so that nobody can hand over to somebody else's key.
 */
import * as z from 'zod';
import { canonicalText } from '#shared/rules/changes/approval/canonical.ts';
import { isSignedBy } from '../ed25519.ts';
import { readStrictFile } from '../strict-file.ts';
import { keyFingerprintOf } from './fingerprint.ts';
import { keyFileLimit } from './key-file.ts';

const base64 = z
  .string()
  .max(200)
  .regex(/^[A-Za-z0-9+/]+={0,2}$/);
const handOver = z.strictObject({
  format: z.literal('steward.handover'),
  version: z.literal(1),
  at: z.iso.datetime(),
  /** Raw Ed25519. */
  from: base64,
  to: base64,
  signatures: z.strictObject({ from: base64, to: base64 }),
});

/** The text that both keys sign. */
export function handOverText(of: {
  readonly at: string;
  readonly from: string;
  readonly to: string;
}): string {
  return `steward.handover 1\n${canonicalText(of)}`;
}

export function handOverFile(
  of: { readonly at: string; readonly from: string; readonly to: string },
  signatures: { readonly from: string; readonly to: string },
): string {
  const whole: z.output<typeof handOver> = { format: 'steward.handover', version: 1, ...of, signatures };
  return `${JSON.stringify(whole, null, 2)}\n`;
}

/** Returns the fingerprints of both keys; null where the file is no hand-over or a signature is invalid. */
export function readHandOver(bytes: Uint8Array): { readonly from: string; readonly to: string } | null {
  const json = readStrictFile(bytes, keyFileLimit);
  const parsed = handOver.safeParse(json.problem === null ? json.value : null);
  if (!parsed.success) return null;
  const { at, from, to, signatures } = parsed.data;
  const text = handOverText({ at, from, to });
  if (
    /* wall: hand-over-earlier-key */ !isSignedBy(from, text, signatures.from) ||
    /* wall: hand-over-new-key */ !isSignedBy(to, text, signatures.to)
  )
    return null;
  return { from: keyFingerprintOf(from), to: keyFingerprintOf(to) };
}
