import { expect, it, vi } from 'vitest';
import { createGuesses, guessDelay, guessLimit } from './token-guesses.ts';

const some = (count: number, mark = '') => Array.from({ length: count }, (_, n) => `${mark}token ${n}`);

it('a tab of an earlier start that asks again and again is no guess', () => {
  const told = vi.fn();
  const guesses = createGuesses(told, () => 0);
  for (let n = 0; n < 1000; n += 1) expect(guesses.wrong('the same')).toBe(0);
  expect(told).not.toHaveBeenCalled();
});

it('many different ones are told of once, and answered late', () => {
  const told = vi.fn();
  const guesses = createGuesses(told, () => 0);
  expect(some(guessLimit).map(guesses.wrong)).toEqual(some(guessLimit).map(() => 0));
  expect(some(3000, 'more ').map(guesses.wrong)).toEqual(some(3000).map(() => guessDelay));
  expect(told).toHaveBeenCalledTimes(1);
});

it('a token older than a minute does not count', () => {
  let now = 0;
  const guesses = createGuesses(
    () => undefined,
    () => now,
  );
  for (const token of some(guessLimit)) guesses.wrong(token);
  now = 60_001;
  expect(some(guessLimit, 'later ').map(guesses.wrong)).toEqual(some(guessLimit).map(() => 0));
});
