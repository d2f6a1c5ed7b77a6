/**
 * The link check against a server that means no good: every case ends in a named state within its deadline, with no more
 * read than is promised; nothing is run, no credential is sent.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LinkReport, linkReport, mostBytes } from '#shared/rules/link-check/link-report.ts';
import { makeCertificate } from '../../../src-main/gateway/testing/certificates.ts';
import { openForeign } from '../../../src-main/gateway/foreign-connection.ts';
import type { GatewayRoute } from '../../../src-main/gateway/target.ts';
import { targetAt } from '../../../src-main/gateway/testing/exchange.ts';
import { testProxy } from '../../../src-main/gateway/testing/proxy-server.ts';
import { createLinkCheck } from '../../../src-main/services/link-check/link-check.ts';
import { type MeanServer, png, startMeanServer } from './hostile-web-server.ts';

let server: MeanServer;
beforeAll(async () => {
  server = await startMeanServer();
});
afterAll(() => server.close());

const direct = targetAt('').route;
const through = (route: Partial<GatewayRoute>) => (url: URL) =>
  openForeign(url, { ...direct, ...route }, null);
const connect = through({});
const links = createLinkCheck({ connect });
const hurried = createLinkCheck({ connect, within: 300 });
async function check(address: string, service = links): Promise<LinkReport> {
  const report = await service.check({ address });
  expect(linkReport.parse(report)).toEqual(report);
  return report;
}

test.each([
  ['/fine', 'ok'],
  ['/loop', 'redirectLoop'],
  ['/circle', 'redirectLoop'],
  ['/five', 'ok'],
  ['/hop2', 'ok'],
  ['/hop1', 'redirectMany'],
  ['/to-file', 'redirectScheme'],
  ['/to-data', 'redirectScheme'],
  ['/to-script', 'redirectScheme'],
  ['/to-password', 'redirectScheme'],
  ['/nowhere', 'redirectNowhere'],
  ['/304', 'notModified'],
  ['/empty', 'empty'],
  ['/401', 'signIn'],
  ['/500', 'failed'],
  ['/garbage', 'notHttp'],
  ['/cut', 'unreachable'],
  ['/much', 'ok'],
  ['/too-much', 'headersTooLarge'],
] as const)('%s is %s', async (path, state) => {
  expect(await check(server.address + path)).toMatchObject({ state, certificate: 'none', isPrivate: true });
});

test.each([
  ['file:///etc/passwd', 'scheme'],
  ['data:text/html,<script>alert(1)</script>', 'scheme'],
  ['javascript:alert(1)', 'scheme'],
  ['ftp://127.0.0.1/', 'scheme'],
  ['somewhere', 'notAddress'],
  ['', 'notAddress'],
  ['https://', 'notAddress'],
  ['http://somebody:secret@127.0.0.1/', 'credentials'],
  ['http://somebody@127.0.0.1/', 'credentials'],
] as const)('%s is never asked: %s', async (address, state) => {
  const before = server.asked.length;
  expect(await check(address)).toMatchObject({ state, steps: [] });
  expect(server.asked).toHaveLength(before);
});

test('nobody there, and no such name', async () => {
  const gone = await startMeanServer();
  await gone.close();
  expect((await check(gone.address)).state).toBe('refused');
  expect(['unknownHost', 'unreachable', 'timeout']).toContain(
    (await check('http://no-such-host.invalid/')).state,
  );
});

test('a silent server ends at the deadline; an answer that began is reported as far as it came', async () => {
  expect(await check(`${server.address}/silent`, hurried)).toMatchObject({
    state: 'timeout',
    body: 'unread',
  });
  expect(await check(`${server.address}/drip`, hurried)).toMatchObject({
    state: 'ok',
    body: 'cut',
    title: 'Drip',
    frameOptions: ['DENY'],
  });
});

test.each([
  ['/endless', 'cut', 'Endless'],
  ['/bomb', 'packed', ''],
  ['/half', 'cut', ''],
  ['/not-packed', 'garbled', ''],
  ['/strange', 'garbled', ''],
] as const)('%s is read as %s', async (path, body, title) => {
  const before = process.memoryUsage().rss;
  expect(await check(server.address + path)).toMatchObject({ body, title });
  expect(process.memoryUsage().rss - before).toBeLessThan(64 * 1024 * 1024 + mostBytes);
});

test.each([
  ['/fine', [], []],
  ['/deny', ['DENY'], []],
  ['/sameorigin', ['sameorigin'], []],
  ['/none', [], [["'none'"]]],
  ['/listed', ['DENY'], [['https://*.example', 'https://oa.test']]],
] as const)('framing that %s allows', async (path, frameOptions, frameAncestors) => {
  expect(await check(server.address + path)).toMatchObject({ frameOptions, frameAncestors });
});

test.each([
  ['/fine', 'found'],
  ['/svg-icon', 'found'],
  ['/noted-icon', 'found'],
  ['/long-icon', 'tooLarge'],
  ['/deny', 'none'],
  ['/html-icon', 'notPicture'],
  ['/data-icon', 'unread'],
  ['/gone-icon', 'unread'],
  ['/endless-icon', 'tooLarge'],
] as const)('the icon of %s: %s', async (path, state) => {
  const { icon } = await check(server.address + path);
  expect(icon).toEqual(
    state === 'found'
      ? { state, type: 'image/png', base64: png.toString('base64') }
      : { state, type: '', base64: '' },
  );
});

test('a page without icons of its own is asked for the usual icon of servers', async () => {
  const other = await startMeanServer(undefined, { favicon: png });
  try {
    for (const path of ['/gone-icon', '/data-icon', '/html-icon', '/deny'])
      expect((await check(other.address + path)).icon.state).toBe('found');
  } finally {
    await other.close();
  }
});

test('a page that names its characters itself is read by them', async () => {
  expect((await check(`${server.address}/gbk`)).title).toBe('食堂菜单');
});

test('the kind of sign-in there is reported', async () => {
  expect((await check(`${server.address}/signs`)).signIn).toEqual([
    { scheme: 'Negotiate', realm: '' },
    { scheme: 'Basic', realm: 'Intranet, "north"' },
    { scheme: 'Digest', realm: 'files' },
  ]);
  expect((await check(`${server.address}/fine`)).signIn).toEqual([]);
});

test('by the profile’s proxy, as its calls go: plain and with TLS, and who is refused there hears of the proxy', async () => {
  const proxy = await testProxy({ login: 'gate:secret' });
  const authority = makeCertificate({ name: 'own authority' });
  const secure = await startMeanServer(
    makeCertificate({ name: 'mean', hosts: ['127.0.0.1'], issuer: authority }),
  );
  // Loopback addresses are asked past every proxy: a name stands for them.
  const at = (address: string) => address.replace('127.0.0.1', 'link.test');
  const named = (login: string | null) =>
    createLinkCheck({
      connect: through({
        proxy: {
          mode: 'manual',
          address: `http://127.0.0.1:${proxy.port}`,
          bypass: [],
          userName: 'gate',
        },
        proxyPassword: login,
        authorities: authority.cert,
      }),
    });
  try {
    const report = await check(`${at(server.address)}/fine`, named('wrong'));
    expect(report).toMatchObject({ state: 'proxy', isPrivate: false });
    expect(proxy.asked.at(-1)).toBe(`GET ${at(server.address)}/fine`);
    expect((await check(`${at(secure.address)}/fine`, named('wrong'))).state).toBe('proxy');
    expect(proxy.asked.at(-1)).toMatch(/^CONNECT link\.test:/);
    // The authorities of the profile vouch for the company's own pages.
    const own = createLinkCheck({ connect: through({ authorities: authority.cert }) });
    expect(await check(`${secure.address}/fine`, own)).toMatchObject({ state: 'ok', certificate: 'trusted' });
    expect((await check(`${secure.address}/fine`)).certificate).toBe('unknownIssuer');
  } finally {
    await Promise.all([proxy.close(), secure.close()]);
  }
});

test('a file is told from a page; a title has no marks in it', async () => {
  expect(await check(`${server.address}/file`)).toMatchObject({
    isFile: true,
    contentType: 'application/octet-stream',
    title: '',
    icon: { state: 'none' },
  });
  expect((await check(`${server.address}/fine`)).title).toBe('Canteen & more');
});

test.each([
  ['selfSigned', () => makeCertificate({ name: 'mean', hosts: ['127.0.0.1'] })],
  [
    'unknownIssuer',
    () =>
      makeCertificate({ name: 'mean', hosts: ['127.0.0.1'], issuer: makeCertificate({ name: 'nobody' }) }),
  ],
] as const)('a certificate that is %s is no answer, and nothing is asked', async (certificate, make) => {
  const secure = await startMeanServer(make());
  try {
    expect(await check(secure.address)).toMatchObject({ state: 'certificate', certificate });
    expect(secure.asked).toHaveLength(0);
    // A TLS server answers no plain request, and the other way round.
    expect((await check(secure.address.replace('https', 'http'))).state).not.toBe('ok');
    expect((await check(server.address.replace('http', 'https'))).state).toBe('tls');
  } finally {
    await secure.close();
  }
});

test('no credential, no cookie, nothing but a GET was ever sent', async () => {
  await check(`${server.address}/fine`);
  await check(`${server.address}/fine`);
  expect(server.asked.length).toBeGreaterThan(5);
  for (const { method, headers } of server.asked) {
    expect(method).toBe('GET');
    for (const name of ['cookie', 'authorization', 'proxy-authorization', 'referer', 'origin'])
      expect(headers[name], name).toBeUndefined();
  }
});
