import { expect, test } from 'vitest';
import { sampleReading } from '../testing/tools.ts';
import { openingSecret, type ParseOutcome } from './parse-work.ts';

const secret = { secret: 's', remember: true, others: true };
const outcome = (changes: object): ParseOutcome => ({
  by: 'local',
  reading: sampleReading(),
  secret,
  keeping: null,
  ...changes,
});
const locked = sampleReading({
  state: 'DECRYPT_FAILED',
  encryption: { kind: 'keygen', algorithm: 'aes-256-gcm', keyId: null },
  findings: [{ state: 'DECRYPT_FAILED', params: { reason: 'wrongSecret' } }],
});

test.each([
  ['what opened it', outcome({}), { secret: 's', remember: false, others: false }],
  ['none was needed', outcome({ secret: null }), null],
  ['it did not open it', outcome({ reading: locked }), null],
])('a file is read again with its secret: %s', (_, given, expected) => {
  expect(openingSecret(given)).toEqual(expected);
});
