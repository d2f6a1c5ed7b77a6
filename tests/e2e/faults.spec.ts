/**
 * What goes wrong on the way to a server, as a person sees it: the tenant page says it under its name and offers
 * *Retry*, which works once it is healed; nothing spins beyond the deadline; nothing is done twice (limits.md §7).
 */
import type { Page } from '@playwright/test';
import { errors } from '../../src-shared/text/en-US/errors.ts';
import { type Asked, written } from '../faults/fault-server.ts';
import { type Fault, faults, type Outcome } from '../faults/faults.ts';
import { test as base, expect, type TestShell } from './support/console.ts';
import { type FaultyPlatform, startFaultyPlatform } from './support/faulty-platform.ts';
import { address, field } from './support/tenant-page.ts';

/** Milliseconds of silence that the shell bears where that is what is tested. */
const short = 3000;

const test = base.extend<{ platform: FaultyPlatform; known: undefined }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  platform: async ({}, use) => {
    const platform = await startFaultyPlatform();
    await use(platform);
    await platform.close();
  },
  /** The console knows the platform by each of its ways. */
  known: [
    async ({ page, platform, console }, use) => {
      await console.open('/servers');
      await platform.addProfiles(page, console.shell);
      await platform.use(page, 'plain');
      await use(undefined);
    },
    { auto: true },
  ],
});

test.use({ deadline: 30_000 });

/** The words under which it is shown; null: it is no failure. */
function shownAs(outcome: Outcome): string | RegExp | null {
  if (outcome === 'ANSWERED') return null;
  if (outcome === 'CUT') return errors.api.network;
  if (outcome === 'CONTRACT') return /^The server’s answer could not be understood/;
  if (outcome.startsWith('HTTP ')) return errors.api.http.replace('{{status}}', outcome.slice(5));
  return Reflect.get(errors.gateway, outcome) as string;
}

const info = /\/api\/basicserver\/info$/;
const update = /\/updateTenantInfo$/;
const asksFor = (path: RegExp) => (asked: Asked) => path.test(asked.target.split('?')[0] ?? '');
const retryOf = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Retry', exact: true });
const contact = (page: Page) => field(page, 'Contact');
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const openTenant = (page: Page) => page.locator(`a[href="${address}"]`).first().click();

async function showsAndHeals(page: Page, shell: TestShell, platform: FaultyPlatform, fault: Fault) {
  const server = platform.serverOf(fault);
  await server.behave({});
  await platform.use(page, fault.way);
  await page.goto(`${shell.origin}/info`);
  await expect(page.locator(`a[href="${address}"]`).first()).toBeVisible();
  await server.behave(fault.behaviour);
  const words = shownAs(fault.ends);
  const began = Date.now();
  await openTenant(page);
  if (words !== null) {
    const said = page.getByRole('main').getByText(words).first();
    await expect(said).toBeVisible();
    // One deadline, two tries more where they help, and a busy computer.
    expect(Date.now() - began).toBeLessThan(short + 10_000);
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0, { timeout: 5000 });
    await server.behave({});
    for (let left = await retryOf(page).count(); left > 0; left -= 1) {
      await retryOf(page)
        .first()
        .click({ timeout: 3000 })
        .catch(() => undefined);
    }
  }
  await expect(contact(page)).toBeVisible();
  await expect(retryOf(page)).toHaveCount(0);
}

const shown: Readonly<Record<string, readonly string[]>> = {
  'before an answer': [
    'nobody listens',
    'reset at connect',
    'reset in its head',
    'accepts and is silent',
    'silent instead of an answer',
    'not HTTP',
    'a redirect',
  ],
  'within an answer': [
    'reset in its body',
    'closed in its body',
    'silent in its body',
    'HTML with 200',
    'HTTP 503',
    'slow, but goes on',
  ],
  'certificates and proxies': [
    'expired',
    'not valid yet',
    'for another name',
    'signed by itself',
    'of an unknown authority',
    'plain HTTP where TLS is spoken',
    'the proxy is not there',
    'the proxy wants a password',
  ],
};

test.describe('each fault', () => {
  test.use({ deadline: short });
  for (const [group, names] of Object.entries(shown)) {
    test(`named, with a retry that works: ${group}`, async ({ page, shell, platform }) => {
      test.setTimeout(600_000);
      for (const name of names) {
        const fault = faults.find((one) => one.name === name);
        if (!fault) throw new Error(`no fault ${name}`);
        await test.step(name, () => showsAndHeals(page, shell, platform, fault));
      }
    });
  }
});

test('reads are tried twice more, writes never', async ({ page, shell, platform }) => {
  const server = platform.serverOf({ way: 'plain' });
  const count = (path: RegExp) => server.asked.filter(asksFor(path)).length;
  await page.goto(`${shell.origin}${address}`);
  await expect(contact(page)).toBeVisible();
  await contact(page).fill('周明');
  await server.behave({
    onRequest: (socket, whole, asked) =>
      // What the save reads before it comes through; what it looks up afterwards does not.
      void (asksFor(update)(asked) || (asksFor(info)(asked) && count(update) > 0)
        ? socket.end()
        : socket.end(written(whole))),
  });
  await save(page).click();
  await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('alert')).toBeVisible();
  await expect(contact(page)).toHaveValue('周明');
  expect(count(update), 'writes').toBe(1);

  // One as the page opened, one before the save; then what became of it is looked up and the page read again, each tried
  // twice more. That page goes first: its reads are not those counted below.
  await expect.poll(() => count(info)).toBe(8);
  await page.goto('about:blank');
  server.asked.length = 0;
  await server.behave({
    onRequest: (socket, whole, asked) =>
      void (asksFor(info)(asked) ? socket.end() : socket.end(written(whole))),
  });
  await page.goto(`${shell.origin}${address}`);
  await expect(page.getByRole('main').getByText(errors.gateway.CONNECTION_RESET).first()).toBeVisible();
  expect(count(info), 'reads').toBe(3);
});

