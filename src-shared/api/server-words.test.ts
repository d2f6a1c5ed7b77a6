import { expect, test } from 'vitest';
import { ApiError, type ApiErrorFacts } from './api-error.ts';
import { serverWords } from './server-words.ts';

const message = 'Down for work until noon';

// Row GEN-060: the words stand with the notice, whatever the status; a text of the gateway is not the server's.
test.each<[Partial<ApiErrorFacts>, string]>([
  [{ kind: 'http', status: 503 }, message],
  [{ kind: 'http', status: 502 }, message],
  [{ kind: 'http', status: 500 }, message],
  [{ kind: 'refused', code: 101 }, message],
  [{ kind: 'network', code: 'CONNECTION_RESET' }, ''],
  [{ kind: 'timeout', code: 'TIMEOUT' }, ''],
  [{ kind: 'contract' }, ''],
  [{ kind: 'http', status: 401, sessionEnded: true }, ''],
])('%j', (facts, expected) => {
  expect(serverWords(new ApiError({ kind: 'http', endpoint: 'x', message, ...facts }))).toBe(expected);
});
