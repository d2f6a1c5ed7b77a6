import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenPageIdle } from './when-idle.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('waits, then for idleness', () => {
  const idle = vi.fn((_: () => void) => 7);
  vi.stubGlobal('requestIdleCallback', idle);
  const work = vi.fn();
  whenPageIdle(work, 250);
  vi.advanceTimersByTime(249);
  expect(idle).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(idle).toHaveBeenCalledWith(work, { timeout: 4000 });
});

it('guesses where the browser does not tell', () => {
  const work = vi.fn();
  whenPageIdle(work, 250);
  vi.advanceTimersByTime(1249);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(work).toHaveBeenCalledOnce();
});

it.each([100, 900])('is called off after %i ms', (after) => {
  const work = vi.fn();
  const callOff = whenPageIdle(work, 250);
  vi.advanceTimersByTime(after);
  callOff();
  vi.advanceTimersByTime(5000);
  expect(work).not.toHaveBeenCalled();
});

it('takes back what it asked of the browser', () => {
  const cancel = vi.fn();
  vi.stubGlobal('requestIdleCallback', () => 7);
  vi.stubGlobal('cancelIdleCallback', cancel);
  const callOff = whenPageIdle(vi.fn(), 10);
  vi.advanceTimersByTime(10);
  callOff();
  expect(cancel).toHaveBeenCalledWith(7);
});
