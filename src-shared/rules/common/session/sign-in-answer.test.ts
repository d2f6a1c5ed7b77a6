import { expect, it } from 'vitest';
import type { Mapping } from '../../../api/mapping/mapping.ts';
import { noMapping } from '../../../api/mapping/no-mapping.ts';
import { readAnswer } from '../../../api/read-answer.ts';
import { readSignInAnswer, withSignInAnswer } from './sign-in-answer.ts';

const names = {
  userId: 'result.user.uid',
  userName: 'result.user.name',
  tenantKey: 'result.org',
  administrator: 'result.user.role',
  deployment: 'result.kind',
};
const words = {
  administrator: [
    { ours: true, theirs: 'ADMIN' },
    { ours: false, theirs: 'USER' },
  ],
  deployment: [{ ours: 'single', theirs: 3 }],
};
const mapping: Mapping = { ...noMapping, session: { signInAnswer: { names, words } } };
const read = (text: string) => readSignInAnswer(readAnswer(text), mapping);

it('takes what the mapping names, an id of 64 bits with all its digits', () => {
  const text =
    '{"result":{"user":{"uid":1849302746518310001,"name":"Lin Wei","role":"ADMIN"},"org":"farridge","kind":3}}';
  expect(read(text)).toEqual({
    userId: '1849302746518310001',
    userName: 'Lin Wei',
    tenantKey: 'farridge',
    administrator: true,
    deployment: 'single',
  });
});

it.each([
  ['no such fields', '{"result":{}}'],
  ['fields of the same name elsewhere', '{"userId":"7","userName":"Mallory","administrator":true}'],
  ['values that are none', '{"result":{"user":{"uid":null,"name":"","role":"ROOT"},"org":["a"],"kind":9}}'],
  ['too long a name', `{"result":{"user":{"name":"${'x'.repeat(201)}"}}}`],
  ['another thing', '"ok"'],
  ['nothing', ''],
])('leaves out what can’t be understood: %s', (_, text) => expect(read(text)).toEqual({}));

it('says nothing where the mapping does not', () => {
  expect(readSignInAnswer({ userId: '7' }, noMapping)).toEqual({});
});

it('gives way to the profile’s own words', () => {
  const own: Mapping = { ...noMapping, session: { userName: 'By hand' } };
  expect(withSignInAnswer(own, { userName: 'By answer', tenantKey: 't' })).toEqual({
    userName: 'By hand',
    tenantKey: 't',
  });
  expect(withSignInAnswer(noMapping, {})).toEqual({});
});
