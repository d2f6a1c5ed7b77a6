// @vitest-environment jsdom
/** Undo of a login method that was made, deleted, or whose answer was lost: the server gives ids, so that contents tell which is which. */
import { expect, it, vi } from 'vitest';
import { getLoginMethods, saveLoginMethod } from '#shared/api/login-control/login-methods.ts';
import { loginMethodPresence } from '#shared/rules/records/login-method-presence.ts';
import { methodWayBack } from '../../src-renderer/screens/login-control/method-way-back.ts';
import { twoAdministrators } from './support/two-administrators.ts';

const append = vi.hoisted(() => vi.fn((..._: unknown[]) => Promise.resolve({ id: 1 })));
vi.mock('../../src-renderer/data/bridge.ts', () => ({ bridge: { journal: { append } } }));
const { restoreRecord } = await import('../../src-renderer/data/records/restore-record.ts');

const two = twoAdministrators('systemAdministrator');
const noQuestion = () => Promise.reject(new Error('nobody is to be asked'));
const options = { always: false, success: 'common.undone', choose: noQuestion } as const;
const method = {
  name: 'Road',
  type: ['app-ios'],
  targets: [{ type: 'department' as const, targetId: 'D205' }],
};
const road = async () => (await two.other.call(getLoginMethods, {})).filter(({ name }) => name === 'Road');

function lastWayBack() {
  const done = two.outcomes.at(-1);
  return (done?.result === 'done' ? done.restores : undefined) ?? expect.unreachable();
}

it('is deleted, made again under another id, and deleted there', async () => {
  const id = (await two.other.call(saveLoginMethod, method)) ?? expect.unreachable();
  expect(await restoreRecord(methodWayBack(id, method, 'delete'), options)).toBe('saved');
  expect(await road()).toEqual([]);
  expect(await restoreRecord(lastWayBack(), options)).toBe('saved');
  const [again] = await road();
  expect(again).toEqual({ configId: expect.any(String), ...method });
  expect(again?.configId).not.toBe(id);
  expect(await restoreRecord(lastWayBack(), options)).toBe('saved');
  expect(await road()).toEqual([]);
});

it('asks about one that was changed since; one that is there already is not made twice', async () => {
  const id = (await two.other.call(saveLoginMethod, method)) ?? expect.unreachable();
  await two.other.call(saveLoginMethod, { configId: id, ...method, type: ['pc'] });
  const choose = vi.fn(() => Promise.resolve(null));
  expect(await restoreRecord(methodWayBack(id, method, 'delete'), { ...options, choose })).toBe('kept');
  expect(choose).toHaveBeenCalledOnce();
  await two.other.call(saveLoginMethod, { configId: id, ...method });
  expect(await restoreRecord(methodWayBack('gone', method, 'make'), options)).toBe('same');
  expect(await road()).toHaveLength(1);
  expect(loginMethodPresence.locator.safeParse({ id, method: { ...method, more: 1 } }).success).toBe(false);
});
