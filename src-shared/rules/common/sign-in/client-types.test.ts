import { expect, it } from 'vitest';
import { clientTypes as english } from '../../../text/en-US/client-types.ts';
import { clientTypes as chinese } from '../../../text/zh-CN/client-types.ts';
import { clientScopes } from './client-types.ts';

it('every terminal has a name in both languages, and nothing else has one', () => {
  expect(Object.keys(english).sort()).toEqual([...clientScopes].sort());
  expect(Object.keys(chinese).sort()).toEqual([...clientScopes].sort());
});
