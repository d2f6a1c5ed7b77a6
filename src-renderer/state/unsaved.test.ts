import { expect, test, vi } from 'vitest';
import { guardUnsaved, isReleased, leaving } from './unsaved.ts';

test('what takes the page away is done when everybody who guards something agrees', async () => {
  const act = vi.fn(async () => expect(isReleased()).toBe(true));
  expect(await leaving(act)).toBe(true);
  const ask = vi.fn(async () => false);
  const stop = guardUnsaved(ask);
  expect(await leaving(act)).toBe(false);
  ask.mockResolvedValueOnce(true);
  expect(await leaving(act)).toBe(true);
  stop();
  expect(await leaving(act)).toBe(true);
  expect([act.mock.calls.length, ask.mock.calls.length]).toEqual([3, 2]);
});

test('a failure guards again', async () => {
  await expect(leaving(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(isReleased()).toBe(false);
});
