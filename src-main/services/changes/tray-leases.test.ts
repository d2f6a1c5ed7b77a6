import { beforeEach, expect, it } from 'vitest';
import { createTrayLeases } from './tray-leases.ts';

const server = 'a';
let time: number;
let turns: ReturnType<typeof createTrayLeases>;
beforeEach(() => {
  time = 0;
  turns = createTrayLeases(() => time);
});

/** `asked`: the turn; null where another window has it. `ended`: whether the call has ended. */
function asking(of = server) {
  const ending = new AbortController();
  const { promise: asked, resolve, reject } = Promise.withResolvers<string | null>();
  const progress = ({ turn }: { turn: string }) => resolve(turn);
  const ended = (async () => {
    const answer = await turns.turn({ server: of }, { signal: ending.signal, progress });
    if (!('had' in answer)) throw new Error('it is answered as it is');
    if (!answer.had) resolve(null);
    return answer.had;
  })();
  ended.catch(reject);
  return { asked, ended, end: () => ending.abort() };
}
const had = async (of?: string) => (await asking(of).asked) !== null;
const renewed = (turn: string | null) => turns.renew({ server, turn: turn ?? '' });

it('is had by one at a time, of each server', async () => {
  const one = asking();
  expect(await one.asked).not.toBeNull();
  expect(await had()).toBe(false);
  expect(await had('b')).toBe(true);
  one.end();
  expect(await one.ended).toBe(true);
  expect(await had()).toBe(true);
});

it('is given to one of two who wait for it', async () => {
  const one = asking();
  await one.asked;
  const waiting = [had(), had()];
  one.end();
  expect((await Promise.all(waiting)).sort()).toEqual([false, true]);
});

it('is not taken by who has gone meanwhile', async () => {
  const one = asking();
  await one.asked;
  const gone = asking();
  gone.end();
  one.end();
  expect(await gone.asked).toBeNull();
  expect(await had()).toBe(true);
});

it('is somebody else’s where it was not renewed, and they ask for it: who had it is told, and begins nothing more', async () => {
  const hangs = asking();
  const lost = await hangs.asked;
  const held = { server, turn: lost ?? '' };
  time = 89_000;
  expect(await had()).toBe(false);
  expect(renewed(lost)).toBe(true);
  time = 178_000;
  expect(await had()).toBe(false);
  // While nobody else asks, a late renewal is accepted.
  time = 1_000_000;
  expect(() => turns.demand(held)).not.toThrow();
  time += 90_000;
  const next = asking();
  const turn = await next.asked;
  expect(turn).not.toBeNull();
  expect(await hangs.ended).toBe(true);
  expect(renewed(lost)).toBe(false);
  expect(() => turns.demand(held)).toThrowError(expect.objectContaining({ code: 'TURN_LOST' }));
  expect(turns.isOthers(held)).toBe(true);
  // The end of the first call does not end the second one's turn.
  hangs.end();
  expect(renewed(turn)).toBe(true);
  next.end();
  await next.ended;
  expect([renewed(turn), turns.isOthers(held)]).toEqual([false, false]);
});
