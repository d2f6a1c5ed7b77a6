/** Verifies an evidence package: its zip, its manifest, the digests of its files, its signature. */
import { createHash } from 'node:crypto';
import {
  type EvidenceManifest,
  evidenceManifest,
  evidenceManifestName,
  evidenceManifestText,
  evidenceText,
} from '#shared/rules/evidence/evidence.ts';
import { keyFingerprintOf } from '../changes/fingerprint.ts';
import { isSignedBy } from '../ed25519.ts';
import { type PackedEntry, readEvidenceZip } from './read-zip.ts';

/**
 * `zip`: no zip as the console writes it. `manifest`: no manifest of this version. `files`: other files than the
 * manifest's. `digest`: a file that is not as it was. `rows`: fewer or more rows than stated. `signature`: the manifest
 * is not as it was signed.
 */
export const evidenceFaults = ['zip', 'manifest', 'files', 'digest', 'rows', 'signature'] as const;
export type EvidenceFault = (typeof evidenceFaults)[number];

export interface VerifiedEvidence {
  readonly manifest: EvidenceManifest | null;
  /** Fingerprint of the key that signed; null without a manifest. */
  readonly fingerprint: string | null;
  readonly fault: { readonly kind: EvidenceFault; readonly file: string } | null;
}

export function verifyEvidence(bytes: Buffer): VerifiedEvidence {
  const entries = readEvidenceZip(bytes);
  if (!entries) return unread('zip');
  const last = entries.at(-1);
  const manifest = last?.name === evidenceManifestName ? readManifest(last.content) : null;
  if (!last || !manifest) return unread('manifest');
  const fingerprint = keyFingerprintOf(manifest.key);
  const fault = faultOf(manifest, entries.slice(0, -1));
  return { manifest, fingerprint, fault };
}

const unread = (kind: EvidenceFault): VerifiedEvidence => ({
  manifest: null,
  fingerprint: null,
  fault: { kind, file: '' },
});

function readManifest(content: Buffer): EvidenceManifest | null {
  try {
    const parsed = evidenceManifest.safeParse(JSON.parse(content.toString('utf8')));
    if (!parsed.success) return null;
    return evidenceManifestText(parsed.data) === content.toString('utf8') ? parsed.data : null;
  } catch {
    return null;
  }
}

function faultOf(manifest: EvidenceManifest, entries: readonly PackedEntry[]): VerifiedEvidence['fault'] {
  if (!isSigned(manifest)) return { kind: 'signature', file: evidenceManifestName };
  const { files, rows } = manifest;
  if (files.length !== entries.length) return { kind: 'files', file: '' };
  for (const [index, { name, bytes, sha256, packedSha256 }] of files.entries()) {
    const entry = entries[index];
    if (entry?.name !== name) return { kind: 'files', file: name };
    const isSame =
      entry.content.length === bytes &&
      digestOf(entry.content) === sha256 &&
      digestOf(entry.packed) === packedSha256;
    if (!isSame) return { kind: 'digest', file: name };
  }
  const counted = files.reduce((sum, file) => sum + file.rows, 0);
  return counted === rows.count ? null : { kind: 'rows', file: '' };
}

const digestOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Other spellings of the same base64 are refused. */
function isSigned({ key, signature, ...content }: EvidenceManifest): boolean {
  const isUsual = [key, signature].every((text) => Buffer.from(text, 'base64').toString('base64') === text);
  return isUsual && isSignedBy(key, evidenceText(content), signature);
}
