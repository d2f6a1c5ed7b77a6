/** The entry of the databases' thread: SQLite works here, off the thread that draws windows. */
import { parentPort, workerData } from 'node:worker_threads';
import type { InstallationKey } from '../installation-key/installation-key.ts';
import type { KeyStore } from '../key-store/key-store.ts';
import { callService } from './database-services.ts';
import {
  type Answered,
  type AskedOwner,
  answeredCall,
  answerOf,
  type DatabaseStart,
  type FromDatabases,
  type ToDatabases,
} from './messages.ts';
import { type DatabaseSurroundings, openDatabases } from './open-databases.ts';

const { dataDir, hasKeyStore, ...start } = workerData as DatabaseStart;
let programTime: number | null = null;
/** Those of the latest call. */
let { facts } = start;
const say = (message: FromDatabases): void => parentPort?.postMessage(message);

const waiting = new Map<number, (outcome: Answered) => void>();
let last = 0;
async function ask(of: AskedOwner, method: string, args: readonly unknown[]): Promise<unknown> {
  const id = ++last;
  const outcome = await new Promise<Answered>((resolve) => {
    waiting.set(id, resolve);
    say({ ask: id, of, method, args });
  });
  return answerOf(outcome);
}
/** An object of the program's, whose methods are asked there. */
function askedOwner<T extends object>(of: AskedOwner, methods: Readonly<Record<keyof T, true>>): T {
  const asked = Object.keys(methods).map((method) => [
    method,
    (...args: readonly unknown[]) => ask(of, method, args),
  ]);
  return Object.fromEntries(asked) as T;
}

const databases = openDatabases({
  dataDir,
  now: () => programTime ?? Date.now(),
  facts: () => facts,
  keyStore: hasKeyStore ? askedOwner<KeyStore>('keyStore', { status: true, seal: true, open: true }) : null,
  key: askedOwner<InstallationKey>('key', {
    publicKey: true,
    sign: true,
    backup: true,
    restore: true,
    renew: true,
    handOver: true,
  }),
  ...askedOwner<Pick<DatabaseSurroundings, 'profile' | 'read'>>('program', { profile: true, read: true }),
  tell: (event) => say({ event }),
});

async function answerCall(message: Extract<ToDatabases, { id: number }>): Promise<void> {
  const { id } = message;
  if ('closes' in message) return say({ id, outcome: await answeredCall(() => databases.close()) });
  const { time, service, method, argument } = message;
  programTime = time;
  facts = message.facts;
  say({ id, outcome: await answeredCall(() => callService(databases.services, service, method, argument)) });
}

parentPort?.on('message', (message: ToDatabases) => {
  if ('replyTo' in message) {
    waiting.get(message.replyTo)?.(message.outcome);
    waiting.delete(message.replyTo);
  } else void answerCall(message);
});
