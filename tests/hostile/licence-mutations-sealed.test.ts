/** Seeded mutations of encrypted and Keygen files: nothing crashes, nothing is verified that was not signed as it is. */
import { expect, test } from 'vitest';
import { licenceReading } from '#shared/rules/licence/reading.ts';
import { direct, encryptToken } from '../fixtures/licence/encrypter.ts';
import encryptionKeys from '../fixtures/licence/encryption-keys.private.json' with { type: 'json' };
import { keygenDocument, keygenFile, wrapEnvelope } from '../fixtures/licence/keygen.ts';
import { armour, signToken } from '../fixtures/licence/signer.ts';
import { amountOf } from '../support/test-amount.ts';
import { ed25519, goodPayload } from './licence/case.ts';
import { judgeBytes } from './licence/bit-flips.ts';
import { licenceKey } from './licence/keygen-case.ts';
import { mutateJson, mutateText } from './licence/mutate.ts';
import { seededRandom, timeout } from './licence/seeds.ts';

const { testSecret } = encryptionKeys;
const key = Buffer.from(testSecret, 'base64url');
const inner = signToken(JSON.stringify(goodPayload()), ed25519);
const sealed = armour(encryptToken(inner, direct(key)));
const signed = keygenFile(keygenDocument(), { key: ed25519 });
const signedAndSealed = keygenFile(keygenDocument(), { key: ed25519, licenceKey });

/** The text between the marker lines, without line breaks. */
const bodyOf = (text: string): string =>
  text.replaceAll(/\r?\n|^\ufeff/g, '').replace(/^-----BEGIN [A-Z ]+-----(.*)-----END [A-Z ]+-----$/, '$1');

test.each([
  ['JWE', sealed, testSecret, 9000],
  ['Keygen', signed, undefined, 9000],
  ['Keygen, encrypted', signedAndSealed, licenceKey, 6000],
])('%s, as text', { timeout }, async (name, file, secret, amount) => {
  const random = seededRandom(name, 4);
  const [original, states] = [bodyOf(file), new Set<string>()];
  for (let round = 0; round < amountOf(amount); round++) {
    const mutated = mutateText(file, random);
    const { state, verified } = await judgeBytes(mutated, secret);
    states.add(state);
    if ((verified || state === 'VALID') && bodyOf(mutated) !== original) expect.fail(`verified: ${mutated}`);
  }
  expect(states.size).toBeGreaterThan(4);
});

test('a changed token in a good JWE is judged as it would be outside', { timeout }, async () => {
  const random = seededRandom('a changed token in a good JWE', 5);
  for (let round = 0; round < amountOf(4000); round++) {
    const mutated = mutateText(inner, random);
    const reading = await judgeBytes(armour(encryptToken(mutated, direct(key))), testSecret);
    if (reading.verified && mutated !== inner) expect.fail(`verified: ${mutated}`);
    if (reading.encryption === null) expect.fail(`not opened: ${mutated}`);
  }
});

test('a changed envelope of Keygen’s is verified only with what was signed', { timeout }, async () => {
  const random = seededRandom('a changed envelope of Keygen’s', 6);
  const text = Buffer.from(bodyOf(signed), 'base64').toString('utf8');
  const original = JSON.parse(text) as object;
  for (let round = 0; round < amountOf(8000); round++) {
    const envelope =
      round % 2 === 0 ? mutateText(text, random) : JSON.stringify(mutateJson(original, random));
    const reading = await judgeBytes(wrapEnvelope(envelope));
    // White space in the JSON is not signed; its members are.
    if (reading.verified) expect(JSON.parse(envelope)).toEqual(original);
  }
});

test('properly signed Keygen nonsense is read or refused', { timeout }, async () => {
  const random = seededRandom('properly signed Keygen nonsense', 7);
  let read = 0;
  for (let round = 0; round < amountOf(8000); round++) {
    const document = mutateJson(keygenDocument(), random);
    const reading = await judgeBytes(keygenFile(document, { key: ed25519 }));
    const { error } = licenceReading.safeParse(reading);
    if (error) expect.fail(error.message);
    if (reading.licence) read++;
  }
  expect(read).toBeGreaterThan(amountOf(1000));
});
