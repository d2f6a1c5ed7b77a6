import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, it } from 'vitest';
import type { ThreadAnswer } from './bounded-thread.ts';
import { threadCalls } from './thread-calls.ts';

const workers: Worker[] = [];
afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.terminate();
});

function opened() {
  const worker = new Worker(new URL('./testing/odd-jobs.ts', import.meta.url), { env: {}, execArgv: [] });
  workers.push(worker);
  const faults: unknown[] = [];
  const state = { keepsAlive: true };
  const [ref, unref] = [worker.ref.bind(worker), worker.unref.bind(worker)];
  worker.ref = () => {
    state.keepsAlive = true;
    ref();
  };
  worker.unref = () => {
    state.keepsAlive = false;
    unref();
  };
  const calls = threadCalls<unknown>(worker, { name: 'odd jobs', ended: (fault) => faults.push(fault) });
  const late: unknown[] = [];
  worker.on('message', (message: ThreadAnswer) => {
    if ('failed' in message) calls.refuse(message.id, new Error(message.failed));
    else if ('answer' in message && !calls.answer(message.id, message.answer)) late.push(message.answer);
  });
  const send = (question: unknown) => (id: number) => worker.postMessage({ id, question });
  return { calls, faults, late, send, state, ask: (question: string) => calls.ask({ send: send(question) }) };
}

describe('calls to a thread', () => {
  it('have each their own answer or error, and keep the process alive for as long', async () => {
    const { ask, calls, state } = opened();
    const both = Promise.allSettled([ask('echo'), ask('throw')]);
    expect(state.keepsAlive).toBe(true);
    await calls.waitForAll();
    expect(await both).toMatchObject([{ value: 'echo' }, { reason: { message: 'no' } }]);
    expect(state.keepsAlive).toBe(false);
  });

  it('end with the thread, those that wait and those that come later, and it is told once', async () => {
    const { ask, faults } = opened();
    const all = await Promise.allSettled([ask('exit'), ask('for ever')]);
    const reason = new Error('the thread of odd jobs has ended');
    expect(all).toMatchObject([{ reason }, { reason }]);
    await expect(ask('echo')).rejects.toThrow(reason.message);
    expect(faults).toEqual([reason]);
  });

  it('stop by their signal: the thread is told, and its answer finds nobody', async () => {
    const { ask, calls, late, send, state } = opened();
    const controller = new AbortController();
    const told: number[] = [];
    const abort = (id: number) => void told.push(id);
    const stopped = calls.ask({ send: send('echo'), signal: controller.signal, abort });
    controller.abort(new Error('left'));
    await expect(stopped).rejects.toThrow('left');
    expect(told).toEqual([1]);
    expect(state.keepsAlive).toBe(false);
    expect(await ask('surroundings')).toEqual([]);
    expect(late).toEqual(['echo']);
    let isSent = false;
    const before = calls.ask({ send: () => (isSent = true), signal: controller.signal, abort });
    await expect(before).rejects.toThrow('left');
    expect([isSent, told]).toEqual([false, [1]]);
  });

  it('that cannot be posted are rejected, and leave nothing that waits', async () => {
    const { calls, send, state } = opened();
    await expect(calls.ask({ send: send(() => 'a function') })).rejects.toThrow(/could not be cloned/);
    expect(state.keepsAlive).toBe(false);
    await calls.waitForAll();
  });
});
