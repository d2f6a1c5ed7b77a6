/**
 * The link check against a server that means no good: every case ends in a named state within its deadline, with no more
 * read than is promised; nothing is run, no credential is sent.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LinkReport, linkReport, mostBytes } from '#shared/rules/link-check/link-report.ts';
import { makeCertificate } from '../../../src-main/gateway/testing/certificates.ts';
import { createLinkCheck } from '../../../src-main/services/link-check/link-check.ts';
import { type MeanServer, png, startMeanServer } from './hostile-web-server.ts';

let server: MeanServer;
beforeAll(async () => {
  server = await startMeanServer();
});
afterAll(() => server.close());

const links = createLinkCheck();
const hurried = createLinkCheck({ within: 300 });
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

test('what never answers ends at the deadline; what began is told as far as it came', async () => {
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
] as const)('whom %s lets frame it', async (path, frameOptions, frameAncestors) => {
  expect(await check(server.address + path)).toMatchObject({ frameOptions, frameAncestors });
});

test.each([
  ['/fine', 'found'],
  ['/svg-icon', 'found'],
  ['/deny', 'none'],
  ['/html-icon', 'notPicture'],
  ['/data-icon', 'unread'],
  ['/endless-icon', 'tooLarge'],
] as const)('the icon of %s: %s', async (path, state) => {
  const { icon } = await check(server.address + path);
  expect(icon).toEqual(
    state === 'found'
      ? { state, type: 'image/png', base64: png.toString('base64') }
      : { state, type: '', base64: '' },
  );
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
    // What speaks TLS answers no plain request, and the other way round.
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
