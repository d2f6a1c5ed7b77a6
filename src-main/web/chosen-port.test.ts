/** A fixed port: the response that clears data of earlier programs on that port, and who may trigger it. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendRaw, statusOf } from './testing/raw-request.ts';
import { createWebServer, type WebServer } from './web-server.ts';

let chosen: WebServer;
const ask = (target: string, dest = 'image', more = '') =>
  sendRaw(
    Number(new URL(chosen.origin).port),
    `GET ${target} HTTP/1.1\r\nHost: ${new URL(chosen.origin).host}\r\nSec-Fetch-Site: cross-site\r\nSec-Fetch-Mode: no-cors\r\nSec-Fetch-Dest: ${dest}\r\n${more}\r\n`,
  );
const address = () => new URL(chosen.newOpenLink().clearing ?? '').pathname;
beforeAll(async () => {
  const refused = async (): Promise<never> => Promise.reject(new Error('not here'));
  chosen = createWebServer({ program: refused, bundle: refused, report: () => undefined });
  // A port that is free at present, then used as a fixed one.
  const probe = createWebServer({ program: refused, bundle: refused, report: () => undefined });
  await probe.listen(0);
  const free = Number(new URL(probe.origin).port);
  await probe.close();
  await chosen.listen(free);
});
afterAll(() => chosen.close());

it('is asked for as a picture, from the page on the disk, by its own address', async () => {
  expect(await ask(address())).toContain('\r\nClear-Site-Data: "cache", "storage"');
  for (const [target, dest, more] of [
    [`${address()}x`, 'image', ''],
    ['/', 'image', ''],
    [address(), 'script', ''],
    [address(), 'image', 'Origin: http://evil.test\r\n'],
  ] as const) {
    const answer = await ask(target, dest, more);
    expect([statusOf(answer), answer.includes('Clear-Site-Data')]).toEqual([403, false]);
  }
});

const askForSession = (more = '') => {
  const body = JSON.stringify({ token: chosen.newLink().split('#t=')[1] });
  const { host: at, port: to } = new URL(chosen.origin);
  const head = `Host: ${at}\r\nOrigin: http://${at}\r\nContent-Type: application/json\r\n${more}`;
  const length = `Content-Length: ${body.length}\r\n\r\n`;
  return sendRaw(Number(to), `POST /bridge/session HTTP/1.1\r\n${head}${length}${body}`);
};
const ofPage = 'Sec-Fetch-Site: same-origin\r\nSec-Fetch-Mode: cors\r\nSec-Fetch-Dest: empty\r\n';

it('clears away a page without a ticket, and nothing any more when the first tab is in', async () => {
  const refused = await askForSession(ofPage);
  expect([statusOf(refused), refused.includes('Clear-Site-Data: "cache", "storage"')]).toEqual([403, true]);
  expect(statusOf(await askForSession())).toBe(200);
  for (const [asked, status] of [
    [ask(address()), 200],
    [askForSession(ofPage), 403],
  ] as const) {
    const answer = await asked;
    expect([statusOf(answer), answer.includes('Clear-Site-Data')]).toEqual([status, false]);
  }
});
