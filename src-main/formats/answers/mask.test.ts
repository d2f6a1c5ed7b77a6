import { expect, it } from 'vitest';
import { parseJson, stringifyJson } from '#shared/kit/exact-json.ts';
import { maskAnswer } from './mask.ts';

const salt = Buffer.from('one recording');
const mask = (value: unknown) => maskAnswer(value, salt) as Record<string, never>;

it.each<[string, unknown, RegExp]>([
  ['username', '林知远', /^\p{Script=Han}{3}$/u],
  ['username', 'Grace Hopper', /^[A-Z][a-z]{4} [A-Z][a-z]{5}$/],
  ['loginAccount', 'grace', /^[a-z]{5}$/],
  ['mobile', '+86 138-0013-8000', /^\+\d{2} \d{3}-\d{4}-\d{4}$/],
  ['mobile', '13800138000', /^[1-9]\d{10}$/],
  ['note', 'grace@office.example.com', /^[a-z]{5}@example\.com$/],
  ['lastSeen', '10.20.30.40', /^203\.0\.113\.\d{1,3}$/],
  ['token', 'abc', /^[a-z]{3}$/],
  ['anything', 'Suzhou, 3 Lake Road', /^[A-Z][a-z]{5}, \d [A-Z][a-z]{3} [A-Z][a-z]{3}$/],
  ['anything', 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.x', /^[a-zA-Z0-9.]{38}$/],
  ['birthday', '1990-05-17', /^1111-11-11$/],
  ['password', '2024-01-01', /^1111-11-11$/],
  ['password', '4711', /^[1-9]\d{3}$/],
  ['userId', 'grace.hopper', /^[a-z]{5}\.[a-z]{6}$/],
  ['type', 'AC10001', /^[A-Z]{2}[1-9]?\d{5}$/],
  ['content', 'Write to grace@office.example.cn', /^[A-Z][a-z]{4} [a-z]{2} [a-z]{5}@example\.com$/],
])('%s %j is invented', (field, value, shape) => {
  const told = mask({ [field]: value })[field];
  expect(told).not.toBe(value);
  expect(told).toMatch(shape);
});

it.each([
  ['clientType', 'pc'],
  ['menuCode', 'orgSetting'],
  ['state', '1'],
  ['total', 1234],
  ['share', 0.5],
  ['enabled', true],
  ['allowUserSwitch', 'E'],
  ['titleShowWay', '[{"id":"broswerTitle","selected":true}]'],
  ['nothing', null],
  ['username', ''],
  ['accountType', 'inner'],
  ['mobile', '1'],
  ['loginTime', '2026-03-02 09:00:00'],
])('%s %j stays', (field, value) => {
  expect(mask({ [field]: value })).toEqual({ [field]: value });
});

it('a secret that is a short number is invented', () => {
  const { password } = mask({ password: 4711 });
  expect(password).not.toBe(4711);
  expect(String(password)).toMatch(/^[1-9]\d{3}$/);
});

it('a value is secret by the key beside it, and so is everything in a secret', () => {
  const config = { configKey: 'smtp_password', configValue: 'winter' };
  expect(mask(config)).toMatchObject({
    configKey: 'smtp_password',
    configValue: expect.not.stringMatching('winter'),
  });
  expect(mask({ credential: { kind: 'winter' } })).not.toEqual({ credential: { kind: 'winter' } });
});

it('ids keep the number of their digits, as numbers, texts and beyond what a double holds, and refer to each other', () => {
  const text = '{"id":1849302746518392344,"parent":"1849302746518392344","other":123456,"again":"123456"}';
  const told = stringifyJson(mask(parseJson(text)));
  const [, id, parent, other, again] =
    /^\{"id":([1-9]\d{18}),"parent":"(\d{19})","other":([1-9]\d{5}),"again":"(\d{6})"\}$/.exec(told) ?? [];
  expect([parent, again]).toEqual([id, other]);
  expect(id).not.toBe('1849302746518392344');
});

it('looks into texts that are JSON, and into names of fields', () => {
  expect(mask({ value: '{"username":"林知远","on":1}' }).value).toMatch(
    /^\{"username":"\p{Script=Han}{3}","on":1\}$/u,
  );
  expect(Object.keys(mask({ 林知远: 1, '13800138000': 2, plain: 3 }))).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/林知远|13800138000/)]),
  );
});

it('another recording invents others', () => {
  const value = { mobile: '13800138000' };
  expect(maskAnswer(value, salt)).toEqual(maskAnswer(value, salt));
  expect(maskAnswer(value, Buffer.from('another'))).not.toEqual(maskAnswer(value, salt));
});
