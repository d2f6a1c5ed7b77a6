import { describe, expect, it } from 'vitest';
import { until } from '#shared/testing/until.ts';
import { diagnose } from './doctor.ts';
import type { GatewayTarget } from './target.ts';
import { makeCertificate } from './testing/certificates.ts';
import { at, ok, server, targetAt } from './testing/exchange.ts';
import { scriptedServer } from './testing/scripted-server.ts';

const draft = (address: string, credential: GatewayTarget['credential'] = null): GatewayTarget =>
  targetAt(address, { credential });
const never = new AbortController().signal;
const examine = (target: GatewayTarget, signal = never, limit?: number) =>
  diagnose(target, { signal, progress: () => undefined }, limit);
const token: GatewayTarget['credential'] = { kind: 'token', token: 'T' };

/** `address+ proxy- resolve+ connect! …`: each step with + ok, ! failed, - skipped, and the failed one's code. */
async function story(...given: Parameters<typeof examine>): Promise<string> {
  const { ok: good, steps } = await examine(...given);
  const marks = { ok: '+', warning: '?', failed: '!', skipped: '-' };
  expect(good).toBe(steps.every((step) => step.verdict !== 'failed'));
  expect(steps.every((step) => step.milliseconds >= 0 && step.milliseconds < 16_000)).toBe(true);
  return steps.map((step) => step.step + marks[step.verdict] + (step.code ? `(${step.code})` : '')).join(' ');
}

const facts = {
  user: {
    id: '1',
    username: 'Ada',
    department: '',
    admin: true,
    managerType: 0,
    managedDepartments: [],
    platformOperator: false,
    permissions: {},
  },
  tenant: { tenantKey: 't', tenantName: 'T', managerTenant: false },
  platform: {
    deployment: 'private',
    runMode: '',
    edition: 'standard',
    wechatHidden: false,
    helpDisabled: '0',
  },
};
const signedIn = ok(JSON.stringify({ code: 200, msg: '', data: facts }));

describe('each step that fails is named, and those after it are skipped', () => {
  it('all is well', async () => {
    const upstream = await server(signedIn);
    expect(await story(draft(at(upstream, '/base/'), token))).toBe(
      'address+ proxy- resolve+ connect+ tls- http+ platform+ session+ permission+ clock-',
    );
    expect(upstream.received.at(-1)).toContain('GET /base/api/basicserver/session/current HTTP/1.1');
    expect(upstream.received.at(-1)).toContain('authorization: Bearer T');
    const { steps } = await examine(draft(at(upstream), token));
    expect(steps.find(({ step }) => step === 'session')?.detail).toBe('Ada');
  });
  it('an address that is none', async () => {
    expect(await story(draft('ftp://x'))).toBe(
      'address!(ADDRESS_INVALID) proxy- resolve- connect- tls- http- platform- session- permission- clock-',
    );
  });
  it('a name that does not exist', async () => {
    expect(await story(draft('http://nowhere.invalid'))).toBe(
      'address+ proxy- resolve!(DNS_FAILED) connect- tls- http- platform- session- permission- clock-',
    );
  });
  it('nobody listens', async () => {
    const gone = await scriptedServer(() => null);
    await gone.close();
    expect(await story(draft(at(gone)))).toBe(
      'address+ proxy- resolve+ connect!(CONNECTION_REFUSED) tls- http- platform- session- permission- clock-',
    );
  });
  it('a certificate signed by itself, with its fingerprint', async () => {
    const { key, cert } = makeCertificate({ name: 'self', hosts: ['127.0.0.1'] });
    const upstream = await server(signedIn, { key, cert });
    const { steps, chain } = await examine(draft(`https://127.0.0.1:${upstream.port}`));
    expect(chain).toMatchObject([{ subject: 'CN=self', issuer: 'CN=self' }]);
    const failed = steps.find((step) => step.verdict === 'failed');
    expect([failed?.step, failed?.code]).toEqual(['tls', 'TLS_SELF_SIGNED']);
    expect(failed?.detail).toMatch(/SHA-256 ([0-9A-F]{2}:){31}/);
  });
  it('silence, in time', async () => {
    const upstream = await server(() => null);
    expect(await story(draft(`https://127.0.0.1:${upstream.port}`), never, 300)).toBe(
      'address+ proxy- resolve+ connect+ tls!(TIMEOUT) http- platform- session- permission- clock-',
    );
    expect(await story(draft(at(upstream)), never, 300)).toMatch(
      /http!\((TIMEOUT|CANCELLED)\) platform- session- permission- clock-$/,
    );
  });
  it('a redirect', async () => {
    const upstream = await server(
      'HTTP/1.1 302 Found\r\nLocation: https://sso.example.com/x\r\nContent-Length: 0\r\n\r\n',
    );
    expect(await story(draft(at(upstream)))).toBe(
      'address+ proxy- resolve+ connect+ tls- http!(REDIRECT_REFUSED) platform- session- permission- clock-',
    );
  });
  it('a server that is broken', async () => {
    const upstream = await server('HTTP/1.1 503 Unavailable\r\nContent-Length: 0\r\n\r\n');
    expect(await story(draft(at(upstream)))).toBe(
      'address+ proxy- resolve+ connect+ tls- http!(HTTP_FAILED) platform- session- permission- clock-',
    );
  });
  it.each([
    [
      'another web site',
      'HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 4\r\n\r\n<p/>',
      'platform!(NOT_A_PLATFORM) session- permission- clock-',
    ],
    [
      'a web site without the path',
      'HTTP/1.1 404 No\r\nContent-Type: text/html\r\nContent-Length: 0\r\n\r\n',
      'platform!(NOT_A_PLATFORM) session- permission- clock-',
    ],
    ['JSON of something else', ok('{"hello":1}'), 'platform!(NOT_A_PLATFORM) session- permission- clock-'],
    ['broken JSON', ok('{"hello'), 'platform!(NOT_A_PLATFORM) session- permission- clock-'],
    [
      'a refused token',
      'HTTP/1.1 401 No\r\nContent-Length: 0\r\n\r\n',
      'platform+ session!(SESSION_REFUSED) permission- clock-',
    ],
    [
      'a refusal in the envelope',
      ok('{"code":401,"msg":"no","data":null}'),
      'platform+ session!(SESSION_REFUSED) permission- clock-',
    ],
  ])('%s', async (_, text, end) => {
    expect(await story(draft(at(await server(text)), token))).toBe(
      `address+ proxy- resolve+ connect+ tls- http+ ${end}`,
    );
  });
  it('without a credential a refusal is what one expects', async () => {
    const upstream = await server('HTTP/1.1 401 No\r\nContent-Length: 0\r\n\r\n');
    expect(await story(draft(at(upstream)))).toBe(
      'address+ proxy- resolve+ connect+ tls- http+ platform+ session- permission- clock-',
    );
  });
});

it('stops when told to, and leaves no connection', async () => {
  const upstream = await server(() => null);
  const stop = new AbortController();
  const running = story(draft(at(upstream)), stop.signal);
  await until(() => upstream.open() > 0);
  stop.abort();
  expect(await running).toMatch(/!\(CANCELLED\)/);
  await until(() => upstream.open() === 0);
});
