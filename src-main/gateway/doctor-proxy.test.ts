/** The connection check through a proxy: what the proxy does is not said of the server. */
import { describe, expect, it } from 'vitest';
import { diagnose } from './doctor.ts';
import type { GatewayTarget } from './target.ts';
import { at, ok, server, targetAt } from './testing/exchange.ts';

const status = (code: number, type: string, body: string, more = ''): Buffer =>
  Buffer.from(
    `HTTP/1.1 ${code} x\r\nContent-Type: ${type}\r\n${more}Content-Length: ${body.length}\r\n\r\n${body}`,
  );

describe('a proxy', () => {
  const { signal } = new AbortController();
  const progress = () => undefined;
  const name = 'http://server.localhost.test';
  const by = (port: number, host = '127.0.0.1', address = name): GatewayTarget => ({
    ...targetAt(address),
    route: {
      ...targetAt('').route,
      proxy: { mode: 'manual', address: `http://${host}:${port}`, userName: 'me', bypass: [] },
      proxyPassword: 'wrong',
    },
  });
  const failedOf = async (target: GatewayTarget) => {
    const { steps } = await diagnose(target, { signal, progress });
    const failed = steps.find(({ verdict }) => verdict === 'failed');
    return [failed?.step, failed?.code, failed?.detail];
  };
  const gate = 'WWW-Authenticate: Basic realm="Proxy"\r\n';

  it('that takes a password for the server’s is named, for http and https', async () => {
    const { port } = await server(() => status(401, 'text/html', '<p>', gate));
    expect(await failedOf(by(port))).toEqual(['http', 'PROXY_AUTH', 'Basic realm="Proxy"']);
    const secure = await server(() => `HTTP/1.1 401 Unauthorized\r\n${gate}\r\n`);
    const target = by(secure.port, '127.0.0.1', 'https://server.localhost.test');
    expect(await failedOf(target)).toEqual(['tls', 'PROXY_AUTH', 'HTTP 401']);
  });
  it('that only carries a gate’s question is not the one that asks', async () => {
    const { port } = await server(() => status(401, 'text/html', '<p>', `${gate}Via: 1.1 proxy\r\n`));
    expect(await failedOf(by(port))).toEqual(['http', 'GATE_AUTH', 'Basic realm="Proxy"']);
  });
  it('with an unknown name is not reported as the server’s name', async () => {
    expect(await failedOf(by(3128, 'nowhere.invalid'))).toEqual([
      'resolve',
      'PROXY_UNREACHABLE',
      'ENOTFOUND',
    ]);
  });
  it('that can not reach the server is not the server that is broken', async () => {
    const squid = await server(() =>
      status(503, 'text/html', '<p>', 'Via: 1.1 p\r\nX-Squid-Error: ERR_DNS_FAIL 0\r\n'),
    );
    expect(await failedOf(by(squid.port))).toEqual(['http', 'PROXY_REFUSED', 'HTTP 503']);
    const tiny = await server(() => status(500, 'text/html', '<p>', 'Server: tinyproxy/1.11.1\r\n'));
    expect(await failedOf(by(tiny.port))).toEqual(['http', 'PROXY_REFUSED', 'HTTP 500']);
  });
  it.each([
    ['squid', 'X-Squid-Error: ERR_ACCESS_DENIED 0\r\nVia: 1.1 squid\r\n'],
    ['tinyproxy', 'Server: tinyproxy/1.11.1\r\n'],
  ])('that forbids the server is not a page of the server: %s', async (_, headers) => {
    const { port } = await server(() => status(403, 'text/html', '<html>', headers));
    expect(await failedOf(by(port))).toEqual(['http', 'PROXY_REFUSED', 'HTTP 403']);
  });
  it.each([
    ['wants TLS, and hangs up', null, 'CLOSED'],
    ['speaks SSH', 'SSH-2.0-x\r\n\r\n', 'NOT_HTTP'],
  ])('that %s is not the server that does', async (_, answer, detail) => {
    const { port } = await server((__, socket) => {
      if (answer === null) socket.destroy();
      return answer;
    });
    expect(await failedOf(by(port))).toEqual(['http', 'PROXY_REFUSED', detail]);
  });
  it.each([
    ['speaks SSH', 'SSH-2.0-x\r\n\r\n', 'NOT_HTTP'],
    ['hangs up', null, 'CLOSED'],
  ])('that %s is named', async (_, answer, detail) => {
    const { port } = await server((__, socket) => {
      if (answer === null) socket.end();
      return answer;
    });
    const target = by(port, '127.0.0.1', 'https://server.localhost.test');
    expect(await failedOf(target)).toEqual(['tls', 'PROXY_REFUSED', detail]);
  });
  it('with a script that comes too late is reported as a failing script, not as a firewall', async () => {
    const { port } = await server(() => null);
    const route = {
      ...targetAt('').route,
      proxy: { mode: 'pac' as const, address: `http://127.0.0.1:${port}/p.pac` },
    };
    const { steps } = await diagnose(targetAt(name, { route }), { signal, progress }, 300);
    expect(steps.find(({ verdict }) => verdict === 'failed')).toMatchObject({
      step: 'proxy',
      code: 'PAC_FAILED',
      detail: 'TIME',
    });
  });
  it('that is passed over is not said to work', async () => {
    const upstream = await server(ok('{}'));
    const { steps } = await diagnose(by(1, '127.0.0.1', at(upstream)), { signal, progress });
    expect(steps.find(({ step }) => step === 'proxy')).toMatchObject({
      verdict: 'skipped',
      detail: 'DIRECT',
    });
  });
});
