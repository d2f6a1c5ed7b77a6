/** Documents that the processes of these tests write. */
import type { JournalEntry } from '#shared/bridge/journal.ts';

export interface Counter {
  readonly counter: number;
  readonly filling: string;
}

export function readCounter(data: unknown): Counter | null {
  if (typeof data !== 'object' || data === null) return null;
  const counter: unknown = Reflect.get(data, 'counter');
  const filling: unknown = Reflect.get(data, 'filling');
  return typeof counter === 'number' && typeof filling === 'string' ? { counter, filling } : null;
}

/** `n` stands in the user's name. */
export function journalEntryOf(n: number, writer = 'one'): JournalEntry {
  return {
    time: Date.now(),
    server: 'sandbox',
    serverName: 'Sandbox',
    user: `${writer} ${n}`,
    title: 'common.appName',
    endpoint: 'tenant.update',
    before: null,
    after: JSON.stringify({ filling: 'y'.repeat(n % 3 === 0 ? 9000 : 30) }),
    result: 'done',
    message: '',
    undo: null,
  };
}
