import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterStartContent, beginStart } from './start-content.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(async () => {
  await vi.advanceTimersByTimeAsync(5000);
  vi.useRealTimers();
});

it('lets work go on at once where no start is under way', () => {
  const work = vi.fn();
  afterStartContent(work);
  expect(work).toHaveBeenCalledOnce();
});

it('keeps work back until code and answers of the page are painted', async () => {
  const work = vi.fn();
  const { promise: code, resolve: loaded } = Promise.withResolvers<void>();
  let isBusy = true;
  beginStart(code, () => isBusy);
  afterStartContent(work);
  await vi.advanceTimersByTimeAsync(1000);
  loaded();
  await vi.advanceTimersByTimeAsync(1000);
  expect(work).not.toHaveBeenCalled();
  isBusy = false;
  await vi.advanceTimersByTimeAsync(500);
  expect(work).toHaveBeenCalledOnce();
  const later = vi.fn();
  afterStartContent(later);
  expect(later).toHaveBeenCalledOnce();
});

it.each([
  ['code that does not come', new Promise(() => undefined), false],
  ['answers that do not come', Promise.resolve(), true],
])('waits no longer than four seconds for %s', async (_, code, isBusy) => {
  const work = vi.fn();
  beginStart(code, () => isBusy);
  afterStartContent(work);
  await vi.advanceTimersByTimeAsync(3900);
  expect(work).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(work).toHaveBeenCalledOnce();
});

it('drops work that was called off', async () => {
  const work = vi.fn();
  beginStart(Promise.reject(new Error('no code')), () => false);
  afterStartContent(work)();
  await vi.advanceTimersByTimeAsync(1000);
  expect(work).not.toHaveBeenCalled();
});
