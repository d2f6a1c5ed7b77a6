/** The author's signature: kept while a package is as it was signed, left out of another one, refused where it is wrong. */
import { generateKeyPairSync, sign } from 'node:crypto';
import { expect, test } from 'vitest';
import type { PackageSignature } from '#shared/rules/themes/package/package-release.ts';
import { memorySink } from './memory-sink.ts';
import { readPackage } from './read-package.ts';
import { sampleDraft } from './testing/packages.ts';
import { writePackage } from './write-package.ts';
import { bytesSource } from './zip/bytes.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const key = Buffer.from(String(publicKey.export({ format: 'jwk' }).x), 'base64url').toString('base64');
const signing = async (text: string): Promise<PackageSignature> => ({
  key,
  value: sign(null, Buffer.from(text), privateKey).toString('base64'),
});

const release = { version: '1.2.0', changes: 'The bar is darker.' };

async function signedPackage(by: (text: string) => Promise<PackageSignature> = signing): Promise<Uint8Array> {
  const { manifest, assets } = sampleDraft();
  const sink = memorySink();
  await writePackage(sink, { manifest: { ...manifest, release }, assets }, { sign: by });
  return sink.bytes();
}

const read = async (bytes: Uint8Array) => {
  const reading = await readPackage(bytesSource(bytes));
  if (!reading.package) throw new Error(JSON.stringify(reading.report.findings));
  return { ...reading, package: reading.package };
};

async function again(draft: Parameters<typeof writePackage>[1]): Promise<Uint8Array> {
  const sink = memorySink();
  await writePackage(sink, draft);
  return sink.bytes();
}

test('a signed package says its version, its changes and the key; written again it is the same file', async () => {
  const bytes = await signedPackage();
  const { report, package: found } = await read(bytes);
  expect(report.findings[0]).toMatchObject({
    code: 'SIGNED',
    severity: 'note',
    details: { fingerprint: expect.stringMatching(/^\d{5}( \d{5}){7}$/) },
  });
  expect(found.manifest.release).toEqual(release);
  expect(await again(found)).toEqual(bytes);
});

test('a part of it, and one with another name or version, bear no signature', async () => {
  const { manifest, assets } = (await read(await signedPackage())).package;
  const [first] = manifest.themes;
  if (!first) throw new Error('a theme');
  for (const other of [
    { ...manifest, themes: [first] },
    { ...manifest, themes: [{ ...first, name: 'Other' }, ...manifest.themes.slice(1)] },
    { ...manifest, release: { ...release, version: '1.3.0' } },
  ]) {
    const { report, package: found } = await read(await again({ manifest: other, assets }));
    expect(found.manifest).not.toHaveProperty('signature');
    expect(report.findings.map(({ code }) => code)).not.toContain('SIGNED');
  }
});

test.each([
  ['of another text', async (text: string) => signing(`${text} `)],
  [
    'by another key',
    async (text: string) => {
      const { value } = await signing(text);
      return { value, key: Buffer.alloc(32, 7).toString('base64') };
    },
  ],
  [
    'spelled otherwise',
    async (text: string) => {
      const { value } = await signing(text);
      // The last two bits of the padded sign are of no byte.
      const last = { A: 'B', Q: 'R', g: 'h', w: 'x' }[value[85] as 'A'] ?? '';
      return { key, value: `${value.slice(0, 85)}${last}==` };
    },
  ],
])('a signature %s refuses the package', async (_, by) => {
  const { report, package: found } = await readPackage(bytesSource(await signedPackage(by)));
  expect(found).toBeUndefined();
  expect(report).toMatchObject({ kind: 'refused', findings: [{ code: 'SIGNATURE_WRONG' }] });
});
