/** The carrier's use of the system's network, also where the network fails in odd ways. */
import { EventEmitter } from 'node:events';
import { expect, it, vi } from 'vitest';
import type { CarriedRequest, CarrierSink } from '../carrier.ts';
import { targetAt } from '../testing/exchange.ts';
import { createSystemCarrier } from './system-carrier.ts';
import type { NetworkRequest, NetworkSession } from './system-network.ts';

class Asked extends EventEmitter implements NetworkRequest {
  chunkedEncoding = false;
  readonly fields: Record<string, string> = {};
  setHeader(name: string, value: string): void {
    this.fields[name] = value;
  }
  write = vi.fn((_chunk: Buffer, _encoding?: string, delivered?: () => void) => delivered?.());
  end = vi.fn();
  abort = vi.fn();
}

function make() {
  const requests: Asked[] = [];
  const session: NetworkSession = {
    request: () => {
      const asked = new Asked();
      requests.push(asked);
      return asked;
    },
    resolveProxy: async () => 'DIRECT',
    close: vi.fn(async () => undefined),
  };
  const open = vi.fn(async () => session);
  const carrier = createSystemCarrier({ open, logins: { find: async () => null } });
  const sink = {
    noteProgress: vi.fn(),
    head: vi.fn(() => true),
    data: vi.fn(() => true),
    end: vi.fn(),
    fail: vi.fn(),
  } satisfies CarrierSink;
  const { route } = targetAt('');
  const send = (more: Partial<CarriedRequest> = {}) =>
    carrier.send(
      { origin: 'https://a.example', route, path: '/api/x', method: 'GET', headers: [], body: null, ...more },
      sink,
    );
  return { carrier, open, session, sink, send, requests };
}

it.each(['/api/../secret', '/api/%2e%2e/secret', '/api/a\\..\\b', '/\t/evil.example/x'])(
  'sends nothing to %j, which Chromium would read as another place',
  async (path) => {
    const { sink, send, requests } = make();
    send({ path });
    await vi.waitFor(() => expect(sink.fail).toHaveBeenCalled());
    expect(sink.fail.mock.calls).toEqual([[{ code: 'PATH_REFUSED', detail: 'CHARACTERS' }]]);
    expect(requests).toEqual([]);
  },
);

it('has one session for a profile’s server, and a new one for the profile’s next state', async () => {
  const { carrier, open, session, send } = make();
  send();
  send();
  send({ origin: 'https://b.example' });
  send({ route: { ...targetAt('').route } });
  expect(open).toHaveBeenCalledTimes(3);
  await carrier.close();
  expect(session.close).toHaveBeenCalledTimes(3);
});

it('names a session that does not open, and opens it anew for the next request', async () => {
  const { open, sink, send, requests } = make();
  open.mockRejectedValueOnce(new Error('no session'));
  send();
  await vi.waitFor(() => expect(sink.fail).toHaveBeenCalledTimes(1));
  send();
  await vi.waitFor(() => expect(requests).toHaveLength(1));
});

it('ends nothing twice: the request closes before its answer, and may fail after its end', async () => {
  const { sink, send, requests } = make();
  send();
  await vi.waitFor(() => expect(requests[0]?.end).toHaveBeenCalled());
  const [request] = requests;
  request?.emit('close');
  expect(sink.fail).not.toHaveBeenCalled();
  const response = Object.assign(new EventEmitter(), {
    statusCode: 200,
    rawHeaders: ['ETag', 'a', 'etag', 'b', 'Content-Encoding', 'gzip, br', 'Content-Length', '9'],
    pause: vi.fn(),
    resume: vi.fn(),
  });
  request?.emit('response', response);
  expect(sink.head.mock.calls).toEqual([[200, { etag: ['a', 'b'] }]]);
  sink.data.mockReturnValueOnce(false);
  response.emit('data', Buffer.from('x'));
  expect(response.pause).toHaveBeenCalledTimes(1);
  response.emit('end');
  response.emit('close');
  request?.emit('error', new Error('net::ERR_FAILED'));
  expect([sink.end.mock.calls.length, sink.fail.mock.calls.length]).toEqual([1, 0]);
});

it('names an answer that closes before its end', async () => {
  const { sink, send, requests } = make();
  send();
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  const response = Object.assign(new EventEmitter(), {
    statusCode: 200,
    rawHeaders: [],
    pause: vi.fn(),
    resume: vi.fn(),
  });
  requests[0]?.emit('response', response);
  response.emit('close');
  expect(sink.fail.mock.calls).toEqual([[{ code: 'CONNECTION_RESET', detail: null }]]);
});

it('begins nothing that was given up before its session was there', async () => {
  const { sink, send, requests, session } = make();
  send().abort();
  await session.resolveProxy('');
  await new Promise((later) => setImmediate(later));
  expect([requests, sink.fail.mock.calls]).toEqual([[], []]);
});
