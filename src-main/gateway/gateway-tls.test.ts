/** Refused certificates, each with its code and fingerprint, and an accepted one. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { SecureVersion, TlsOptions } from 'node:tls';
import { describe, expect, it } from 'vitest';
import { authorities } from '../authorities/authorities.ts';
import { diagnose } from './doctor.ts';
import { createGateway } from './gateway.ts';
import type { GatewayTarget } from './target.ts';
import { makeCertificate } from './testing/certificates.ts';
import { ask, cleanup, gatewayTo, named, ok, server, targetAt } from './testing/exchange.ts';
import { scriptedServer } from './testing/scripted-server.ts';

describe('TLS', () => {
  const authority = makeCertificate({ name: 'Nobody’s CA' });
  const day = 86_400_000;
  it.each([
    ['signed by itself', makeCertificate({ name: 'self', hosts: ['127.0.0.1'] }), 'TLS_SELF_SIGNED'],
    [
      'of an unknown authority',
      makeCertificate({ name: 'leaf', hosts: ['127.0.0.1'], issuer: authority }),
      'TLS_UNKNOWN_CA',
    ],
  ])('a certificate %s', async (_, { key, cert }, code) => {
    const upstream = await server(ok('{}'), { key, cert });
    const [status, name, detail] = await named(ask(gatewayTo(`https://127.0.0.1:${upstream.port}`)));
    expect([status, name]).toEqual([502, code]);
    expect(detail).toMatch(/^[A-Z_]+ SHA-256 ([0-9A-F]{2}:){31}[0-9A-F]{2}$/);
    expect(upstream.received).toEqual([]);
  });

  it.each([
    [
      'expired',
      { from: new Date(Date.now() - 2 * day), until: new Date(Date.now() - day) },
      ['127.0.0.1'],
      'TLS_EXPIRED',
    ],
    [
      'not valid yet',
      { from: new Date(Date.now() + day), until: new Date(Date.now() + 2 * day) },
      ['127.0.0.1'],
      'TLS_NOT_YET_VALID',
    ],
    ['for another name', {}, ['other.example.com'], 'TLS_WRONG_NAME'],
    ['good', {}, ['127.0.0.1'], null],
  ])('a certificate of a trusted authority, %s', async (_, dates, hosts, code) => {
    const { certificates } = await authorities.ready();
    authorities.hand([...certificates, authority.cert]);
    cleanup.push(async () => authorities.hand(certificates));
    const { key, cert } = makeCertificate({ name: 'leaf', hosts, issuer: authority, ...dates });
    const upstream = await server(ok('{}'), { key, cert });
    const answer = ask(gatewayTo(`https://127.0.0.1:${upstream.port}`));
    if (code === null) expect(await new Response((await answer).body).text()).toBe('{}');
    else expect((await named(answer))[1]).toBe(code);
  });

  describe('a client certificate that is asked for', () => {
    const leaf = makeCertificate({ name: 'leaf', hosts: ['127.0.0.1'], issuer: authority });
    const route = { ...targetAt('').route, authorities: authority.cert };
    const asking = async (more: TlsOptions, answer = ok('{}')) => {
      const wish = { ...leaf, ca: authority.cert, requestCert: true, rejectUnauthorized: true, ...more };
      const { port } = await server(answer, wish);
      return targetAt(`https://127.0.0.1:${port}`, { route: { ...route } });
    };
    const said = async (target: GatewayTarget) => {
      const gateway = createGateway({
        target: () => target,
        sandbox: () => Promise.reject(new Error('no sandbox here')),
      });
      cleanup.push(gateway.close);
      return (await named(ask(gateway)))[1];
    };

    it.each<[SecureVersion]>([['TLSv1.2'], ['TLSv1.3']])('and not there is named: %s', async (version) => {
      const target = await asking({ minVersion: version, maxVersion: version });
      expect(await said(target)).toBe('TLS_CLIENT_CERTIFICATE');
      const { steps } = await diagnose(target, {
        signal: new AbortController().signal,
        progress: () => undefined,
      });
      const failed = steps.find(({ verdict }) => verdict === 'failed');
      expect([failed?.step, failed?.code]).toEqual([
        version === 'TLSv1.2' ? 'tls' : 'http',
        'TLS_CLIENT_CERTIFICATE',
      ]);
    });

    it('and not there is named where the connection is just closed', async () => {
      const target = await asking({ rejectUnauthorized: false }, '');
      const { port } = await scriptedServer(
        (_, socket) => {
          socket.destroy();
          return null;
        },
        { ...leaf, ca: authority.cert, requestCert: true, rejectUnauthorized: false },
      ).then((made) => {
        cleanup.push(made.close);
        return made;
      });
      expect(await said({ ...target, address: `https://127.0.0.1:${port}` })).toBe('TLS_CLIENT_CERTIFICATE');
    });

    it('and not there is named where a page says so, as nginx has it', async () => {
      const page = 'No required SSL certificate was sent';
      const answer = `HTTP/1.1 400 Bad Request\r\nContent-Type: text/html\r\nContent-Length: ${page.length}\r\n\r\n${page}`;
      const target = await asking({ rejectUnauthorized: false }, answer);
      expect(await said(target)).toBe('TLS_CLIENT_CERTIFICATE');
    });

    const page = (status: string, type = 'text/html') =>
      `HTTP/1.1 ${status}\r\nContent-Type: ${type}\r\nContent-Length: 2\r\n\r\n{}`;

    it.each([
      ['403 Forbidden', 'as IIS and Apache have it'],
      ['401 Unauthorized', 'as a portal has it'],
    ])('and not there is named where pages are forbidden by %s, %s', async (status) => {
      expect(await said(await asking({ rejectUnauthorized: false }, page(status)))).toBe(
        'TLS_CLIENT_CERTIFICATE',
      );
    });

    it('and not there is what the check says of a refusal in nobody’s envelope', async () => {
      const target = await asking(
        { rejectUnauthorized: false },
        page('401 Unauthorized', 'application/json'),
      );
      const { steps } = await diagnose(target, {
        signal: new AbortController().signal,
        progress: () => undefined,
      });
      const failed = steps.find(({ verdict }) => verdict === 'failed');
      expect([failed?.step, failed?.code]).toEqual(['platform', 'TLS_CLIENT_CERTIFICATE']);
    });

    it('and of another authority is named where a page says so, as nginx has it', async () => {
      const file = join(import.meta.dirname, '../../tests/fixtures/tls/with-authority.p12');
      const client = { pfx: readFileSync(file), passphrase: 'sample' };
      const asked = await asking({ rejectUnauthorized: false }, page('400 Bad Request'));
      expect(await said({ ...asked, route: { ...asked.route, client } })).toBe('TLS_CLIENT_CERTIFICATE');
    });

    it('is not what a page is about once the server has let something through', async () => {
      const answers = [ok('{}'), page('403 Forbidden')];
      const { port } = await server(() => answers.shift() ?? '', {
        ...leaf,
        ca: authority.cert,
        requestCert: true,
        rejectUnauthorized: false,
      });
      const target = targetAt(`https://127.0.0.1:${port}`, { route: { ...route } });
      const gateway = createGateway({
        target: () => target,
        sandbox: () => Promise.reject(new Error('none')),
      });
      cleanup.push(gateway.close);
      expect((await ask(gateway)).status).toBe(200);
      expect((await ask(gateway)).status).toBe(403);
    });

    it('and not needed after all is no failure', async () => {
      const target = await asking({ rejectUnauthorized: false });
      const gateway = createGateway({
        target: () => target,
        sandbox: () => Promise.reject(new Error('none')),
      });
      cleanup.push(gateway.close);
      expect((await ask(gateway)).status).toBe(200);
    });

    it('comes after a certificate of the server’s that is refused', async () => {
      const target = await asking({ rejectUnauthorized: false });
      const unknown = { ...target, route: { ...route, authorities: '' } };
      expect(await said(unknown)).toBe('TLS_UNKNOWN_CA');
    });
  });

  it('a server that speaks no TLS', async () => {
    const plain = createServer((socket) => {
      // The client cuts the connection, which is the behaviour under test.
      socket.on('error', () => undefined);
      socket.once('data', () => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
    });
    await new Promise<void>((done) => plain.listen(0, '127.0.0.1', done));
    cleanup.push(() => new Promise((done) => plain.close(() => done())));
    const address = plain.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    expect((await named(ask(gatewayTo(`https://127.0.0.1:${port}`))))[1]).toBe('TLS_NOT_SPOKEN');
  });
});
