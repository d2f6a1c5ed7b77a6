/**
 * Requests whose answer is still to come, for what a test says when it fails: which they are, how old, and how far each
 * came by what Node tells of its own `fetch` (diagnostics channels of undici) and of the shell's server.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';

type Stage =
  | 'being written'
  | 'handed to the network'
  | 'sent'
  | 'its head received'
  | 'its body received'
  | 'failed';

interface Open {
  readonly name: string;
  readonly since: number;
  stage: Stage;
}

const asked = new AsyncLocalStorage<Open>();
const open = new Set<Open>();
/** Requests of Node's `fetch`, by its own objects. */
const known = new WeakMap<object, Open>();
/** Requests that the shell's server has received and not answered. */
const received = new Map<IncomingMessage, number>();

const now = performance.now.bind(performance);

/** Messages of these channels hold undici's request. */
const stages: Readonly<Record<string, Stage>> = {
  'undici:client:sendHeaders': 'handed to the network',
  'undici:request:bodySent': 'sent',
  'undici:request:headers': 'its head received',
  'undici:request:trailers': 'its body received',
  'undici:request:error': 'failed',
};

subscribe('undici:request:create', (message) => {
  const of = asked.getStore();
  if (of) known.set((message as { request: object }).request, of);
});
for (const [channel, stage] of Object.entries(stages)) {
  subscribe(channel, (message) => {
    const of = known.get((message as { request: object }).request);
    if (of) of.stage = stage;
  });
}
subscribe('http.server.request.start', (message) => {
  const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
  received.set(request, now());
  response.once('close', () => received.delete(request));
});

/** Follows one request of the page until its answer has come or will not. */
export async function follow<T>(name: string, work: () => Promise<T>): Promise<T> {
  const one: Open = { name, since: now(), stage: 'being written' };
  open.add(one);
  try {
    return await asked.run(one, work);
  } finally {
    open.delete(one);
  }
}

/** One line for each request that is open, the oldest first; '' where none is. */
export function describeOpenRequests(): string {
  const age = (since: number) => `${Math.round(now() - since)} ms`;
  const ofPage = Array.from(open, ({ name, since, stage }) => `${name}: ${stage}, ${age(since)} old`);
  const ofServer = Array.from(
    received,
    ([{ method, url, complete }, since]) =>
      `${method} ${url}: not answered by the shell for ${age(since)}${complete ? '' : ', its body not read'}`,
  );
  return [...ofPage, ...ofServer].join('; ');
}
