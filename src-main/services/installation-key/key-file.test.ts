/** A backup of a key opens with its password only, and undamaged only; a hand-over is signed by both keys. */
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { readHandOver } from '../../formats/changes/hand-over.ts';
import { readKeyFile } from '../../formats/changes/key-file.ts';
import { createInstallationKey } from './installation-key.ts';

const password = 'correct horse battery';
const made = new Date(Date.UTC(2026, 10, 28));
const folder = () => mkdtemp(join(tmpdir(), 'steward-key-file-'));
const installation = async () => createInstallationKey({ folder: await folder(), keyStore: null });
const changed = (text: string, over: object) => Buffer.from(JSON.stringify({ ...JSON.parse(text), ...over }));

describe('a backup', () => {
  let text: string;
  let own: { readonly key: string; readonly fingerprint: string };
  beforeAll(async () => {
    const key = await installation();
    own = await key.publicKey();
    text = await key.backup(password, made);
  });

  it('is the key of another installation after it is restored, also after a start', async () => {
    const place = await folder();
    const other = createInstallationKey({ folder: place, keyStore: null });
    await other.publicKey();
    await other.restore(Buffer.from(text), password);
    expect(await other.publicKey()).toEqual(own);
    expect(await createInstallationKey({ folder: place, keyStore: null }).publicKey()).toEqual(own);
  });

  it('names its public half, and nothing else of it is readable', async () => {
    expect(JSON.parse(text).key).toBe(own.key);
    expect(text).not.toContain(password);
  });

  it.each([
    ['another password', () => readKeyFile(Buffer.from(text), `${password}!`), 'password'],
    ['another public half', () => readKeyFile(changed(text, { key: 'AAAA' }), password), 'password'],
    ['a field too much', () => readKeyFile(changed(text, { more: 1 }), password), 'notKey'],
    ['a newer version', () => readKeyFile(changed(text, { version: 2 }), password), 'notKey'],
    ['a short seal', () => readKeyFile(changed(text, { sealed: 'AAAA' }), password), 'notKey'],
    ['no JSON', () => readKeyFile(Buffer.from('steward'), password), 'notKey'],
  ])('%s opens nothing', async (_, read, problem) => {
    expect(await read()).toEqual({ problem });
  });

  it('that is refused leaves the key as it is', async () => {
    const key = await installation();
    const before = await key.publicKey();
    await expect(key.restore(Buffer.from('{}'), password)).rejects.toMatchObject({
      code: 'KEY_FILE_REFUSED',
    });
    const wrong = key.restore(Buffer.from(text), 'another password');
    await expect(wrong).rejects.toMatchObject({ code: 'KEY_PASSWORD_WRONG' });
    expect(await key.publicKey()).toEqual(before);
  });
});

describe('a hand-over', () => {
  it('names both keys; the new one is the installation’s', async () => {
    const key = await installation();
    const before = await key.publicKey();
    const text = await key.renew(made);
    const after = await key.publicKey();
    expect(after.fingerprint).not.toBe(before.fingerprint);
    expect(readHandOver(Buffer.from(text))).toEqual({ from: before.fingerprint, to: after.fingerprint });
  });

  it('is none without both signatures, or with anything else in it', async () => {
    const [one, other] = [await installation(), await installation()];
    const text = await one.renew(made);
    const foreign = JSON.parse(await other.renew(made));
    const { signatures } = JSON.parse(text);
    for (const over of [
      { to: foreign.to },
      { from: foreign.from },
      { at: '2026-11-29T00:00:00.000Z' },
      { signatures: { ...signatures, from: foreign.signatures.from } },
      { signatures: { ...signatures, to: foreign.signatures.to } },
      { signatures: { from: signatures.to, to: signatures.from } },
      { version: 2 },
      { more: 1 },
    ])
      expect(readHandOver(changed(text, over)), JSON.stringify(over)).toBeNull();
  });
});
