import { afterEach, describe, expect, it } from 'vitest';
import { type BoundedThread, startThread, type ThreadError } from './bounded-thread.ts';

const threads: BoundedThread[] = [];
afterEach(async () => {
  for (const thread of threads.splice(0)) await thread.end();
});
function thread(megabytes = 32): BoundedThread {
  const made = startThread(new URL('./testing/odd-jobs.ts', import.meta.url), { data: 'given', megabytes });
  threads.push(made);
  return made;
}
const faultOf = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => null,
    (error: ThreadError) => error.fault,
  );
/** Milliseconds; no test should need as many. */
const plenty = 20_000;

describe('a thread', () => {
  it('answers, knows what it was given and nothing of our surroundings', async () => {
    const one = thread();
    expect(await Promise.all([one.ask('echo', plenty), one.ask('given', plenty)])).toEqual(['echo', 'given']);
    expect(await one.ask('surroundings', plenty)).toEqual([]);
  });

  it('says what was wrong with a question and goes on', async () => {
    const one = thread();
    expect(await faultOf(one.ask('throw', plenty))).toBe('ASKED_WRONG');
    expect(await one.ask('echo', plenty)).toBe('echo');
  });

  it('is ended from outside when it takes too long, with everything that waits', async () => {
    const one = thread();
    await one.ask('echo', plenty);
    const both = [faultOf(one.ask('for ever', 100)), faultOf(one.ask('echo', plenty))];
    expect(await Promise.all(both)).toEqual(['TIME', 'TIME']);
    expect(one.alive).toBe(false);
    expect(await faultOf(one.ask('echo', plenty))).toBe('TIME');
  });

  it('is ended when it takes too much memory', async () => {
    expect(await faultOf(thread().ask('fill', plenty))).toBe('MEMORY');
  });

  it('that ends by itself leaves nobody waiting', async () => {
    expect(await faultOf(thread().ask('exit', plenty))).toBe('STOPPED');
  });
});
