import { expect, it } from 'vitest';
import { changeTitleOf } from '../changes/inverse.ts';
import type { Ask } from '../common/record/record.ts';
import { wrongInEdits } from './content/check-content.ts';
import type { AnyRecord } from './records.ts';
import { unbindingOf, wechatBindingRecord } from './wechat-binding-record.ts';

const record = wechatBindingRecord as unknown as AnyRecord;
const bound = {
  userId: 'U1',
  username: 'Lin',
  department: 'Depot',
  wechatId: 'wx_lin',
  bindTime: '2026-11-24 09:00:00',
};
const { place, edits } = unbindingOf('service', bound);

it('says which account it is, and takes that one alone', () => {
  expect(edits).toEqual({
    there: {
      from: [{ username: 'Lin', kind: 'service', wechatId: 'wx_lin', bindTime: '2026-11-24 09:00:00' }],
      to: [],
    },
  });
  expect(wrongInEdits(record, place, edits)).toEqual([]);
  expect(record.write(place, { there: [] }, ['there'])).toMatchObject({
    endpoint: { id: 'wechatTool.unbind' },
    input: { kind: 'service', userId: 'U1' },
  });
  expect(changeTitleOf(record, edits, place)).toBe('wechat.tool.unbound');
  expect(record.before?.(place, { there: edits.there.from }, ['there'])).toEqual({
    name: 'Lin',
    wechatId: 'wx_lin',
  });
});

it.each([
  ['is read among those that are bound in that WeChat', [bound], edits.there.from],
  ['is another one, where they bound it anew', [{ ...bound, bindTime: 'later' }], [expect.anything()]],
  ['or it is taken off, by whomever', [], []],
])('%s', async (_, result, there) => {
  const asked: unknown[] = [];
  const ask = (async (__: unknown, input: unknown) => {
    asked.push(input);
    return { result, totalCount: result.length };
  }) as unknown as Ask;
  expect(await record.read(ask, place, ['there'])).toEqual({ there, stays: null });
  expect(asked[0]).toMatchObject({ kind: 'service', state: 'bound', keywords: 'Lin' });
});

it('nothing binds one: a file may not say it', () => {
  const back = { there: { from: [], to: edits.there.from } };
  expect(wrongInEdits(record, place, back).map(({ message }) => message.key)).toEqual([
    'changeContent.fixed',
  ]);
});
