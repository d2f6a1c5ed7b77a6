import { expect, it } from 'vitest';
import { createTurns } from './turns.ts';

function asking(turn: ReturnType<typeof createTurns>, server: string) {
  const ending = new AbortController();
  const asked = new Promise<'yours' | 'taken'>((resolve, reject) => {
    Promise.resolve(turn({ server }, { signal: ending.signal, progress: resolve })).then(
      () => resolve('taken'),
      reject,
    );
  });
  return { asked, end: () => ending.abort() };
}

it('is had by one at a time, of each server', async () => {
  const turn = createTurns();
  const one = asking(turn, 'a');
  expect(await one.asked).toBe('yours');
  expect(await asking(turn, 'a').asked).toBe('taken');
  expect(await asking(turn, 'b').asked).toBe('yours');
  one.end();
  expect(await asking(turn, 'a').asked).toBe('yours');
});

it('is given to one of two who wait for it', async () => {
  const turn = createTurns();
  const one = asking(turn, 'a');
  await one.asked;
  const waiting = [asking(turn, 'a'), asking(turn, 'a')];
  one.end();
  expect((await Promise.all(waiting.map(({ asked }) => asked))).sort()).toEqual(['taken', 'yours']);
});

it('is not taken by who has gone meanwhile', async () => {
  const turn = createTurns();
  const one = asking(turn, 'a');
  await one.asked;
  const gone = asking(turn, 'a');
  gone.end();
  one.end();
  expect(await gone.asked).toBe('taken');
  expect(await asking(turn, 'a').asked).toBe('yours');
});
