/** Silent and half-sent connections keep nobody out and are closed. */
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { until } from '#shared/testing/until.ts';
import { fakeProgram } from './testing/fake-program.ts';
import { sendRaw, statusOf } from './testing/raw-request.ts';
import { createWebServer, usualPatience, type WebServer } from './web-server.ts';

let server: WebServer;
const servers: WebServer[] = [];
let port = 0;
let host = '';
let session = '';
const opened: Socket[] = [];
const fake = fakeProgram();

const create = (patience = usualPatience) =>
  createWebServer({
    program: async () => fake.program,
    bundle: () => Promise.reject(new Error('no page here')),
    report: () => undefined,
    patience,
  });
/** The same server with very short timeouts. */
const impatient = () => another({ fields: 300, strangers: 200, looks: 50 });
/** The same server with timeouts longer than a test. */
const patient = () => another({ ...usualPatience, fields: 3_600_000, strangers: 3_600_000 });
async function another(patience: typeof usualPatience): Promise<{ port: number; host: string }> {
  const one = create(patience);
  await one.listen(0);
  servers.push(one);
  const { host, port } = new URL(one.origin);
  return { host, port: Number(port) };
}

beforeAll(async () => {
  server = create();
  servers.push(server);
  await server.listen(0);
  host = new URL(server.origin).host;
  port = Number(new URL(server.origin).port);
  const token = server.newLink().split('#t=')[1];
  const body = JSON.stringify({ token });
  const answer = await sendRaw(port, post('/bridge/session', body));
  session = /"session":"([^"]+)"/.exec(answer)?.[1] ?? '';
});
afterAll(async () => {
  for (const socket of opened) socket.destroy();
  for (const one of servers) await one.close();
});

