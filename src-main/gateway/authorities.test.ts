/** Reading the system's authorities neither blocks the main thread nor uses up a request's time. */
import { syncBuiltinESMExports } from 'node:module';
import { createServer } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import tls from 'node:tls';
import { expect, it } from 'vitest';
import { authorities } from '../authorities/authorities.ts';
import type { AuthoritiesReading } from '../authorities/kept-authorities.ts';
import { makeCertificate } from './testing/certificates.ts';
import { ask, cleanup, gatewayTo, named, ok, server, targetAt } from './testing/exchange.ts';

/** Milliseconds that the system takes to answer. */
const slow = 1200;
/** The gateway's deadline in milliseconds. */
const deadline = 1000;

const authority = makeCertificate({ name: 'The organisation’s CA' });

/** Empties the cache of authorities, as in a new process, and counts the readings. */
function unread(read: AuthoritiesReading['read'], patience = 60_000): { times: number } {
  const counted = { times: 0 };
  const usual = authorities.readBy({
    patience,
    now: Date.now,
    spare: () => [],
    read() {
      counted.times += 1;
      return read();
    },
  });
  cleanup.push(async () => void authorities.readBy(usual));
  return counted;
}
const slowly = (): Promise<readonly string[]> => wait(slow, [authority.cert]);

async function resettingServer(): Promise<string> {
  const resetting = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.resetAndDestroy());
  });
  await new Promise<void>((done) => resetting.listen(0, '127.0.0.1', done));
  cleanup.push(() => new Promise((done) => resetting.close(() => done())));
  const address = resetting.address();
  return `https://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

it('asks a system that is slow to answer not in the thread of the windows', async () => {
  const usual = tls.getCACertificates;
  tls.getCACertificates = (type) => {
    if (type === 'system') for (const until = performance.now() + slow; performance.now() < until; );
    return usual(type);
  };
  syncBuiltinESMExports();
  cleanup.push(async () => {
    tls.getCACertificates = usual;
    syncBuiltinESMExports();
  });
  // Restores the usual reading with an empty cache.
  authorities.readBy(authorities.readBy({ read: slowly, spare: () => [], patience: slow, now: Date.now }));
  const address = await resettingServer();
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const [, code] = await named(ask(gatewayTo(address, { deadline })));
  delay.disable();
  expect(code).toBe('CONNECTION_RESET');
  expect(delay.max / 1e6).toBeLessThan(slow);
});

it('spends nothing of the time that a request has', async () => {
  unread(slowly);
  const [, code] = await named(ask(gatewayTo(await resettingServer(), { deadline })));
  expect(code).toBe('CONNECTION_RESET');
});

it('lets a caller go who does not want to wait', async () => {
  unread(() => new Promise(() => undefined));
  const stop = new AbortController();
  const answer = named(ask(gatewayTo(await resettingServer()), { signal: stop.signal }));
  stop.abort();
  expect((await answer)[1]).toBe('CANCELLED');
});

it('is not waited for on the way to a server of plain HTTP', async () => {
  unread(() => new Promise(() => undefined));
  const plain = await server(ok('{}'));
  expect((await ask(gatewayTo(`http://127.0.0.1:${plain.port}`))).status).toBe(200);
});

it('happens once for first connections at the same time, of several servers', async () => {
  const counted = unread(() => wait(50, [authority.cert]));
  const { key, cert } = makeCertificate({ name: 'leaf', hosts: ['127.0.0.1'], issuer: authority });
  const servers = await Promise.all([1, 2, 3].map(() => server(ok('{}'), { key, cert })));
  const gateways = servers.map(({ port }) => {
    const target = targetAt(`https://127.0.0.1:${port}`);
    return gatewayTo('', { target: () => target });
  });
  const answers = await Promise.all([...gateways, ...gateways].map((gateway) => ask(gateway)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  expect(counted.times).toBe(1);
});

it('that fails or does not end leaves Node’s own, and is told', async () => {
  const told: unknown[] = [];
  cleanup.push(async () => stop());
  const stop = authorities.onRead(({ problem }) => told.push(problem));
  const { key, cert } = makeCertificate({ name: 'leaf', hosts: ['127.0.0.1'], issuer: authority });
  const upstream = await server(ok('{}'), { key, cert });
  const answer = () => ask(gatewayTo(`https://127.0.0.1:${upstream.port}`));
  unread(() => Promise.reject(new Error('the thread was ended')));
  expect((await named(answer()))[1]).toBe('TLS_UNKNOWN_CA');
  const late = Promise.withResolvers<readonly string[]>();
  unread(() => late.promise, 20);
  expect((await named(answer()))[1]).toBe('TLS_UNKNOWN_CA');
  expect(told).toEqual(['FAILED', 'TIME']);
  // The system's late answer counts from then on.
  late.resolve([authority.cert]);
  await late.promise;
  expect((await answer()).status).toBe(200);
  expect(told).toEqual(['FAILED', 'TIME', null]);
});
