/** Seeded mutations: nothing crashes the reader, nothing that was not signed as it stands is verified. */
import { expect, test } from 'vitest';
import { compareLicences } from '#shared/rules/licence/compare.ts';
import { licenceReading } from '#shared/rules/licence/reading.ts';
import { toWireLicence } from '#shared/rules/licence/to-wire.ts';
import { armour, signToken, toProperties } from '../fixtures/licence/signer.ts';
import { amountOf } from '../support/test-amount.ts';
import { ed25519, es256, goodPayload, sm2, stranger } from './licence/case.ts';
import { judgeBytes } from './licence/bit-flips.ts';
import { mutateJson, mutateText } from './licence/mutate.ts';
import { seededRandom, timeout } from './licence/seeds.ts';

const payload = goodPayload();

/** A mutation may only move white space about: the token it carries must be the one that was signed. */
const tokenOf = (text: string): string =>
  text
    .trim()
    .replaceAll(/\r?\n|^\ufeff/g, '')
    .replace(/^-----BEGIN LICENCE-----(.*)-----END LICENCE-----$/, '$1');

test.each([
  ['armoured EdDSA', armour(signToken(JSON.stringify(payload), ed25519)), 25_000],
  ['bare ES256', signToken(JSON.stringify(payload), es256), 10_000],
  ['armoured SM2', armour(signToken(JSON.stringify(payload), sm2)), 3000],
])('%s', { timeout }, async (name, file, amount) => {
  const random = seededRandom(name, 1);
  const [original, states] = [tokenOf(file), new Set<string>()];
  for (let round = 0; round < amountOf(amount); round++) {
    const mutated = mutateText(file, random);
    const { state, verified } = await judgeBytes(mutated);
    states.add(state);
    if ((verified || state === 'VALID') && tokenOf(mutated) !== original) expect.fail(`verified: ${mutated}`);
  }
  expect(states.size).toBeGreaterThan(4);
});

test.each([
  ['plain JSON', (changed: unknown) => JSON.stringify(changed), 16_000],
  ['properties', (changed: unknown) => toProperties(Object(changed) as Record<string, unknown>), 16_000],
  ['signed by a stranger', (changed: unknown) => armour(signToken(JSON.stringify(changed), stranger)), 8000],
])('%s is never verified', { timeout }, async (name, write, amount) => {
  const random = seededRandom(name, 2);
  for (let round = 0; round < amountOf(amount); round++) {
    const reading = await judgeBytes(write(mutateJson(payload, random)));
    if (reading.verified || reading.state === 'VALID') expect.fail('verified');
  }
});

test('properly signed nonsense is read or refused, and what is read can be compared and written', {
  timeout,
}, async () => {
  const random = seededRandom('properly signed nonsense', 3);
  const { licence: good } = await judgeBytes(armour(signToken(JSON.stringify(payload), ed25519)));
  let read = 0;
  for (let round = 0; round < amountOf(10_000); round++) {
    const reading = await judgeBytes(armour(signToken(JSON.stringify(mutateJson(payload, random)), ed25519)));
    const { error } = licenceReading.safeParse(reading);
    if (error) expect.fail(error.message);
    if (!reading.licence || !good) continue;
    read++;
    const there = compareLicences(good, reading.licence);
    const back = compareLicences(reading.licence, good);
    expect(there.equal).toBe(back.equal);
    expect(there.newPayModules).toEqual(expect.arrayContaining(back.delPayModules));
    JSON.stringify(toWireLicence(reading.licence));
  }
  expect(read).toBeGreaterThan(amountOf(1000));
});
