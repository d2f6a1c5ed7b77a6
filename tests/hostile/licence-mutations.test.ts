/** 24,000 seeded mutations: nothing crashes the reader, nothing that was not signed as it stands is verified. */
import { expect, test } from 'vitest';
import { licenceReading } from '#shared/bridge/licence.ts';
import { compareLicences } from '#shared/rules/licence/compare.ts';
import { toWire } from '#shared/rules/licence/to-wire.ts';
import { judgeLicence } from '../../src-main/formats/licence/index.ts';
import { testTrustedKeys } from '../fixtures/licence/keys.ts';
import { createRandom } from '../fixtures/licence/random.ts';
import { armour, signToken, toProperties } from '../fixtures/licence/signer.ts';
import { ed25519, es256, goodPayload, hostileNow, stranger } from './licence/case.ts';
import { mutateJson, mutateText } from './licence/mutate.ts';

const keys = testTrustedKeys();
const judge = (text: string) =>
  judgeLicence({ name: 'mutation.lic', bytes: Buffer.from(text), now: hostileNow, keys });
const payload = goodPayload();

/** A mutation may only move line breaks about: the token it carries must be the one that was signed. */
const tokenOf = (text: string): string =>
  text.replaceAll(/\r?\n|^\ufeff/g, '').replace(/^-----BEGIN LICENCE-----(.*)-----END LICENCE-----$/, '$1');

test.each([
  ['armoured EdDSA', armour(signToken(JSON.stringify(payload), ed25519)), 9000],
  ['bare ES256', signToken(JSON.stringify(payload), es256), 4000],
])('%s', async (_, file, amount) => {
  const random = createRandom(20_261_120);
  const [original, states] = [tokenOf(file), new Set<string>()];
  for (let round = 0; round < amount; round++) {
    const mutated = mutateText(file, random);
    const { state, verified } = await judge(mutated);
    states.add(state);
    if ((verified || state === 'VALID') && tokenOf(mutated) !== original) expect.fail(`verified: ${mutated}`);
  }
  expect(states.size).toBeGreaterThan(4);
});

test.each([
  ['plain JSON', (changed: unknown) => JSON.stringify(changed), 3000],
  ['properties', (changed: unknown) => toProperties(Object(changed) as Record<string, unknown>), 2000],
  ['signed by a stranger', (changed: unknown) => armour(signToken(JSON.stringify(changed), stranger)), 3000],
])('%s is never verified', async (_, write, amount) => {
  const random = createRandom(7);
  for (let round = 0; round < amount; round++) {
    const reading = await judge(write(mutateJson(payload, random)));
    if (reading.verified || reading.state === 'VALID') expect.fail('verified');
  }
});

test('properly signed nonsense is read or refused, and what is read can be compared and written', async () => {
  const random = createRandom(99);
  const { licence: good } = await judge(armour(signToken(JSON.stringify(payload), ed25519)));
  let read = 0;
  for (let round = 0; round < 3000; round++) {
    const reading = await judge(armour(signToken(JSON.stringify(mutateJson(payload, random)), ed25519)));
    const { error } = licenceReading.safeParse(reading);
    if (error) expect.fail(error.message);
    if (!reading.licence || !good) continue;
    read++;
    const there = compareLicences(good, reading.licence);
    const back = compareLicences(reading.licence, good);
    expect(there.equal).toBe(back.equal);
    expect(there.newPayModules).toEqual(expect.arrayContaining(back.delPayModules));
    JSON.stringify(toWire(reading.licence));
  }
  expect(read).toBeGreaterThan(300);
});
