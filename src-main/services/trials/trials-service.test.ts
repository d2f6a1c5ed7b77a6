/** Outcomes of a trial: kept, taken back at its end, tried again, missed. */
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Trial, trialLateness, trialPause } from '#shared/rules/security/trial.ts';
import { createTrialsService, type TakenBack, type TrialsService } from './trials-service.ts';

const length = 600_000;
const made = {
  entry: 7,
  server: 'S1',
  person: 'U1',
  user: 'Lin',
  tenant: 'T1',
  title: 'ipList.turnedOn',
  language: 'en-US',
};

let folder: string;
let now: number;
let came: TakenBack;
let undone: boolean;
let open: TrialsService[];
const taken = vi.fn<(trial: Trial) => void>();
const told = vi.fn<(trials: readonly Trial[]) => void>();

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  folder = await mkdtemp(join(tmpdir(), 'steward-trials-'));
  [now, came, undone, open] = [1_000_000, { problem: null }, false, []];
  taken.mockReset();
  told.mockReset();
});
afterEach(() => {
  for (const one of open) one.close();
  vi.useRealTimers();
});

function start(): TrialsService {
  const service = createTrialsService({
    folder,
    length,
    onChanged: told,
    report: () => expect.unreachable(),
    now: () => now,
    isOver: async () => undone,
    async takeBack(trial) {
      taken(trial);
      return came;
    },
  });
  open.push(service);
  return service;
}
/** Advances the clock, and lets pending writes finish. */
async function after(milliseconds: number, service: TrialsService) {
  now += milliseconds;
  vi.advanceTimersByTime(milliseconds);
  // The test's clock stands still, but writing takes real time.
  await pause(40);
  return service.all();
}

it('is taken back at its end, not before, and then it is over', async () => {
  const service = start();
  await service.begin(made);
  expect(told).toHaveBeenLastCalledWith([{ ...made, ends: now + length, problem: null, message: '' }]);
  expect(await after(length - 1000, service)).toHaveLength(1);
  expect(taken).not.toHaveBeenCalled();
  expect(await after(1000, service)).toEqual([]);
  expect(taken).toHaveBeenCalledOnce();
  expect(told).toHaveBeenLastCalledWith([]);
});

it('kept, or undone by hand, it is not taken back', async () => {
  const service = start();
  await service.begin(made);
  await service.keep(made.entry);
  await service.begin({ ...made, entry: 8 });
  await service.review();
  expect(await service.all()).toHaveLength(1);
  undone = true;
  await service.review();
  expect(await after(length, service)).toEqual([]);
  expect(taken).not.toHaveBeenCalled();
});

it('begun by a program that ended, it is taken back by the next one, where that runs in time', async () => {
  const first = start();
  await first.begin(made);
  first.close();
  now += length / 2;
  const next = start();
  expect(await next.all()).toHaveLength(1);
  expect(await after(length / 2, next)).toEqual([]);
  expect(taken).toHaveBeenCalledOnce();
});

it('nobody ran at its end: that is said, and nothing is taken back later, unasked', async () => {
  const first = start();
  await first.begin(made);
  first.close();
  now += length + trialLateness + 1;
  const next = start();
  await next.all();
  expect(await after(1000, next)).toMatchObject([{ entry: 7, problem: 'missed' }]);
  expect(taken).not.toHaveBeenCalled();
  await next.keep(7);
  expect(await next.all()).toEqual([]);
});

it('an undo that the server does not answer is tried again for a while; then it is reported', async () => {
  const service = start();
  await service.begin(made);
  came = { problem: 'unreachable', message: 'CONNECTION_REFUSED' };
  expect(await after(length, service)).toMatchObject([{ problem: null }]);
  came = { problem: null };
  expect(await after(trialPause, service)).toEqual([]);
  expect(taken.mock.calls.length).toBeGreaterThanOrEqual(2);
});

it('the reason of a failed undo stays until somebody has answered it', async () => {
  const service = start();
  await service.begin(made);
  came = { problem: 'conflict' };
  expect(await after(length, service)).toMatchObject([{ problem: 'conflict', message: '' }]);
  await after(trialPause * 3, service);
  expect(taken).toHaveBeenCalledOnce();
});

it('a program without the session leaves it to the one that has it', async () => {
  const [first, other] = [start(), start()];
  await first.begin(made);
  first.close();
  came = { problem: 'signedOut' };
  await other.all();
  expect(await after(length, other)).toMatchObject([{ problem: null }]);
});

it('remembers where such a change has ended the session, until the server is removed', async () => {
  const service = start();
  await service.noteEndsSession('S1');
  await service.begin(made);
  expect([await service.endsSession('S1'), await service.endsSession('S2')]).toEqual([true, false]);
  await service.forgetServer('S1');
  expect([await service.endsSession('S1'), await service.all()]).toEqual([false, []]);
});
