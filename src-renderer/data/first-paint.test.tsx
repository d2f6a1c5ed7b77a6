import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noteRenderStart, untilFirstPaint, useFirstPaint } from './first-paint.ts';

let frames: (() => void)[] = [];

beforeEach(() => {
  frames = [];
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw));
  vi.stubGlobal('cancelAnimationFrame', () => {
    frames = [];
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

let drawn: string[] = [];

function Part({ name }: { readonly name: string }) {
  const painted = useFirstPaint();
  drawn.push(`${name} ${painted}`);
  return <p>{`${name} ${painted ? 'whole' : 'first'}`}</p>;
}

const frame = () => act(() => frames.splice(0).forEach((draw) => void draw()));
const task = () => act(() => vi.runAllTimers());

it('a part is whole once the frame with which it stands is painted, all parts together', () => {
  drawn = [];
  render(
    <>
      <Part name="a" />
      <Part name="b" />
    </>,
  );
  expect(frames).toHaveLength(1);
  expect(screen.getByText('a first')).toBeTruthy();
  frame();
  expect(screen.getByText('a first')).toBeTruthy();
  task();
  expect(screen.getByText('a whole')).toBeTruthy();
  expect(drawn).toEqual(['a false', 'b false', 'a true', 'b true']);
});

it('of a part that is gone by then nothing is drawn', () => {
  drawn = [];
  render(<Part name="a" />).unmount();
  frame();
  task();
  expect(drawn).toEqual(['a false']);
});

it('a window that nobody sees gets no frame, and is drawn whole all the same', () => {
  render(<Part name="a" />);
  act(() => vi.advanceTimersByTime(99));
  expect(screen.getByText('a first')).toBeTruthy();
  act(() => vi.advanceTimersByTime(1));
  expect(screen.getByText('a whole')).toBeTruthy();
});

it('work that waits for the picture of a page goes on after it, and at once if none comes', async () => {
  const done = vi.fn();
  const moment = () => vi.advanceTimersByTimeAsync(0);
  void untilFirstPaint().then(done);
  await moment();
  expect(done).toHaveBeenCalledTimes(1);
  noteRenderStart();
  void untilFirstPaint().then(done);
  await moment();
  expect(done).toHaveBeenCalledTimes(1);
  frame();
  await moment();
  expect(done).toHaveBeenCalledTimes(2);
  void untilFirstPaint().then(done);
  await moment();
  expect(done).toHaveBeenCalledTimes(3);
});
