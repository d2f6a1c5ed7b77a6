/** A bench ends everything that it started, whatever goes wrong. */
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { onGround, shared, shareGround, temporaryFolder } from './bench-resources.ts';

const later = <Value>(value: Value): Promise<Value> =>
  new Promise((done) => setTimeout(() => done(value), 20));

test('everything is ended, the last first', async () => {
  const ended: string[] = [];
  const answer = await onGround(async (ground) => {
    for (const name of ['first', 'second']) {
      await ground.keep(
        () => later(name),
        async (one) => ended.push(one),
      );
    }
    return 'measured';
  });
  expect(answer).toBe('measured');
  expect(ended).toEqual(['second', 'first']);
});

test('a resource that is still starting when another one fails is ended too', async () => {
  const ended: string[] = [];
  const run = onGround((ground) =>
    Promise.all([
      ground.keep(
        () => later('slow'),
        async (one) => ended.push(one),
      ),
      ground.keep(
        () => Promise.reject(new Error('does not start')),
        async () => ended.push('never started'),
      ),
    ]),
  );
  await expect(run).rejects.toThrow('does not start');
  expect(ended).toEqual(['slow']);
});

test('one that can’t be ended keeps no other, and is named', async () => {
  const ended: string[] = [];
  const run = onGround(async (ground) => {
    await ground.keep(
      () => later('first'),
      async (one) => ended.push(one),
    );
    await ground.keep(
      () => later('second'),
      () => Promise.reject(new Error('it stays')),
    );
  });
  await expect(run).rejects.toThrow('not ended: Error: it stays');
  expect(ended).toEqual(['first']);
});

test('a folder goes with a bench that fails', async () => {
  let folder = '';
  const run = onGround(async (ground) => {
    folder = await temporaryFolder(ground, 'test');
    expect(existsSync(folder)).toBe(true);
    throw new Error('failed');
  });
  await expect(run).rejects.toThrow('failed');
  expect(existsSync(folder)).toBe(false);
});

test('shared resources of benches are each bench’s own in a whole run, and common in a small one', async () => {
  const log: string[] = [];
  let count = 0;
  const browser = shared(
    async (kind: string) => `${kind} ${++count}`,
    async (one) => log.push(`${one} ended`),
  );
  const bench = () => onGround(async (ground) => log.push(await browser(ground, 'a')));
  await bench();
  await bench();
  expect(log.splice(0)).toEqual(['a 1', 'a 1 ended', 'a 2', 'a 2 ended']);
  const common = shareGround();
  await bench();
  await bench();
  expect(log.splice(0)).toEqual(['a 3', 'a 3']);
  await common.clear();
  expect(log).toEqual(['a 3 ended']);
});