test('Retry-After is kept', async ({ page, shell, platform }) => {
  const server = platform.serverOf({ way: 'plain' });
  const times: number[] = [];
  const busy = (seconds: string) => ({
    onRequest: (
      socket: import('node:net').Socket,
      whole: Parameters<typeof written>[0],
      asked: Asked,
    ): void => {
      if (asksFor(info)(asked)) times.push(Date.now());
      const refuse = asksFor(info)(asked) && times.length < 3;
      const no = { status: 503, headers: { 'retry-after': seconds }, body: Buffer.from('busy') };
      socket.end(written(refuse ? no : whole));
    },
  });
  await server.behave(busy('1'));
  await page.goto(`${shell.origin}${address}`);
  await expect(contact(page)).toBeVisible();
  expect(times).toHaveLength(3);
  for (const n of [1, 2]) expect((times[n] ?? 0) - (times[n - 1] ?? 0)).toBeGreaterThanOrEqual(990);

  times.length = 0;
  await server.behave(busy('60'));
  await page.reload();
  await expect(
    page.getByRole('main').getByText('The server answered with an error (status 503).').first(),
  ).toBeVisible();
  expect(times, 'a minute is too long to wait in silence').toHaveLength(1);
});

// Fifty at once, and one question to the server: data/http.test.ts.
test('many 401s at once make one prompt, and drafts stay', async ({ page, shell, platform }) => {
  const server = platform.serverOf({ way: 'plain' });
  await page.goto(`${shell.origin}/info`);
  const draft = page.getByRole('navigation', { name: 'Main menu' }).getByRole('textbox');
  await expect(page.locator(`a[href="${address}"]`).first()).toBeVisible();
  await platform.expireSessions();
  server.asked.length = 0;
  // They wait, so that all of them are refused while the first is still looked into.
  platform.delay = () => 500;
  await openTenant(page);
  await draft.fill('half a wo');
  const prompt = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect(prompt).toHaveCount(1);
  const refused = server.asked.filter((asked) => !asksFor(/\/session\/current$/)(asked));
  expect(refused.length, 'calls that were refused').toBeGreaterThan(2);
  await page.waitForTimeout(1500);
  await expect(prompt).toHaveCount(1);
  await expect(draft).toHaveValue('half a wo');
});

for (const [how, twice] of [
  ['a double click', (page: Page) => save(page).dblclick()],
  [
    'Enter and a click',
    async (page: Page) => {
      await contact(page).press('Enter');
      await save(page)
        .click({ force: true, noWaitAfter: true, timeout: 500 })
        .catch(() => undefined);
    },
  ],
  [
    'Ctrl+S and a click',
    async (page: Page) => {
      await contact(page).press('ControlOrMeta+s');
      await save(page)
        .click({ force: true, noWaitAfter: true, timeout: 500 })
        .catch(() => undefined);
    },
  ],
] as const) {
  test(`${how} makes one change`, async ({ page, shell, platform }) => {
    const server = platform.serverOf({ way: 'plain' });
    await page.goto(`${shell.origin}${address}`);
    await contact(page).fill('周明');
    platform.delay = (asked) => (asksFor(update)(asked) ? 500 : 0);
    await twice(page);
    await expect(page.getByText('Changed: Contact')).toHaveCount(0);
    await page.waitForTimeout(800);
    expect(server.asked.filter(asksFor(update))).toHaveLength(1);
  });
}

test('a slow old answer never overwrites a newer one', async ({ page, shell, platform }) => {
  await page.goto(`${shell.origin}/base/appAuth`);
  const rows = page.getByRole('table', { name: 'App authorisation' }).getByRole('row');
  await expect(rows).toHaveCount(11);
  const search = page.getByRole('textbox', { name: 'Search: apps by name' });
  const asks = (word: string) => (asked: Asked) => asked.target.includes(word);
  const server = platform.serverOf({ way: 'plain' });
  platform.delay = (asked) => (asks('workf')(asked) && !asks('workflow')(asked) ? 1200 : 0);
  await search.fill('workf');
  await expect.poll(() => server.asked.filter(asks('workf')).length).toBeGreaterThan(0);
  await search.fill('doc');
  await expect.poll(() => server.asked.filter(asks('doc')).length).toBeGreaterThan(0);
  await expect(rows.nth(1)).toContainText(/doc/i);
  const text = (await rows.nth(1).textContent()) ?? '';
  // By now the old answer has come, if anybody still listens to it.
  await page.waitForTimeout(1500);
  expect(await rows.nth(1).textContent()).toBe(text);
});
