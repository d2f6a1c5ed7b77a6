/** Keys given in the console: offered, confirmed, stored or not, deleted; within the limits of the policy. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { GivingKeys } from '#shared/rules/licence/key-sources.ts';
import { createFileStore, type FileStore } from '../../files/file-store.ts';
import { createLicenceService, type LicenceService } from '../index.ts';
import { licenceParts, seen, stages } from '../testing/licence-parts.ts';
import { createGivenKeys } from './given-keys.ts';

const fixtures = join(import.meta.dirname, '../../../../tests/fixtures/licence/keygen');
const licenceKey = '988214-F0A6B2-5D11C4-77E0AA-31C9DE-V3';
const now = () => Date.UTC(2026, 10, 21);
let folder: string;
let files: FileStore;
let service: LicenceService;
let giving: GivingKeys;
let refuseSamples: boolean;
const keysChanged = vi.fn();
const failed = vi.fn<(error: unknown) => void>();

const open = () => {
  const parts = licenceParts(join(folder, 'data'), files, now);
  const given = createGivenKeys({
    folder: join(folder, 'data'),
    read: files.read,
    giving: () => giving,
    onFailed: failed,
  });
  service = createLicenceService({
    ...parts,
    givenKeys: given,
    keysChanged,
    rules: () => ({ giving, refuseSamples }),
  });
};
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'steward-given-'));
  files = createFileStore({ uploads: join(folder, 'uploads') });
  giving = 'kept';
  refuseSamples = false;
  keysChanged.mockReset();
  failed.mockReset();
  open();
});
afterEach(async () => {
  await service.close();
  await files.close();
  await rm(folder, { recursive: true, force: true });
});

const context = () => stages() as never;
const fixture = (name: string) => join(fixtures, name);
const parse = async (path: string) =>
  await seen(service.parse({ file: (await files.addPath(path)).id }, context()));
async function offer(given: { text: string } | { file: string }) {
  const answer = await seen(service.readKeys(given, context()));
  if (answer.outcome !== 'offered') throw new Error(answer.problem);
  return answer;
}
async function trust(given: { text: string } | { file: string }, keep: boolean) {
  const { offer: id, keys } = await offer(given);
  return await seen(
    service.trustKeys({ offer: id, keys: keys.map(({ thumbprint }) => ({ thumbprint })), keep }, context()),
  );
}

it('opens and verifies a Keygen file without the command line', async () => {
  const encrypted = fixture('encrypted.lic');
  expect(await parse(encrypted)).toMatchObject({ state: 'KEY_UNKNOWN', readable: false });
  // A secret works before the signer is known, for every file that needs it.
  expect(await seen(service.giveSecret({ secret: licenceKey }, context()))).toEqual({ held: 1 });
  expect(await parse(encrypted)).toMatchObject({ state: 'KEY_UNKNOWN', readable: true, verified: false });
  const offered = await offer({ file: (await files.addPath(fixture('public-key.pem'))).id });
  expect(offered.keys).toMatchObject([{ standing: 'new', algorithm: 'EdDSA', name: 'public-key.pem' }]);
  // An offer alone does not make a key trusted.
  expect((await parse(fixture('signed.lic'))).verified).toBe(false);
  await trust({ text: await readFile(fixture('public-key.txt'), 'utf8') }, false);
  expect(keysChanged).toHaveBeenCalledTimes(1);
  expect(await parse(encrypted)).toMatchObject({ state: 'VALID', signature: { keySource: 'session' } });
  const ids = await Promise.all(['encrypted.lic', 'signed.lic'].map((name) => files.addPath(fixture(name))));
  const { summaries } = await seen(service.survey({ files: ids.map(({ id }) => id) }, context()));
  expect(summaries.map(({ state }) => state)).toEqual(['VALID', 'VALID']);
  expect(await seen(service.forgetSecrets({}, context()))).toEqual({ forgotten: 1 });
  expect(await parse(encrypted)).toMatchObject({ state: 'DECRYPT_FAILED', verified: true });
});

it('a kept key is there after a new start, one of the session is not; both are forgotten', async () => {
  const text = await readFile(fixture('public-key.pem'), 'utf8');
  await trust({ text }, false);
  await service.close();
  open();
  expect((await parse(fixture('signed.lic'))).verified).toBe(false);
  const { keys } = await trust({ text }, true);
  const mine = keys.find(({ source }) => source === 'kept');
  expect(mine).toBeDefined();
  await service.close();
  open();
  expect(await parse(fixture('signed.lic'))).toMatchObject({
    verified: true,
    signature: { keySource: 'kept' },
  });
  const after = await seen(service.forgetKeys({ thumbprints: [mine?.thumbprint ?? ''] }, context()));
  expect(after.keys.some(({ source }) => source === 'kept')).toBe(false);
  expect((await parse(fixture('signed.lic'))).verified).toBe(false);
});

it('only what was shown is trusted', async () => {
  const { offer: id } = await offer({ text: await readFile(fixture('public-key.txt'), 'utf8') });
  const wish = { offer: id, keys: [{ thumbprint: 'A'.repeat(43) }], keep: false };
  await expect(seen(service.trustKeys(wish, context()))).rejects.toMatchObject({ code: 'KEYS_UNKNOWN' });
  await expect(
    seen(service.trustKeys({ ...wish, offer: 'gone', keys: [] }, context())),
  ).rejects.toMatchObject({ code: 'KEYS_UNKNOWN' });
});

it('a text that is no key, or a weak key, is named; a revoked one stays revoked', async () => {
  const refused = async (text: string) => await seen(service.readKeys({ text }, context()));
  expect(await refused('see attachment')).toEqual({ outcome: 'refused', problem: 'notKey' });
  expect(await refused('01'.padEnd(64, '0'))).toEqual({ outcome: 'refused', problem: 'weak' });
  const shipped = await readFile(
    join(import.meta.dirname, '../../../../resources/licence-keys.json'),
    'utf8',
  );
  const { keys } = await offer({ text: shipped });
  expect(keys.map(({ standing }) => standing)).toEqual(['known', 'known', 'known', 'known', 'revoked']);
  expect(keys.every(({ sample }) => sample)).toBe(true);
});

it.each([false, true])(
  'a set’s revocations hold, also for the program’s own keys (kept: %s)',
  async (keep) => {
    const sample = join(import.meta.dirname, '../../../../resources/samples/farridge-2026.lic');
    const before = await parse(sample);
    const kid = before.signature?.keyId ?? '';
    await trust({ text: JSON.stringify({ keys: [], revocations: [{ kid, revoked: '2025-10-01' }] }) }, keep);
    expect(await parse(sample)).toMatchObject({ state: 'KEY_REVOKED' });
    // A revoked key stays revoked when it is given again.
    const shipped = await readFile(
      join(import.meta.dirname, '../../../../resources/licence-keys.json'),
      'utf8',
    );
    await trust({ text: shipped }, keep);
    expect(await parse(sample)).toMatchObject({ state: 'KEY_REVOKED' });
  },
);

it('the policy says how far it may go', async () => {
  const text = await readFile(fixture('public-key.txt'), 'utf8');
  await trust({ text }, true);
  giving = 'session';
  expect((await parse(fixture('signed.lic'))).verified).toBe(false);
  await expect(trust({ text }, true)).rejects.toMatchObject({ code: 'KEYS_LOCKED' });
  await trust({ text }, false);
  expect((await parse(fixture('signed.lic'))).verified).toBe(true);
  const { offer: id, keys } = await offer({ text });
  giving = 'none';
  expect((await parse(fixture('signed.lic'))).verified).toBe(false);
  await expect(offer({ text })).rejects.toMatchObject({ code: 'KEYS_LOCKED' });
  const wish = { offer: id, keys: keys.map(({ thumbprint }) => ({ thumbprint })), keep: false };
  await expect(seen(service.trustKeys(wish, context()))).rejects.toMatchObject({ code: 'KEYS_LOCKED' });
});

it('a damaged file of kept keys costs no verdict', async () => {
  await trust({ text: await readFile(fixture('public-key.txt'), 'utf8') }, true);
  await service.close();
  await writeFile(join(folder, 'data', 'licence-given-keys.json'), 'no JSON');
  await writeFile(join(folder, 'data', 'licence-given-keys.json.bak'), 'nor this');
  open();
  expect(await parse(fixture('signed.lic'))).toMatchObject({ readable: true });
});

it('sample keys are refused where the settings say so', async () => {
  const sample = join(import.meta.dirname, '../../../../resources/samples/farridge-2026.lic');
  expect(await parse(sample)).toMatchObject({ state: 'SAMPLE_KEY', verified: true });
  refuseSamples = true;
  expect(await parse(sample)).toMatchObject({ state: 'KEY_UNKNOWN', verified: false });
  expect((await seen(service.keys({}, context()))).samplesRefused).toBe(true);
});

it('says of a key in UTF-16 what it is', async () => {
  const file = join(folder, 'utf16.pem');
  await writeFile(file, `\ufeff${await readFile(fixture('public-key.pem'), 'utf8')}`, 'utf16le');
  await expect(offer({ file: (await files.addPath(file)).id })).rejects.toMatchObject({
    code: 'FILE_IN_UTF16',
  });
});
