/**
 * Faults on the way to a server, as a person sees them: the tenant page says it under its name and offers *Retry*,
 * which works once it is healed; nothing spins beyond the deadline; nothing is done twice (limits.md §7). `npm test`
 * goes through every third fault of a group.
 */
import type { Socket } from 'node:net';
import { describe } from 'vitest';
import { getTenantInfo } from '#shared/api/tenant/tenant.ts';
import { send } from '../../../src-renderer/data/http.ts';
import { errors } from '../../../src-shared/text/tables/en-US/errors.ts';
import { type Answer, type Asked, written } from '../../faults/fault-server.ts';
import { type Fault, faults, type Outcome } from '../../faults/faults.ts';
import { long } from '../../support/test-amount.ts';
import type { Page } from '../support/page.ts';
import { test as base, expect, step } from '../support/screens.ts';
import { address, field } from '../support/tenant-page.ts';
import { type FaultyPlatform, startFaultyPlatform } from './faulty-platform.ts';

/** Milliseconds of silence that the shell bears where that is what is tested. */
const short = 3000;

const test = base.extend<{ platform: FaultyPlatform; known: undefined }>({
  // biome-ignore lint/correctness/noEmptyPattern: the fixtures that it needs are read from this pattern
  platform: async ({}, use) => {
    const platform = await startFaultyPlatform();
    await use(platform);
    await platform.close();
  },
  /** The console knows the platform by each of its ways. */
  known: [
    async ({ page, platform, console }, use) => {
      await console.open('/servers');
      await platform.addProfiles(page);
      await platform.use(page, 'plain');
      await use(undefined);
    },
    { auto: true },
  ],
});

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
/** A release that an answer can be made to wait for. */
const held = () => Promise.withResolvers<void>();
const openTenant = (page: Page) => page.locator(`a[href="${address}"]`).first().click();

async function showsAndHeals(page: Page, platform: FaultyPlatform, fault: Fault) {
  const server = platform.serverOf(fault);
  await server.behave({});
  await platform.use(page, fault.way);
  await page.goto('/info');
  await expect(page.locator(`a[href="${address}"]`).first()).toBeVisible();
  await page.settled();
  await server.behave(fault.behaviour);
  const words = shownAs(fault.ends);
  await openTenant(page);
  if (words !== null) {
    await expect(page.getByRole('main').getByText(words).first()).toBeVisible();
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
    await server.behave({});
    // An automatic second read may come first.
    for (let [one] = retryOf(page).elements(); one; [one] = retryOf(page).elements()) {
      (one as HTMLElement).click();
      await page.settled();
    }
  }
  await expect(contact(page)).toBeVisible();
  await expect(retryOf(page)).toHaveCount(0);
}

