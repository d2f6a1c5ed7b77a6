/**
 * A hostile page in the same browser as a signed-in console: nothing changes, nothing leaks (limits.md §3). It
 * attacks from another loopback port, from another site, and by DNS rebinding, where its own name suddenly means
 * our address.
 */
import { type BrowserContext, expect, type Page, type Request, test } from '@playwright/test';
import { long } from '../support/test-amount.ts';
import { type Attempt, attack } from './support/hostile-attacks.ts';
import {
  type HostileSite,
  type Rebinding,
  startHostileSite,
  startRebinding,
} from './support/hostile-site.ts';
import { startWebShell, type WebShell } from './support/web-shell.ts';

let shell: WebShell;
let site: HostileSite;
let rebinding: Rebinding;
let context: BrowserContext;
let tab: Page;
/** The shell's answers to anybody but the console: `status method path`. */
let answers: { status: number; request: string }[] = [];

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ playwright, launchOptions }) => {
  shell = await startWebShell();
  site = await startHostileSite();
  rebinding = await startRebinding(site.port, shell.port);
  const names = `MAP rebound.test:${shell.port} 127.0.0.1:${rebinding.port}, MAP *.test 127.0.0.1`;
  const args = [...(launchOptions.args ?? []), `--host-resolver-rules=${names}`];
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  context = await browser.newContext();
  tab = await context.newPage();
  const own = new WeakSet<Request>();
  tab.on('request', (request) => own.add(request));
  context.on('response', (response) => {
    const request = response.request();
    if (Number(new URL(response.url()).port) !== shell.port || own.has(request)) return;
    answers.push({ status: response.status(), request: `${request.method()} ${response.url()}` });
  });
  await tab.goto(shell.url);
  await expect.poll(() => tab.evaluate(() => sessionStorage.getItem('steward.session'))).not.toBeNull();
  await call('settings.update', { appearance: 'light' });
});
test.afterAll(async () => {
  await context?.browser()?.close();
  await rebinding?.stop();
  await shell?.stop();
  await site?.stop();
});
test.beforeEach(() => {
  answers = [];
});

/** A bridge call by the console itself. */
function call(name: string, args: unknown): Promise<unknown> {
  return tab.evaluate(
    async ([path, body]) => {
      const session = sessionStorage.getItem('steward.session') ?? '';
      const headers = { 'X-Steward-Session': session, 'Content-Type': 'application/json' };
      const response = await fetch(path ?? '', { method: 'POST', headers, body: body ?? '' });
      return JSON.parse(await response.text()) as unknown;
    },
    [`/bridge/call/${name}`, JSON.stringify(args)],
  );
}

/** Everything that an attack could have changed. */
async function state(): Promise<string> {
  const platform = await tab.evaluate(async () => {
    const session = sessionStorage.getItem('steward.session') ?? '';
    const response = await fetch('/api/basicserver/session/current', {
      headers: { 'X-Steward-Session': session },
    });
    return `${response.status} ${await response.text()}`;
  });
  const calls = ['settings.get', 'servers.list', 'sandbox.scenario'].map((name) => call(name, {}));
  return JSON.stringify([platform, ...(await Promise.all(calls))]);
}

async function hostilePage(url: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(url);
  return page;
}

function leaks(attempts: readonly Attempt[]): readonly Attempt[] {
  return attempts.filter(({ read }) => !['blocked', 'opaque', 'sent'].includes(read));
}

/** The shell's names, of which `npm test` takes one for each place. */
const names = ['127.0.0.1', 'localhost', 'evil.test'];

for (const [where, host, under] of [
  ['from another port of this machine', '127.0.0.1', long ? names : ['localhost']],
  ['from another site', 'hostile.test', long ? names : ['127.0.0.1']],
] as const) {
  test(where, async () => {
    test.setTimeout(600_000);
    const before = await state();
    const page = await hostilePage(`http://${host}:${site.port}/`);
    const attempts = await page.evaluate(
      attack,
      under.map((name) => `http://${name}:${shell.port}`),
    );
    expect(attempts.length).toBeGreaterThan(130 * under.length);
    expect(leaks(attempts)).toEqual([]);
    await page.close();
    // The walls have answered, and nothing but walls.
    expect(answers.length).toBeGreaterThan(30 * under.length);
    expect(answers.filter(({ status }) => ![403, 405, 415, 421].includes(status))).toEqual([]);
    expect(await state()).toBe(before);
  });
}

test('by DNS rebinding', async () => {
  test.setTimeout(600_000);
  const before = await state();
  const rebound = `http://rebound.test:${shell.port}`;
  const page = await hostilePage(`${rebound}/lure`);
  expect(await page.title()).toBe('Prizes');
  rebinding.rebind();
  const attempts = await page.evaluate(attack, [rebound]);
  expect(attempts.length).toBeGreaterThan(100);
  // Its frames are of its own origin: it may look into them, and finds the wall's one word.
  const found = leaks(attempts).filter(({ what }) => !/^(iframe|object|window) /.test(what));
  expect(found).toEqual([]);
  const frames = await page.evaluate(() =>
    [...document.querySelectorAll('iframe')].map((frame) => frame.contentDocument?.body.textContent ?? ''),
  );
  expect(frames.filter((text) => !/^(refused: HOST\n?)?$/.test(text))).toEqual([]);
  await page.close();
  const late = answers.filter(({ request }) => !request.endsWith('/lure'));
  expect(late.length).toBeGreaterThan(50);
  expect(late.filter(({ status }) => status !== 421)).toEqual([]);
  expect(await state()).toBe(before);
});

test('a link that was seen by somebody is worth nothing once it was used', async () => {
  const page = await context.newPage();
  await page.goto(shell.url);
  expect(await page.evaluate(() => sessionStorage.getItem('steward.session'))).toBeNull();
  await page.close();
});
