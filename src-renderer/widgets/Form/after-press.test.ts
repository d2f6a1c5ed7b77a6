import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterPress } from './after-press.ts';

beforeEach(() => {
  vi.useFakeTimers();
  // A previous test may have left the pointer pressed.
  fireEvent.pointerUp(document.body);
});
afterEach(() => void vi.useRealTimers());

it('acts at once while nothing is pressed', () => {
  const act = vi.fn();
  afterPress(act);
  expect(act).toHaveBeenCalledOnce();
});

it.each(['pointerUp', 'pointerCancel'] as const)(
  'waits for the end of a press, and for its click: %s',
  (end) => {
    const act = vi.fn();
    fireEvent.pointerDown(document.body);
    afterPress(act);
    expect(act).not.toHaveBeenCalled();
    fireEvent[end](document.body);
    expect(act).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(act).toHaveBeenCalledOnce();
    fireEvent.pointerUp(document.body);
    vi.runAllTimers();
    expect(act).toHaveBeenCalledOnce();
  },
);
