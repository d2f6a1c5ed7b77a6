/** A clock that stands before a time it has shown already: never VALID, and the signature is as good as it was. */
import { signToken } from '../../fixtures/licence/signer.ts';
import {
  caseOf,
  ed25519,
  good,
  goodPayload,
  hostileNow,
  type LicenceCase,
  signedWith,
  stranger,
} from './case.ts';

const day = 86_400_000;
const at = (
  name: string,
  state: LicenceCase['state'],
  file: string,
  more: Partial<LicenceCase>,
): LicenceCase => caseOf(`clock: ${name}`, state, file, more);

export const clockCases: readonly LicenceCase[] = [
  at('never seen a time', 'VALID', good(), { highestTime: 0 }),
  at('the highest time is now', 'VALID', good(), { highestTime: hostileNow }),
  at('a day back exactly', 'VALID', good(), { highestTime: hostileNow + day }),
  at('a day and a millisecond back', 'CLOCK_SUSPECT', good(), { highestTime: hostileNow + day + 1 }),
  at('ten years back', 'CLOCK_SUSPECT', good(), { highestTime: hostileNow + 3650 * day }),
  at('the last time there is', 'CLOCK_SUSPECT', good(), { highestTime: 8.64e15 }),
  at('no time at all', 'VALID', good(), { highestTime: Number.NaN }),
  at('an infinite time', 'VALID', good(), { highestTime: Number.POSITIVE_INFINITY }),
  at('a time past all dates', 'VALID', good(), { highestTime: 9e15 }),
  at('set back into an expired licence’s term', 'CLOCK_SUSPECT', signedWith({ expiredate: '2026-11-20' }), {
    highestTime: hostileNow + 3 * day,
  }),
  at('set back, and expired all the same', 'EXPIRED', signedWith({ expiredate: '2026-01-31' }), {
    highestTime: hostileNow + 3 * day,
  }),
  at('set back, unsigned', 'CLOCK_SUSPECT', JSON.stringify(goodPayload()), {
    highestTime: hostileNow + 3 * day,
    verified: false,
  }),
  at('set back, a stranger’s key', 'KEY_UNKNOWN', signedWith({}, stranger), {
    highestTime: hostileNow + 3 * day,
  }),
  at('set back, a bare token', 'CLOCK_SUSPECT', signToken(JSON.stringify(goodPayload()), ed25519), {
    highestTime: hostileNow + 3 * day,
  }),
  at('set back, and nothing to read', 'FORMAT_EMPTY', '', { highestTime: hostileNow + 3 * day }),
];
