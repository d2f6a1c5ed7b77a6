/**
 * A port that somebody chose may have been another program's before. Whatever that left in the browser (a service
 * worker that answers, one that only changes scripts, cached files, data) is not what the next session is.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { type Page, test } from '@playwright/test';
import { expect } from './support/expect.ts';
import { type StartOptions, startWebShell, type WebShell } from './support/web-shell.ts';

/** The names of our own files, which anybody can know. */
const ownFiles = (html: string): string[] =>
  [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path]) => path ?? '');
const steals = "document.title = 'Not Steward'; window.stolen = location.hash;";
/** Serves until it is ended; every file can be kept for a year, the worker too: the browser looks for no other for a day. */
async function hold(
  port: number,
  worker: string,
  files: readonly string[],
): Promise<{ server: Server; port: number }> {
  const server = createServer(({ url = '' }, response) => {
    const type = url.endsWith('.js') ? 'text/javascript' : 'text/html';
    const page = `<title>held</title><script>localStorage.setItem('steward.place.sandbox', '/held');
      Promise.all([navigator.serviceWorker.register('/worker.js', { updateViaCache: 'all' }).then(() => navigator.serviceWorker.ready), ...${JSON.stringify(files)}.map((path) => fetch(path))])
        .then(() => { document.title = 'kept'; });</script>`;
    const text = url === '/worker.js' ? worker : url.endsWith('.js') ? steals : page;
    response.writeHead(200, { 'content-type': type, 'cache-control': 'max-age=31536000, immutable' });
    response.end(text);
  });
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  return { server, port: (server.address() as AddressInfo).port };
}
const begin =
  "addEventListener('install', () => skipWaiting()); addEventListener('activate', (event) => event.waitUntil(clients.claim()));";
const answersPages = `${begin} addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(fetch(event.request).then((real) => real.text()).then((html) => {
    const ticket = /name="steward-ticket" content="([^"]*)"/.exec(html)?.[1];
    return new Response('<title>Not Steward</title><script>(' + String(async (ticket) => {
      const token = new URLSearchParams(location.hash.slice(1)).get('t');
      const asked = await fetch('/bridge/session', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ token, ticket }) });
      document.title = 'tried ' + asked.status;
    }) + ')(' + JSON.stringify(ticket) + ')</script>', { headers: { 'Content-Type': 'text/html' } });
  }));
});`;
const changesScripts = `${begin} addEventListener('fetch', (event) => {
  if (event.request.url.endsWith('.js')) event.respondWith(new Response(${JSON.stringify(steals)}, { headers: { 'Content-Type': 'text/javascript' } }));
});`;

let shell: WebShell | null = null;
test.afterEach(async () => {
  await shell?.stop();
  shell = null;
});

/** Somebody holds a port and the user looks at it; then Steward begins there. */
async function heldBefore(page: Page, worker: string, start: StartOptions = {}): Promise<WebShell> {
  const files = ownFiles(await readFile(join(import.meta.dirname, '../../out/renderer/index.html'), 'utf8'));
  expect(files).not.toEqual([]);
  const { server, port } = await hold(0, worker, files);
  await page.goto(`http://127.0.0.1:${port}/`);
  await expect(page).toHaveTitle('kept');
  await page.goto(`http://127.0.0.1:${port}/info`);
  await page.goto('about:blank');
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
  return startWebShell({ port, ...start });
}
const opened = (page: Page) => page.getByRole('list', { name: 'Accounts' });

test('cached pages and files, and kept data, are not the next session’s', async ({ page }) => {
  shell = await heldBefore(page, begin);
  await page.goto(shell.url);
  await expect(opened(page)).toBeVisible();
  expect(
    await page.evaluate(() => [localStorage.getItem('steward.place.sandbox'), Reflect.get(window, 'stolen')]),
  ).toEqual([null, undefined]);
  await expect(page).toHaveURL(new RegExp(`^${shell.origin}/(info)?$`));
  await page.goto(`${shell.origin}/info`);
  await expect(opened(page)).toBeVisible();
  // A second tab takes nothing from the first one.
  const second = await page.context().newPage();
  await second.goto(await shell.newLink());
  await expect(opened(second)).toBeVisible();
  await page.reload();
  await expect(opened(page)).toBeVisible();
});

test('a service worker that changes scripts is gone before the page begins', async ({ page }) => {
  shell = await heldBefore(page, changesScripts);
  await page.goto(shell.url);
  await expect(opened(page)).toBeVisible();
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

test('a service worker that answers for us is let in nowhere, is told of, and is gone the next time', async ({
  page,
}) => {
  shell = await heldBefore(page, answersPages);
  await page.goto(shell.url);
  await expect(page).toHaveTitle('tried 403');
  expect(shell.output()).toContain('A page from another program answers at this address');
  // The answer that lets its page in nowhere clears it away.
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0);
  await page.goto('about:blank');
  await page.goto(await shell.newLink());
  await expect(opened(page)).toBeVisible();
});

test('the page on the disk, which the browser is opened with, clears such a worker before it leads on', async ({
  page,
}, info) => {
  test.skip(process.platform !== 'linux', 'the stand-in for the system’s opener is one for Linux');
  const asked = info.outputPath('opened');
  const opener = info.outputPath('xdg-open');
  await writeFile(asked, '');
  await writeFile(opener, `#!/bin/sh\nprintf %s "$1" > '${asked}'\n`, { mode: 0o755 });
  const env = { PATH: `${dirname(opener)}:${process.env.PATH}` };
  shell = await heldBefore(page, answersPages, { open: true, env });
  const address = () => readFile(asked, 'utf8');
  await expect.poll(address).toContain('file://');
  await page.goto(await address());
  await expect(opened(page)).toBeVisible();
  expect(page.url().startsWith(shell.origin)).toBe(true);
  expect(shell.output()).not.toContain('A page from another program');
});
