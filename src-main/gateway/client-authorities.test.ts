/** Authorities in the file of a client certificate do not make server certificates trusted. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { refusedCertificate } from './refused-certificates.ts';
import type { GatewayRoute } from './target.ts';
import { ask, gatewayTo, named, ok, server, targetAt } from './testing/exchange.ts';

const fixture = (name: string) => readFileSync(join(import.meta.dirname, '../../tests/fixtures/tls', name));
const client = { pfx: fixture('with-authority.p12'), passphrase: 'sample' };

it('vouch for no server, until the profile or the user trusts it', async () => {
  const own = fixture('server-of-that-authority.pem').toString();
  const { port } = await server(ok('{}'), { cert: own, key: own });
  const host = `127.0.0.1:${port}`;
  const through = (more: Partial<GatewayRoute>) => {
    const address = `https://${host}`;
    const route = { ...targetAt(address).route, client, ...more };
    return ask(gatewayTo(address, { target: () => targetAt(address, { route }) }));
  };
  const [, code, detail] = await named(through({}));
  expect(code).toBe('TLS_UNKNOWN_CA');
  const textOf = async (more: Partial<GatewayRoute>) => new Response((await through(more)).body).text();
  expect(await textOf({ authorities: fixture('that-authority.pem').toString() })).toBe('{}');
  const fingerprint = detail?.split('SHA-256 ')[1] ?? '';
  const trusted = [{ host, fingerprint, pem: refusedCertificate(host, fingerprint) ?? '' }];
  expect(await textOf({ trusted })).toBe('{}');
});
