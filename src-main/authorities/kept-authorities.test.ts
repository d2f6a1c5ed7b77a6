import { rootCertificates } from 'node:tls';
import { expect, it } from 'vitest';
import { readSystemAuthorities } from './authorities.ts';
import { spareAuthorities } from './every-authority.ts';
import { type AuthoritiesReading, KeptAuthorities } from './kept-authorities.ts';

function kept(read: AuthoritiesReading['read'], patience = 60_000) {
  let clock = 1000;
  const made = new KeptAuthorities({ read, spare: () => ['spare'], patience, now: () => clock++ });
  const told: unknown[] = [];
  made.onRead((now, cause) => told.push([now.problem, now.certificates, cause]));
  return { made, told };
}

it('are read once, with the time of it', async () => {
  let times = 0;
  const { made, told } = kept(async () => {
    times += 1;
    return [`read ${times}`];
  });
  expect(made.current()).toBeNull();
  const all = await Promise.all([made.ready(), made.ready(), made.reload()]);
  expect(new Set(all).size).toBe(1);
  expect(made.current()).toEqual({ certificates: ['read 1'], readAt: 1000, problem: null });
  expect(await made.ready()).toBe(all[0]);
  expect(told).toEqual([[null, ['read 1'], null]]);
  expect(await made.reload()).toEqual({ certificates: ['read 2'], readAt: 1001, problem: null });
});

it('stay as they were, with the old time, where they can not be read anew', async () => {
  const failure = new Error('no thread');
  let works = true;
  const { made, told } = kept(() => (works ? Promise.resolve(['read']) : Promise.reject(failure)));
  await made.ready();
  works = false;
  expect(await made.reload()).toEqual({ certificates: ['read'], readAt: 1000, problem: 'FAILED' });
  expect(told.at(-1)).toEqual(['FAILED', ['read'], failure]);
});

it('are Node’s own after the patience; one question is asked however often somebody asks anew', async () => {
  let times = 0;
  const answer = Promise.withResolvers<readonly string[]>();
  const { made } = kept(() => {
    times += 1;
    return answer.promise;
  }, 10);
  expect(await made.ready()).toMatchObject({ certificates: ['spare'], problem: 'TIME' });
  expect(await made.reload()).toMatchObject({ certificates: ['spare'], problem: 'TIME' });
  expect(times).toBe(1);
  answer.resolve(['late']);
  await answer.promise;
  expect(made.current()).toMatchObject({ certificates: ['late'], problem: null });
});

it('are those that were handed over', async () => {
  const { made } = kept(() => Promise.reject(new Error('nobody reads')));
  made.hand(['given']);
  expect(await made.ready()).toMatchObject({ certificates: ['given'], problem: null });
});

it('come from a thread: all that Node has, each once', async () => {
  // Systems break the lines of the same certificate elsewhere.
  const contents = (all: readonly string[]) => all.map((pem) => pem.replaceAll(/\s/g, ''));
  const all = contents(await readSystemAuthorities());
  expect(all).toEqual(expect.arrayContaining(contents(spareAuthorities())));
  expect(spareAuthorities().length).toBeGreaterThanOrEqual(new Set(rootCertificates).size);
  expect(new Set(all).size).toBe(all.length);
});
