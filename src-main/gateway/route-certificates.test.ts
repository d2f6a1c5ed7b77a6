import { describe, expect, it } from 'vitest';
import { refusedCertificate } from './refused-certificates.ts';
import type { GatewayRoute } from './target.ts';
import { makeCertificate } from './testing/certificates.ts';
import { ask, named, ok, server } from './testing/exchange.ts';
import { textOf, through } from './testing/route.ts';

const authority = makeCertificate({ name: 'Own CA' });
const leaf = makeCertificate({ name: 'leaf', hosts: ['127.0.0.1'], issuer: authority });
const self = makeCertificate({ name: 'self', hosts: ['127.0.0.1'] });

describe('certificates', () => {
  it('of an own authority are accepted, for this profile only', async () => {
    const { port } = await server(ok('{}'), leaf);
    const address = `https://127.0.0.1:${port}`;
    expect(await textOf(through(address, { authorities: authority.cert }))).toBe('{}');
    expect((await named(ask(through(address, {}))))[1]).toBe('TLS_UNKNOWN_CA');
  });

  const trust = async (port: number) => {
    const host = `127.0.0.1:${port}`;
    const [, , detail] = await named(ask(through(`https://${host}`, {})));
    const fingerprint = detail?.split('SHA-256 ')[1] ?? '';
    return { host, fingerprint, pem: refusedCertificate(host, fingerprint) ?? '' };
  };

  it.each([
    ['signed by itself', self],
    ['of an unknown authority', leaf],
    ['for another name', makeCertificate({ name: 'other', hosts: ['other.example.com'] })],
  ])('that are trusted by their fingerprint are accepted: %s', async (_, certificate) => {
    const { port } = await server(ok('{}'), certificate);
    const trusted = [await trust(port)];
    expect(await textOf(through(`https://127.0.0.1:${port}`, { trusted }))).toBe('{}');
  });

  it('trusted on one host are not on another, and another one is not on this', async () => {
    const [one, other] = [await server(ok('{}'), self), await server(ok('{}'), leaf)];
    const pin = await trust(one.port);
    const elsewhere = { ...pin, host: `127.0.0.1:${other.port}` };
    const refused = async (port: number, trusted: GatewayRoute['trusted']) =>
      (await named(ask(through(`https://127.0.0.1:${port}`, { trusted }))))[1];
    expect(await refused(other.port, [pin])).toBe('TLS_UNKNOWN_CA');
    expect(await refused(other.port, [elsewhere])).toBe('TLS_UNKNOWN_CA');
  });

  it('trusted on one port is not trusted on another that shows the same', async () => {
    const [one, other] = [await server(ok('{}'), self), await server(ok('{}'), self)];
    const trusted = [await trust(one.port)];
    expect(await textOf(through(`https://127.0.0.1:${one.port}`, { trusted }))).toBe('{}');
    expect((await named(ask(through(`https://127.0.0.1:${other.port}`, { trusted }))))[1]).toBe(
      'TLS_SELF_SIGNED',
    );
  });

  it('an authority that is trusted as a server’s own certificate vouches for nobody', async () => {
    const { port } = await server(ok('{}'), leaf);
    const { X509Certificate } = await import('node:crypto');
    const fingerprint = new X509Certificate(authority.cert).fingerprint256;
    const trusted = [{ host: `127.0.0.1:${port}`, fingerprint, pem: authority.cert }];
    expect((await named(ask(through(`https://127.0.0.1:${port}`, { trusted }))))[1]).toBe('TLS_UNKNOWN_CA');
  });

  it('a good certificate after a trusted one is good', async () => {
    const { port } = await server(ok('{}'), leaf);
    const old = { host: `127.0.0.1:${port}`, fingerprint: 'AA'.repeat(32), pem: self.cert };
    const route = { trusted: [old], authorities: authority.cert };
    expect(await textOf(through(`https://127.0.0.1:${port}`, route))).toBe('{}');
  });

  it('an expired one stays refused, trusted or not', async () => {
    const day = 86_400_000;
    const until = new Date(Date.now() - day);
    const expired = makeCertificate({ name: 'old', hosts: ['127.0.0.1'], from: new Date(0), until });
    const { port } = await server(ok('{}'), expired);
    const trusted = [await trust(port)];
    expect((await named(ask(through(`https://127.0.0.1:${port}`, { trusted }))))[1]).toBe('TLS_EXPIRED');
  });
});
