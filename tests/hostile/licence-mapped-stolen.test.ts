/** A signature that was made for a file of another format proves nothing of one that is read through a mapping. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { LicenceFileKind } from '#shared/api/mapping/licence-files.ts';
import { readGivenKey } from '../../src-main/formats/licence/index.ts';
import { testTrustedKeys } from '../fixtures/licence/keys.ts';
import { signToken } from '../fixtures/licence/signer.ts';
import { ed25519, goodPayload } from './licence/case.ts';
import { readMapped, through } from './licence/mapped.ts';

test('a signature of our own formats is none of a mapped file', async () => {
  const [header = '', payload = '', signature = ''] = signToken(JSON.stringify(goodPayload()), ed25519).split(
    '.',
  );
  const keygen = readFileSync(new URL('../fixtures/licence/keygen/signed.lic', import.meta.url), 'latin1');
  const envelope = JSON.parse(Buffer.from(keygen.replaceAll(/-----.*-----|\n/g, ''), 'base64').toString());
  const keygenKey = readFileSync(
    new URL('../fixtures/licence/keygen/public-key.txt', import.meta.url),
    'utf8',
  );
  const stolen = [
    [`${header}.${payload}`, signature, testTrustedKeys()],
    [`license/${envelope.enc}`, envelope.sig, readGivenKey(keygenKey)],
  ] as const;
  for (const [signed, made, trusted] of stolen) {
    const kind: LicenceFileKind = {
      name: 'taken from elsewhere',
      format: 'json',
      told: { field: 'signed' },
      content: { field: 'signed', encoding: 'text', format: 'properties' },
      names: { companyname: signed.replace(/=+$/, '').slice(0, 300) },
      words: { companyname: [{ ours: 'Whoever likes', theirs: '' }] },
      modules: { list: 'x', written: 'separated', separator: ',', names: { moduleFlag: '$' } },
      signature: {
        kind: 'embedded',
        algorithm: 'EdDSA',
        field: 'by',
        encoding: 'base64',
        over: 'contentText',
      },
    };
    const file = JSON.stringify({ signed, by: made });
    const reading = await readMapped(file, { ...through(kind), trusted });
    expect(reading).toMatchObject({ verified: false, mapped: { checked: 'failed' } });
    expect(reading.findings).toContainEqual(expect.objectContaining({ state: 'SIGNATURE_INVALID' }));
  }
});
