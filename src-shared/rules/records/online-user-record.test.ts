import { expect, it } from 'vitest';
import type { OnlineUser } from '../../api/system-settings/online-users.ts';
import { changeTitleOf } from '../changes/inverse.ts';
import type { Ask } from '../common/record/record.ts';
import { wrongInEdits, wrongInWrite } from './content/check-content.ts';
import { endOf, onlineUserRecord } from './online-user-record.ts';
import type { AnyRecord } from './records.ts';

const record = onlineUserRecord as unknown as AnyRecord;
const user: OnlineUser = {
  id: 'OS1',
  userId: 'U1',
  username: 'Lin',
  department: 'Depot',
  clientType: 'app-ios',
  ip: '10.0.0.7',
  loginTime: '2026-11-24 09:00:00',
  lastTime: '2026-11-24 09:30:00',
  own: false,
};
const { place, edits } = endOf(user);
function asking(users: readonly OnlineUser[], named = true) {
  const asked: unknown[] = [];
  const ask = (async (_: unknown, { keywords }: { keywords?: string }) => {
    asked.push(keywords ?? '');
    const result = keywords === undefined || named ? users : [];
    return { result, totalCount: result.length };
  }) as unknown as Ask;
  return { ask, asked };
}
const there = edits.there.from;

it('says which sign-in ends, and ends that one alone', () => {
  expect(there).toEqual([
    { username: 'Lin', clientType: 'app-ios', ip: '10.0.0.7', loginTime: '2026-11-24 09:00:00' },
  ]);
  expect(wrongInEdits(record, place, edits)).toEqual([]);
  expect(record.write(place, { there: [] }, ['there'])).toMatchObject({
    endpoint: { id: 'onlineUsers.end' },
    input: { ids: ['OS1'] },
  });
  expect(changeTitleOf(record, edits, place)).toBe('onlineUsers.ended');
  expect(record.before?.(place, { there }, ['there'])).toEqual({ names: ['Lin'] });
});

it.each([
  ['among those of the name', [user], true, there, ['Lin']],
  ['elsewhere, where the name is another by now', [user], false, there, ['Lin', '']],
  ['or it has ended, by whomever', [{ ...user, id: 'OS2' }], true, [], ['Lin', '']],
])('is looked for %s', async (_, users, named, found, calls) => {
  const { ask, asked } = asking(users, named);
  expect(await record.read(ask, place, ['there'])).toEqual({ there: found, stays: null });
  expect(asked).toEqual(calls);
});

it('the own one stays: the server would not end it', async () => {
  const newest = await record.read(asking([{ ...user, own: true }]).ask, place, ['there']);
  const wrong = wrongInWrite(record, place, { newest, after: { ...newest, there: [] }, changed: ['there'] });
  expect(wrong).toEqual([{ name: 'there', message: { key: 'onlineUsers.ownStays' } }]);
});

it.each([
  ['that one begins again', { there: { from: [], to: there } }, 'changeContent.fixed'],
  ['that it becomes another', { there: { from: there, to: [{ username: 'Ada' }] } }, 'changeContent.fixed'],
  ['nothing at all', { there: { from: there, to: null } }, 'changeContent.fixed'],
  ['whose it is', { stays: { from: 'onlineUsers.ownStays', to: null } }, 'changeContent.along'],
])('a file may not say %s', (_, wanted, key) => {
  expect(wrongInEdits(record, place, wanted).map(({ message }) => message.key)).toEqual([key]);
});
