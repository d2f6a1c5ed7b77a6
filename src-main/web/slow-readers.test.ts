/** Long responses to a page that reads slowly: they go at its speed, and arrive complete. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createGateway, type Gateway, type GatewayTarget } from '../gateway/index.ts';
import { passToGateway } from './gateway-route.ts';
import { readFacts } from './wall.ts';

const megabyte = 1024 * 1024;
const size = 60 * megabyte;
/** One chunk of the platform's response. */
const piece = Buffer.alloc(64 * 1024, 0x20);
/** Bytes that may be queued in the shell's response beside the held body: a few chunks. */
const waitingLimit = megabyte;

let platform: Server;
let shell: Server;
let gateway: Gateway;
let type: string;
let answering: ServerResponse | null;
const warnings: string[] = [];
const note = ({ message }: Error) => warnings.push(message);

beforeEach(async () => {
  warnings.length = 0;
  answering = null;
  process.on('warning', note);
  platform = createServer((_, response) => {
    // Sent without a length, for a response with a known length would not be held.
    response.writeHead(200, { 'Content-Type': type });
    response.write('"');
    const send = (left: number): void => {
      for (let rest = left; rest > 0; rest -= piece.length)
        if (!response.write(piece)) return void response.once('drain', () => send(rest - piece.length));
      response.end('"');
    };
    send(size);
  });
  const address = await listening(platform);
  const target: GatewayTarget = {
    id: 'r',
    mark: 'r',
    kind: 'remote',
    address,
    credential: null,
    blocked: false,
    readOnly: false,
    mapping: { calls: {}, pages: {}, menus: {}, permissions: {} },
    headers: [],
    gate: null,
    route: { proxy: { mode: 'none' }, proxyPassword: null, authorities: '', client: null, trusted: [] },
  };
  gateway = createGateway({ target: () => target, sandbox: () => Promise.reject(new Error('none here')) });
  shell = createServer((request: IncomingMessage, response: ServerResponse) => {
    answering = response;
    passToGateway(gateway, request, response, readFacts(request.rawHeaders));
  });
});
afterEach(async () => {
  process.off('warning', note);
  await gateway.close();
  for (const server of [shell, platform]) {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  }
});

async function listening(server: Server): Promise<string> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Reads one chunk at a time, and measures the queue in between. */
async function readSlowly(): Promise<{ read: number; mostWaiting: number }> {
  const socket = connect(Number(new URL(await listening(shell)).port), '127.0.0.1');
  socket.write('GET /api/large HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  let [read, mostWaiting] = [0, 0];
  for await (const chunk of socket) {
    read += (chunk as Buffer).length;
    mostWaiting = Math.max(mostWaiting, answering?.writableLength ?? 0);
    await new Promise(setImmediate);
  }
  return { read, mostWaiting };
}

it.each([
  ['JSON, which is held until it is whole', 'application/json'],
  ['text', 'text/plain'],
])('60 MB of %s', async (_, given) => {
  type = given;
  const listeners = vi.spyOn(process, 'emitWarning');
  const { read, mostWaiting } = await readSlowly();
  expect(read).toBeGreaterThan(size);
  expect(mostWaiting).toBeLessThan(waitingLimit);
  expect([warnings, listeners.mock.calls]).toEqual([[], []]);
});
