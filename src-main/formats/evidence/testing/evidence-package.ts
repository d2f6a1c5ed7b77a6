/** Packages of evidence for tests, signed with a key of their own. */
import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { zipPieces } from '#shared/kit/export/xlsx/zip.ts';
import {
  type EvidenceContent,
  type EvidenceFile,
  evidenceManifestName,
  evidenceManifestText,
  evidenceText,
} from '#shared/rules/evidence/evidence.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const key = Buffer.from(String(publicKey.export({ format: 'jwk' }).x), 'base64url').toString('base64');
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex');

const origin: Omit<EvidenceContent, 'rows' | 'files'> = {
  format: 'steward.evidence',
  version: 1,
  made: '2026-11-28T04:00:00.000Z',
  server: { name: 'Head office', address: 'https://platform.example' },
  tenant: { key: 'T1', name: '澄汀智造' },
  account: { id: '1849302746518392344', name: 'Lin Yu' },
  log: 'Login log',
  filter: { words: ['Result: Failed'], sent: { result: '0' } },
  zone: 'UTC+08:00',
};

export interface EvidenceWish {
  readonly texts?: readonly string[];
  readonly alter?: (content: EvidenceContent) => EvidenceContent;
  readonly purpose?: (content: EvidenceContent) => string;
}

/** A package as the console writes it, of two rows in two files. */
export async function evidencePackage({
  texts = ['"Account"\r\n"lin"\r\n', '"Account"\r\n"zhou"\r\n'],
  ...wish
}: EvidenceWish = {}) {
  async function* entries() {
    const files: EvidenceFile[] = [];
    for (const [index, text] of texts.entries()) {
      const name = `rows-${index + 1}.csv`;
      let packedSha256 = '';
      const packed = async (bytes: Blob) => {
        packedSha256 = sha256(new Uint8Array(await bytes.arrayBuffer()));
      };
      yield { name, text: [text], packed };
      files.push({ name, rows: 1, bytes: Buffer.byteLength(text), sha256: sha256(text), packedSha256 });
    }
    const rows = { count: texts.length, first: '9', last: '8', before: 2, after: 3 };
    const content: EvidenceContent = { ...origin, rows, files };
    const signature = sign(null, Buffer.from((wish.purpose ?? evidenceText)(content)), privateKey).toString(
      'base64',
    );
    const manifest = { ...(wish.alter?.(content) ?? content), key, signature };
    yield { name: evidenceManifestName, text: [evidenceManifestText(manifest)], isStored: true };
  }
  const pieces: Uint8Array[] = [];
  for await (const piece of zipPieces(entries())) pieces.push(piece);
  return Buffer.concat(pieces);
}
