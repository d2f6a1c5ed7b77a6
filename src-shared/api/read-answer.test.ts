import { expect, it } from 'vitest';
import { isPlatformAnswer, readAnswer } from './read-answer.ts';

it.each([
  ['{"code":200}', { code: 200 }],
  ['\ufeff{"code":200}', { code: 200 }],
  ['<p>{}</p>', '<p>{}</p>'],
  ['', ''],
])('%j is read', (text, value) => {
  expect(readAnswer(text)).toEqual(value);
});

it.each([
  [{ code: 401, msg: 'no', data: null }, true],
  [{ code: '401', msg: '' }, true],
  [{ code: 200, data: {} }, true],
  [{ status: false, msg: 'no' }, true],
  [{ actionMsg: { code: 3, message: 'no' } }, true],
  [{ code: 401 }, false],
  [{ code: 'AccessDenied', message: 'no' }, false],
  [{ error: { code: 403, message: 'no' } }, false],
  ['<html>', false],
  [null, false],
])('%j in an envelope: %s', (body, is) => {
  expect(isPlatformAnswer(body)).toBe(is);
});
