import { beforeAll, expect, test } from 'vitest';
import { loadLanguage } from '#data/text.ts';
import { ApiError } from '#shared/api/api-error.ts';
import { BridgeError } from '#shared/bridge/errors.ts';
import { signInFailure } from './sign-in-failure.ts';

beforeAll(() => loadLanguage('en-US'));
const failed = (reason: string, detail = '') => new BridgeError('SIGN_IN_FAILED', 'x', { reason, detail });

test.each<[unknown, RegExp]>([
  [failed('REFUSED', 'Wrong password'), /“Wrong password”/],
  [failed('NO_SESSION', 'HTTP 200'), /no session/],
  [failed('NOT_SIGNED_IN', 'HTTP 401'), /as if nobody were signed in \(HTTP 401\)/],
  [failed('NOT_THIS_WAY'), /do not say/],
  [failed('DNS_FAILED'), /name was not found/],
  [failed('TLS_EXPIRED'), /has expired/],
  [new ApiError({ kind: 'http', endpoint: 'session.current', status: 401, message: '' }), /did not accept/],
])('%o: %s', (error, words) => {
  expect(signInFailure(error)).toMatch(words);
});
