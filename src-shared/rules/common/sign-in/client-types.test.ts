import { expect, it } from 'vitest';
import { clientTypes } from '../../../text/tables/client-types.ts';
import { clientScopes } from './client-types.ts';

it('every terminal has a name in both languages, and nothing else has one', () => {
  expect(Object.keys(clientTypes['en-US']).sort()).toEqual([...clientScopes].sort());
  expect(Object.keys(clientTypes['zh-CN']).sort()).toEqual([...clientScopes].sort());
});
