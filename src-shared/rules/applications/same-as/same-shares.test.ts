import { expect, test } from 'vitest';
import type { Share } from '../../common/shares/share.ts';
import { judgeShares } from './same-shares.ts';

const list = (...ids: string[]): Share[] =>
  ids.map((id) => ({ kind: 'department', id, exclude: false, below: false }));

test.each<[string, Share[], boolean, string | null | undefined]>([
  ['as it was seen', list('D1'), true, null],
  ['shared otherwise by somebody else since', list('D1', 'D3'), true, 'appSheet.refused.changed'],
  ['as it is wanted already', list('D2'), true, undefined],
  ['without the right', list('D1'), false, 'appSheet.refused.noRight'],
])('%s', (_, shares, mayShare, refused) => {
  const wanted = new Map([['a', { after: list('D2'), expected: list('D1') }]]);
  const [judged] = judgeShares([{ id: 'a', shares }], wanted, mayShare);
  expect(judged && (judged.refusal?.key ?? null)).toBe(refused);
});