const shown: Readonly<Record<string, readonly string[]>> = {
  'before an answer': ['nobody listens', 'reset at connect', 'reset in its head', 'not HTTP', 'a redirect'],
  'within an answer': [
    'reset in its body',
    'closed in its body',
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

async function showAndHeal(page: Page, platform: FaultyPlatform, names: readonly string[]): Promise<void> {
  for (const name of long ? names : names.filter((_, at) => at % 3 === 0)) {
    const fault = faults.find((one) => one.name === name);
    if (!fault) throw new Error(`no fault ${name}`);
    await step(name, () => showsAndHeals(page, platform, fault));
  }
}

for (const [group, names] of Object.entries(shown))
  test(`named, with a retry that works: ${group}`, ({ page, platform }) =>
    showAndHeal(page, platform, names));

describe('silence', () => {
  test.override({ deadline: short });
  test('named, with a retry that works: given up after the deadline', ({ page, platform }) =>
    showAndHeal(page, platform, [
      'accepts and is silent',
      'silent instead of an answer',
      'silent in its body',
    ]));
});

test('reads are tried twice more, writes never', async ({ page, platform }) => {
  const server = platform.serverOf({ way: 'plain' });
  const count = (path: RegExp) => server.asked.filter(asksFor(path)).length;
  await page.goto(address);
  await expect(contact(page)).toBeVisible();
  await contact(page).fill('周明');
  await server.behave({
    onRequest: (socket, whole, asked) =>
      // Reads before the save come through; the look-up after it does not.
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
  await page.goto('/settings');
  await page.settled();
  server.asked.length = 0;
  await server.behave({
    onRequest: (socket, whole, asked) =>
      void (asksFor(info)(asked) ? socket.end() : socket.end(written(whole))),
  });
  await page.goto(address);
  await expect(page.getByRole('main').getByText(errors.gateway.CONNECTION_RESET).first()).toBeVisible();
  expect(count(info), 'reads').toBe(3);
});

test('Retry-After is kept', async ({ page, platform }) => {
  const server = platform.serverOf({ way: 'plain' });
  const times: number[] = [];
  const busy = (seconds: string) => ({
    onRequest: (socket: Socket, whole: Answer, asked: Asked): void => {
      if (asksFor(info)(asked)) times.push(Date.now());
      const refuse = asksFor(info)(asked) && times.length < 3;
      const no = { status: 503, headers: { 'retry-after': seconds }, body: Buffer.from('busy') };
      socket.end(written(refuse ? no : whole));
    },
  });
  await server.behave(busy('1'));
  await page.goto(address);
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
test('many 401s at once make one prompt, and drafts stay', async ({ page, platform }) => {
  const server = platform.serverOf({ way: 'plain' });
  await page.goto(address);
  const draft = contact(page);
  await draft.fill('half a wo');
  await page.settled();
  await platform.expireSessions();
  server.asked.length = 0;
  const refusals = () => server.asked.filter((asked) => !asksFor(/\/session\/current$/)(asked)).length;
  // They wait, so that all of them are refused while the first is still looked into.
  const all = held();
  platform.until = () => all.promise;
  for (let calls = 0; calls < 5; calls += 1) void send(getTenantInfo, {}).catch(() => undefined);
  await expect.poll(refusals).toBeGreaterThan(2);
  all.resolve();
  const prompt = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect(prompt).toHaveCount(1);
  await page.settled();
  await expect(prompt).toHaveCount(1);
  await expect(draft).toHaveValue('half a wo');
});

/** A press on what may be off by now. */
const pressAnyhow = (page: Page) => {
  for (const one of save(page).elements()) (one as HTMLElement).click();
};
for (const [how, twice] of [
  ['a double click', (page: Page) => save(page).dblclick()],
  [
    'Enter and a click',
    async (page: Page) => {
      await contact(page).press('Enter');
      pressAnyhow(page);
    },
  ],
  [
    'Ctrl+S and a click',
    async (page: Page) => {
      await contact(page).press('ControlOrMeta+s');
      pressAnyhow(page);
    },
  ],
] as const) {
  test(`${how} makes one change`, async ({ page, platform }) => {
    const server = platform.serverOf({ way: 'plain' });
    await page.goto(address);
    await contact(page).fill('周明');
    const change = held();
    platform.until = async (asked) => (asksFor(update)(asked) ? change.promise : undefined);
    await twice(page);
    const changes = () => server.asked.filter(asksFor(update)).length;
    await expect.poll(changes).toBe(1);
    pressAnyhow(page);
    change.resolve();
    await expect(page.getByText('Changed: Contact')).toHaveCount(0);
    await page.settled();
    expect(changes()).toBe(1);
  });
}

test('a slow old answer never overwrites a newer one', async ({ page, platform }) => {
  await page.goto('/base/appAuth');
  const rows = page.getByRole('table', { name: 'App authorisation' }).getByRole('row');
  await expect(rows).toHaveCount(11);
  const search = page.getByRole('textbox', { name: 'Search: apps by name' });
  const asks = (word: string) => (asked: Asked) => asked.target.includes(word);
  const server = platform.serverOf({ way: 'plain' });
  const old = held();
  platform.until = async (asked) => (asks('workf')(asked) ? old.promise : undefined);
  await search.fill('workf');
  await expect.poll(() => server.asked.filter(asks('workf')).length).toBeGreaterThan(0);
  await search.fill('doc');
  await expect.poll(() => server.asked.filter(asks('doc')).length).toBeGreaterThan(0);
  await expect(rows.nth(1)).toContainText(/doc/i);
  const text = await rows.nth(1).textContent();
  // Now the old answer comes, if anybody still listens to it.
  old.resolve();
  await page.settled();
  expect(await rows.nth(1).textContent()).toBe(text);
});
