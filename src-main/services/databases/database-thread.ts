/**
 * The databases in a thread of their own. SQLite blocks the thread that asks it: to search a long journal takes
 * seconds, in which no window would be drawn and no server answered. A thread that ends by a fault is started anew by
 * the next call.
 */
import { Worker } from 'node:worker_threads';
import { builtFile } from '../../threads/built-file.ts';
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

type Message = Exclude<ToDatabases, { replyTo: number } | { closes: true }>;
type Call = Pick<Message, 'service' | 'method' | 'argument'>;

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
  const waiting = new Map<number, PromiseWithResolvers<Answered>>();
  const closed = Promise.withResolvers<void>();
  let last = 0;
  let fault: unknown = null;
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
  const fail = (error: unknown): void => {
    fault ??= error;
    ended(one);
    closed.resolve();
    for (const { reject } of waiting.values()) reject(fault);
    waiting.clear();
  };
  worker.on('error', fail);
  worker.on('exit', () => fail(new Error('the thread of the databases has ended')));
  worker.on('message', (message: FromDatabases) => {
    if ('event' in message) o.tell(message.event);
    else if ('ask' in message) void reply(message);
    else if ('closed' in message) closed.resolve();
    else {
      waiting.get(message.id)?.resolve(message.outcome);
      waiting.delete(message.id);
      // An answer that is awaited keeps the process alive; an idle thread does not.
      if (waiting.size === 0) worker.unref();
    }
  });
  const one: RunningDatabases = {
    async call(call) {
      if (fault !== null) throw fault;
      const id = ++last;
      const outcome = Promise.withResolvers<Answered>();
      waiting.set(id, outcome);
      worker.ref();
      const time = o.now === Date.now ? null : o.now();
      try {
        say({ id, time, facts: o.facts(), ...call });
      } catch (error) {
        waiting.delete(id);
        throw error;
      }
      return answerOf(await outcome.promise);
    },
    async end() {
      await Promise.allSettled([...waiting.values()].map(({ promise }) => promise));
      worker.ref();
      if (fault === null) say({ closes: true });
      await closed.promise;
      await worker.terminate();
    },
  };
  return one;
}
