/** The reading of the authorities: once, beside everything else, before any deadline; and what is trusted without it. */
import { setTimeout as wait } from 'node:timers/promises';
import { rootCertificates } from 'node:tls';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeCertificate } from '../testing/certificates.ts';

const authority = makeCertificate({ name: 'Nobody’s CA' });

/** Anew: what has been read is known for as long as the process lives. */
async function anew() {
  vi.resetModules();
  const authorities = await import('./authorities.ts');
  const exchange = await import('../testing/exchange.ts');
  return { ...authorities, ...exchange };
}
type Anew = Awaited<ReturnType<typeof anew>>;
let parts: Anew;
beforeEach(async () => {
  parts = await anew();
});
afterAll(() => vi.resetModules());

describe('the system’s authorities', () => {
  it('are read by a thread, with those that Node brings', async () => {
    const { pems, fault } = await parts.authorities();
    expect(fault).toBeNull();
    expect(pems).toEqual(expect.arrayContaining([...rootCertificates]));
    expect(parts.knownAuthorities()?.pems).toBe(pems);
  });

  it('are read once, however many ask', async () => {
    const read = vi.fn(async () => [authority.cert]);
    void parts.readAuthorities(read);
    const all = await Promise.all([parts.authorities(), parts.authorities(), parts.authorities()]);
    expect(read).toHaveBeenCalledOnce();
    expect(new Set(all).size).toBe(1);
  });

  it('that cannot be read leave Node’s own, and say why', async () => {
    const found = await parts.readAuthorities(() => Promise.reject(new Error('no keychain')));
    expect(found).toEqual({ pems: rootCertificates, fault: 'no keychain' });
  });

  it('that come late are trusted from then on; until then Node’s own are', async () => {
    const late = Promise.withResolvers<readonly string[]>();
    expect(await parts.readAuthorities(() => late.promise, 1)).toMatchObject({ fault: 'TIME' });
    expect(parts.knownAuthorities()?.pems).toBe(rootCertificates);
    late.resolve([authority.cert]);
    await wait(0);
    expect(parts.knownAuthorities()?.pems).toEqual([authority.cert]);
  });
});

it('a request’s deadline begins when they have been read', async () => {
  const { cert, key } = makeCertificate({ name: 'leaf', hosts: ['127.0.0.1'], issuer: authority });
  const upstream = await parts.server(parts.ok('{}'), { key, cert });
  const deadline = 300;
  const slow = parts.readAuthorities(() => wait(3 * deadline, [authority.cert]));
  const answer = await parts.ask(parts.gatewayTo(`https://127.0.0.1:${upstream.port}`, { deadline }));
  expect(answer.status).toBe(200);
  await slow;
});