function post(path: string, body: string, more = '', to = host): string {
  return `POST ${path} HTTP/1.1\r\nHost: ${to}\r\nOrigin: http://${to}\r\n${more}Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
}
const known = () => `X-Steward-Session: ${session}\r\n`;

/** Opens a connection that sends only this text; `closed` resolves at its end, `answer` returns the response so far. */
async function open(
  text: string,
  options: { readonly allowHalfOpen?: boolean; readonly port?: number } = {},
): Promise<{ socket: Socket; answer: () => string; closed: Promise<void> }> {
  const socket = connect({ host: '127.0.0.1', port, ...options });
  opened.push(socket);
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk.toString('latin1');
  });
  socket.on('error', () => undefined);
  await new Promise((done) => socket.once('connect', done));
  if (text !== '') socket.write(text);
  const closed = new Promise<void>((done) => socket.once('close', () => done()));
  return { socket, answer: () => answer, closed };
}

describe('room', () => {
  it.each([
    ['nothing', ''],
    ['half of a request line', 'GET / HT'],
    ['half of its fields', 'POST /bridge/session HTTP/1.1\r\nHost: 127.0.0.1'],
    ['a body that does not come', () => post('/bridge/session', '{}').replace('Length: 2', 'Length: 900')],
  ])(
    '600 sockets that say %s',
    async (_what, said) => {
      const text = typeof said === 'string' ? said : said();
      const tab = await open(post('/bridge/call/test.wait', '{}', known()));
      await Promise.all(Array.from({ length: 600 }, () => open(text)));
      expect(statusOf(await sendRaw(port, post('/bridge/call/settings.get', '{}', known())))).toBe(200);
      // Work of a session is not cut off.
      expect(tab.socket.closed).toBe(false);
      tab.socket.destroy();
      for (const socket of opened.splice(0)) socket.destroy();
    },
    30_000,
  );

  it('is given back after a refusal, whatever the other side does', async () => {
    const { port } = await patient();
    const { answer, closed } = await open('nonsense\r\n\r\n', { port });
    await closed;
    expect(statusOf(answer())).toBe(400);
  });
  it('is given back after a refusal, also by who keeps their end open', async () => {
    const { socket, answer } = await open('nonsense\r\n\r\n', { allowHalfOpen: true });
    await new Promise((done) => socket.once('end', done));
    expect(statusOf(answer())).toBe(400);
    const pause = () => new Promise((done) => setTimeout(done, 250));
    let said = 0;
    for (await pause(); !socket.destroyed && said < 5; await pause(), said++) socket.write('x');
    // The first byte reaches a closed socket, and the second write fails; a listening server would have taken both.
    expect(said).toBeLessThanOrEqual(2);
  });
  it('is given back by who is too slow, at the latest a little after ten seconds', async () => {
    expect(usualPatience.fields + usualPatience.looks).toBeLessThan(15_000);
    const { port } = await impatient();
    const { socket, answer, closed } = await open('GET / HTTP/1.1\r\nHost: 127.0', { port });
    socket.setKeepAlive(true);
    await closed;
    expect(statusOf(answer())).toBe(408);
  });
  it('is left to who has said nothing yet: what they ask at last is answered', async () => {
    const { port, host: to } = await impatient();
    const { socket, answer, closed } = await open('', { port });
    await new Promise((done) => setTimeout(done, 800));
    expect([answer(), socket.closed]).toEqual(['', false]);
    socket.write(post('/bridge/call/settings.get', '{}', 'Connection: close\r\n', to));
    await closed;
    expect(statusOf(answer())).toBe(403);
  });
});

describe('a body', () => {
  it('is not waited for without a session', async () => {
    const { port, host } = await patient();
    const text = post('/bridge/files', '{}', '', host).replace('Length: 2', 'Length: 90000000');
    const bytes = text.replace('application/json', 'application/octet-stream');
    const { answer, closed } = await open(bytes, { port });
    await closed;
    expect(statusOf(answer())).toBe(403);
  });
  it('is not asked for before the wall has let the request pass', async () => {
    const expecting = (more: string) =>
      open(
        post('/bridge/call/settings.get', '', `${more}Expect: 100-continue\r\n`).replace(
          'Length: 0',
          'Length: 2',
        ),
      );
    const stranger = await expecting('');
    await stranger.closed;
    expect(stranger.answer()).not.toContain('100 Continue');
    expect(statusOf(stranger.answer())).toBe(403);
    const tab = await expecting(known());
    await until(() => tab.answer().includes('HTTP/1.1 100 Continue'));
    tab.socket.write('{}');
    await until(() => tab.answer().includes('HTTP/1.1 200 OK'));
  });
  it('of a link is waited for some seconds only', async () => {
    expect(usualPatience.strangers).toBeLessThan(8000);
    const { port, host } = await impatient();
    const text = post('/bridge/session', '{}', '', host).replace('Length: 2', 'Length: 900');
    const { answer, closed } = await open(text, { port });
    await closed;
    expect(statusOf(answer())).toBe(403);
  });
});

describe('every refusal carries the same headers', () => {
  const wanted = [
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'no-referrer'],
    ['cross-origin-resource-policy', 'same-origin'],
    ['cross-origin-opener-policy', 'same-origin'],
    ['x-frame-options', 'DENY'],
    ['cache-control', 'no-store'],
  ] as const;
  it.each<[string, () => string, number]>([
    ['what the parser refuses', () => 'nonsense\r\n\r\n', 400],
    ['too many bytes of fields', () => `GET / HTTP/1.1\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
    ['an expectation', () => post('/bridge/session', '{}', 'Expect: wonders\r\n'), 417],
    ['another host', () => post('/bridge/session', '{}').replace(/Host: \S+/, 'Host: evil.test'), 421],
    ['no session', () => post('/api/x', '{}'), 403],
    ['a used link', () => post('/bridge/session', '{"token":"x"}'), 403],
    ['a link without proof', () => post('/bridge/link', '{}').replace(/Origin: .*\r\n/, ''), 403],
    ['no such address', () => post('/bridge/x', '{}', known()), 404],
    [
      'too large for the platform',
      () => post('/api/x', '{}', known()).replace('Length: 2', 'Length: 9999999999'),
      413,
    ],
    [
      'a service worker’s next version',
      () =>
        `GET /sw.js HTTP/1.1\r\nHost: ${host}\r\nSec-Fetch-Site: same-origin\r\nSec-Fetch-Dest: serviceworker\r\n\r\n`,
      404,
    ],
  ])('%s', async (_what, text, status) => {
    const answer = await sendRaw(port, text());
    expect(statusOf(answer)).toBe(status);
    const head = answer.slice(0, answer.indexOf('\r\n\r\n')).toLowerCase();
    for (const [name, value] of wanted) expect(head).toContain(`\r\n${name}: ${value.toLowerCase()}`);
    expect(head).toContain("\r\ncontent-security-policy: default-src 'none'; sandbox;");
    expect(head.match(/\r\ncache-control:/g)).toHaveLength(1);
  });
});
