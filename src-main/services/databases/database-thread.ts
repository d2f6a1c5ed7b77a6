/**
 * The databases in a thread of their own. SQLite blocks the thread that asks it: to search a long journal takes
 * seconds, in which no window would be drawn and no server answered. A thread that ends by a fault is started anew by
 * the next call.
 */
import { Worker } from 'node:worker_threads';
import { builtFile } from '../../threads/built-file.ts';
import { threadCalls } from '../../threads/thread-calls.ts';
import { carriedServices, type DatabaseServices } from './database-services.ts';
import {
  type Answered,
  type AskedOwner,
  answeredCall,
  answerOf,
  type DatabaseStart,
  type FromDatabases,
  type ToDatabases,
} from './messages.ts';
import type { DatabaseSurroundings } from './open-databases.ts';

type Call = Pick<Extract<ToDatabases, { service: unknown }>, 'service' | 'method' | 'argument'>;

interface RunningDatabases {
  call(call: Call): Promise<unknown>;
  end(): Promise<void>;
}

export interface DatabaseThread {
  readonly services: DatabaseServices;
  /** Waits for what was asked, and closes the files. */
  close(): Promise<void>;
}

export function openDatabaseThread(o: DatabaseSurroundings): DatabaseThread {
  let running: RunningDatabases | null = null;
  let isClosed = false;
  return {
    services: carriedServices((service, method, argument) => {
      if (isClosed) return Promise.reject(new Error('the databases were closed'));
      running ??= start(o, (ended) => {
        if (running === ended) running = null;
      });
      return running.call({ service, method, argument });
    }),
    async close() {
      isClosed = true;
      await running?.end();
    },
  };
}

function start(o: DatabaseSurroundings, ended: (which: RunningDatabases) => void): RunningDatabases {
  const worker = new Worker(builtFile(import.meta.url, './worker.ts', 'databases.js'), {
    env: {},
    execArgv: [],
    workerData: {
      dataDir: o.dataDir,
      hasKeyStore: o.keyStore !== null,
      facts: o.facts(),
    } satisfies DatabaseStart,
  });
  const calls = threadCalls<Answered>(worker, { name: 'the databases', ended: () => ended(one) });
  const say = (message: ToDatabases): void => worker.postMessage(message);

  const owners: Readonly<Record<AskedOwner, unknown>> = {
    keyStore: o.keyStore,
    key: o.key,
    program: { profile: o.profile, read: o.read },
  };
  const reply = async (message: Extract<FromDatabases, { ask: number }>): Promise<void> => {
    const methods = owners[message.of] as Readonly<Record<string, (...args: unknown[]) => unknown>>;
    say({
      replyTo: message.ask,
      outcome: await answeredCall(() => methods[message.method]?.(...message.args)),
    });
  };
  worker.on('message', (message: FromDatabases) => {
    if ('event' in message) o.tell(message.event);
    else if ('ask' in message) void reply(message);
    else calls.answer(message.id, message.outcome);
  });
  const one: RunningDatabases = {
    async call(call) {
      const time = o.now === Date.now ? null : o.now();
      const facts = o.facts();
      return answerOf(await calls.ask({ send: (id) => say({ id, time, facts, ...call }) }));
    },
    async end() {
      await calls.waitForAll();
      answerOf(await calls.ask({ send: (id) => say({ id, closes: true }) }));
      await worker.terminate();
    },
  };
  return one;
}
