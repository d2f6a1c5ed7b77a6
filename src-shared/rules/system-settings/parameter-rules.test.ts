// Row GEN-041: sysconfig save.
import { expect, test } from 'vitest';
import { parameterProblem } from './parameter-rules.ts';

test.each([
  ['upload.maxSize', '1', false, null],
  ['upload.maxSize', '2048', false, null],
  ['upload.maxSize', '2049', false, 'parameters.number'],
  ['upload.maxSize', '0', false, 'parameters.number'],
  ['upload.maxSize', '1e3', false, 'parameters.number'],
  ['upload.maxSize', ' 20 ', false, null],
  ['upload.maxSize', '', false, null],
  ['of.another.server', 'anything at all', false, null],
  ['constructor', 'anything', false, null],
  ['of.another.server', 'x'.repeat(501), false, 'record.limit.over'],
  ['openapi.appSecret', '', true, 'common.form.required'],
  ['openapi.appSecret', 'k7Qm2ZpV9s', true, null],
  ['rsa.fingerprint', 'SHA256:x', false, 'parameters.made'],
])('%s = “%.20s”', (key, value, secret, problem) => {
  expect(parameterProblem(key, value, secret)?.key ?? null).toBe(problem);
});
