/**
 * Evidence of a log: a zip with the rows and a manifest that tells from where, by whom, by which filter they were read
 * and the digest of each file, signed with the installation's key.
 */
import * as z from 'zod';
import { orderedJson } from '../../kit/ordered-json.ts';

export const evidenceFormat = 'steward.evidence';
export const evidenceManifestName = 'manifest.json';
/** Rows of a file; a page holds one file at a time to work out its digest. */
export const evidenceFileRows = 50_000;

const text = z.string().max(500);
/** SHA-256 in hexadecimal. */
const digest = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.number().int().nonnegative();

const evidenceFile = z.strictObject({
  name: z.string().regex(/^[a-z][a-z0-9-]{0,60}\.csv$/),
  rows: count,
  bytes: count,
  sha256: digest,
  /** Of the compressed bytes in the zip, whose last bits no reader of the file sees. */
  packedSha256: digest,
});
export type EvidenceFile = z.output<typeof evidenceFile>;

const content = {
  format: z.literal(evidenceFormat),
  version: z.literal(1),
  /** The time at which the package was made, by the clock of the computer. */
  made: z.iso.datetime(),
  server: z.strictObject({ name: text, address: text }),
  tenant: z.strictObject({ key: text, name: text }),
  account: z.strictObject({ id: text, name: text }),
  /** Name of the log in the language of the account. */
  log: text,
  filter: z.strictObject({
    /** A line for each filter that narrows the log, in the account's language. */
    words: z.array(text).max(100),
    /** The filter in the form that the server was sent. */
    sent: z.record(z.string(), z.unknown()),
  }),
  /** Zone of the rows' times; '' where the server names none. */
  zone: text,
  rows: z.strictObject({
    count,
    /** Ids of the newest and of the oldest row; '' where a row has none. */
    first: text,
    last: text,
    /** The server's count before the first and after the last row was read. */
    before: count,
    after: count,
  }),
  files: z.array(evidenceFile).min(1).max(10_000),
};
export const evidenceContent = z.strictObject(content);
export type EvidenceContent = z.output<typeof evidenceContent>;

/** Base64 of the raw Ed25519 key and of the signature over `evidenceText`. */
export const evidenceSignature = z.strictObject({ key: z.base64().max(100), signature: z.base64().max(100) });
export const evidenceManifest = z.strictObject({ ...content, ...evidenceSignature.shape });
export type EvidenceManifest = z.output<typeof evidenceManifest>;

/** The manifest's text in the zip; no other text of the same content is accepted. */
export function evidenceManifestText(manifest: EvidenceManifest): string {
  return `${JSON.stringify(JSON.parse(orderedJson(manifest)), null, 2)}\n`;
}

/** The signed text: the purpose first, so that no signature of another kind of file is taken for this one. */
export function evidenceText(signed: EvidenceContent): string {
  return `${evidenceFormat} 1\n${orderedJson(signed)}`;
}
