/** A key signs from its first to its last day of issue, in UTC, and nothing else (limits.md §5: KEY_UNKNOWN, KEY_REVOKED). */
import { expect, it } from 'vitest';
import { parseTrustedKeys } from '../../src-main/formats/licence/index.ts';
import { judgeLicence } from '../../src-main/formats/licence/read.ts';
import { publicJwk } from '../fixtures/licence/keys.ts';
import { signToken } from '../fixtures/licence/signer.ts';
import { ed25519, goodPayload, hostileNow } from './licence/case.ts';

/** The good licence is issued on 2026-01-05 at one o'clock in UTC. */
const judge = (days: object, wish: Parameters<typeof goodPayload>[0] = {}) =>
  judgeLicence({
    name: 'times.lic',
    bytes: Buffer.from(signToken(JSON.stringify(goodPayload(wish)), ed25519)),
    now: hostileNow,
    keys: parseTrustedKeys({ keys: [{ ...publicJwk(ed25519), ...days }] }, 'policy'),
  });

it.each([
  ['on its first day', { notBefore: '2026-01-05' }, 'VALID'],
  ['before it', { notBefore: '2026-01-06' }, 'KEY_UNKNOWN'],
  ['on its last day', { notAfter: '2026-01-05' }, 'VALID'],
  ['after it', { notAfter: '2026-01-04' }, 'KEY_REVOKED'],
])('a licence issued %s', async (_, days, state) => {
  const reading = await judge(days);
  expect(reading.state).toBe(state);
  expect(reading.verified).toBe(state === 'VALID');
});

it('a licence that does not say when it was issued can be held to no day', async () => {
  const reading = await judge({ notAfter: '2030-01-01' }, { issued: null });
  expect(reading).toMatchObject({ state: 'KEY_UNKNOWN', verified: false });
  expect(reading.findings[0]?.params).toMatchObject({ reason: 'noIssueDate' });
});
