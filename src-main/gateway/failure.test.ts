import { expect, it } from 'vitest';
import { nameFailure } from './failure.ts';

it.each([
  ['INVALID_PURPOSE', 'TLS_WRONG_USE'],
  ['ERR_SSL_KEY_USAGE_BIT_INCORRECT', 'TLS_WRONG_USE'],
  ['CERT_SIGNATURE_FAILURE', 'TLS_FAILED'],
])('%s is named %s, also where it is the cause of another failure', (code, name) => {
  const failure = Object.assign(new Error('refused'), { code });
  expect(nameFailure(failure).code).toBe(name);
  expect(nameFailure(new Error('fetch failed', { cause: failure })).code).toBe(name);
});
