/**
 * The console's own frame in a theme: it is painted as the preview of the same draft paints it, can be read whatever the
 * theme says, and asks for nothing that a theme names.
 */
import type { Locator, Page } from '@playwright/test';
import { long } from '../../support/test-amount.ts';
import { expectReadable } from '../support/accessible.ts';
import { type Console, expect, test } from '../support/console.ts';
import { callBridge } from '../support/console-page.ts';
import { type Box, painted } from './region-colours.ts';

/** In force for everybody of a fresh sandbox. */
const theme = 'TP100006';
type Said = Readonly<Record<string, string>>;

const fields = [
  'navigationBgColor',
  'navigationLeftBgColor',
  'navigationMediBgColor',
  'navigationRightBgColor',
  'navMenuFontColor',
  'navBorderColor',
  'navOptMenuColor',
  'asideBgColor',
  'asideRightBoderColor',
  'asideMenuColor',
  'sideOptMenuColor',
  'asideMenuHoverColor',
  'sideMenuLeftColor',
  'searchBgColor',
  'searchBoxColor',
  'searchFontColor',
  'searchParFontColor',
  'primaryColor',
  'bubbleColor',
  'toolBgColor',
];
const every = (value: string) => Object.fromEntries(fields.map((name) => [name, value]));

/** The server says this of the theme from now on. */
async function say(page: Page, said: Said): Promise<void> {
  await page.unroute('**/backTopic/qryTopic*');
  await page.route('**/backTopic/qryTopic*', async (route) => {
    // A request that the test sends by hand states its origin itself.
    const headers = await route.request().allHeaders();
    const response = await route.fetch({ headers: { ...headers, 'sec-fetch-site': 'same-origin' } });
    const answer: unknown = await response.json();
    for (const row of rowsOf(answer)) if (row.id === theme) Object.assign(row, said);
    await route.fulfill({ response, json: answer });
  });
}

function rowsOf(answer: unknown): Record<string, unknown>[] {
  if (typeof answer !== 'object' || answer === null) return [];
  if ('topicStyle' in answer) return [answer as Record<string, unknown>];
  return Object.values(answer).flatMap(rowsOf);
}

async function openDressed(page: Page, console: Console, path: string, said: Said): Promise<void> {
  await say(page, said);
  await console.openAs('systemAdministrator', '/settings?find=tenantTheme');
  await callBridge(page, 'settings.update', { tenantTheme: true });
  await page.goto(console.shell.origin + path);
}

const box = async (one: Locator): Promise<Box> => {
  const found = await one.boundingBox();
  if (!found) throw new Error('not on view');
  return found;
};

test('frame and preview of one draft differ in nothing but content', async ({ page, context, console }) => {
  const before = page.viewportSize();
  // So wide that the preview stands at about its own size: its text is as sharp as the frame's.
  await page.setViewportSize({ width: 2600, height: 1300 });
  await openDressed(page, console, `/themes/pc/edit/${theme}`, {
    topicLayout: '0',
    navigationBgColor: '#123a63',
    navigationLeftBgColor: '#0d2b4a',
    navigationMediBgColor: '#123a63',
    navigationRightBgColor: '#1b4f8f',
    navMenuFontColor: '#ffffff',
    asideBgColor: '#f4f1fb',
    asideMenuColor: '#2a1a4a',
    asideMenuHoverColor: '#e2d9f5',
    sideOptMenuColor: '#4a1d96',
    sideMenuLeftColor: '#7a3fd0',
    asideRightBoderColor: '#cbbfe8',
    searchBgColor: '#0d2b4a',
    searchBoxColor: '#00000000',
    searchFontColor: '#ffffff',
    searchParFontColor: '#d6e6fb',
    primaryColor: '#4a1d96',
    bubbleColor: '#e2d9f5',
  });
  const frame = (ground: string) => page.locator(`[data-ground="${ground}"]`);
  const preview = page.getByRole('group', { name: 'Preview' });
  await expect(frame('side')).toHaveCSS('background-color', 'rgb(244, 241, 251)');
  await expect(preview.locator('.aside')).toHaveCSS('background-color', 'rgb(244, 241, 251)');

  await test.step('the tenant’s own menus', async () => {
    const [first] = await preview.locator('.menus .name').allTextContents();
    expect(first).toBe('Global basics');
    await expect(preview.locator('.entry .name').first()).toHaveText('Base settings');
    await expect(frame('side').getByRole('link', { name: 'Base settings' })).toBeVisible();
  });

  const regions = [
    ['bar, left', frame('left'), preview.locator('.part-left')],
    ['bar, middle', page.getByRole('navigation', { name: 'Breadcrumbs' }), preview.locator('.part-medi')],
    ['bar, right', frame('right').getByRole('button', { name: 'Help' }), preview.locator('.tools')],
    ['search', frame('search').locator('span').first(), preview.locator('.search .hint')],
    [
      'side bar',
      frame('side').getByRole('link', { name: 'Account security' }),
      preview.locator('.entry').last(),
    ],
    [
      'chosen in the side bar',
      frame('side').locator('[aria-current]'),
      preview.locator('.entry[data-chosen] .name'),
    ],
    ['a filled control', page.getByRole('switch').first(), preview.locator('.button.main')],
  ] as const;
  const boxes = await Promise.all(regions.flatMap(([, one, other]) => [box(one), box(other)]));
  const colours = await painted(context, await page.screenshot(), boxes.map(inner));
  for (const [at, [name]] of regions.entries()) {
    const [one, other] = [colours[at * 2], colours[at * 2 + 1]];
    expect(one?.ground, `ground: ${name}`).toEqual(other?.ground);
    // Strokes are thinner than a pixel here and there: their colour comes near to what it is.
    for (const [part, value] of (one?.ink ?? []).entries()) {
      expect(
        Math.abs(value - (other?.ink[part] ?? 0)),
        `ink: ${name}: ${one?.ink} and ${other?.ink}`,
      ).toBeLessThan(32);
    }
  }

  await test.step('bars stand where the preview has them', async () => {
    const zoom = await preview.evaluate((host) => Number(host.style.getPropertyValue('--fit')));
    const [desk, nav, aside] = await Promise.all(
      ['.desk', '.nav', '.aside'].map((one) => box(preview.locator(one))),
    );
    const [left, header, side, main] = await Promise.all(
      [frame('left'), frame('bar'), frame('side'), page.getByRole('main')].map(box),
    );
    if (!desk || !nav || !aside || !left || !header || !side || !main) throw new Error('regions');
    // The size is rounded to a ten thousandth, and edges to a pixel of the screen: one pixel at most.
    const near = (one: number, other: number) => expect(Math.abs(one - other)).toBeLessThanOrEqual(1);
    near(nav.height / zoom, header.height);
    near(nav.height / zoom, left.height);
    near(aside.width / zoom, side.width);
    near((nav.x - desk.x) / zoom, side.x);
    near((aside.y - nav.y) / zoom, main.y - header.y);
    near((aside.x + aside.width - desk.x) / zoom, main.x);
    near(header.y, left.y);
  });
  if (before) await page.setViewportSize(before);
});

/** Without rounded corners, rings and lines. */
function inner({ x, y, width, height }: Box): Box {
  return { x: x + 5, y: y + 5, width: width - 10, height: height - 10 };
}

const looks: Readonly<Record<string, Said>> = {
  'as the sandbox has it': {},
  'where nothing is read well': { ...every('#777777'), topicStyle: 'light', topicLayout: '2' },
  'yellow on white': {
    ...every('#ffd400'),
    asideBgColor: '#ffffff',
    navigationBgColor: '#ffffff',
    topicLayout: '1',
  },
};

test('whatever the theme says, the frame can be read', async ({ page, console }) => {
  test.setTimeout(600_000);
  await openDressed(page, console, '/settings?find=tenantTheme', {});
  for (const [at, [name, said]] of Object.entries(looks).entries()) {
    await test.step(name, async () => {
      await say(page, said);
      const schemes = ['dark', 'light'] as const;
      for (const colorScheme of long ? schemes : schemes.filter((_, turn) => turn === at % 2)) {
        await page.emulateMedia({ colorScheme });
        await page.reload();
        await expect(page.getByText('Shown: “周年庆青瓷”.')).toBeVisible();
        await expectReadable(page);
      }
      await page.getByRole('button', { name: /^Account/ }).click();
      await expect(page.getByRole('menuitem', { name: 'Use Steward’s own colours' })).toBeVisible();
      await expectReadable(page);
      await page.keyboard.press('Escape');
    });
  }

  await test.step('what is no colour is not taken, and nothing is asked for', async () => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).origin));
    const address = 'https://elsewhere.example/x';
    await say(page, {
      ...every(`#fff;}*{background:url(${address})}`),
      navigationBgColor: `url(${address})`,
      asideBgColor: `#${'f'.repeat(1_000_000)}`,
      navBackgroundImg: address,
      navMenuFontType: `x",url(${address})`,
      topicStyle: 'dark',
      topicLayout: '0',
    });
    await page.reload();
    await expect(page.getByText('Shown: “周年庆青瓷”.')).toBeVisible();
    await expect(page.locator('[data-ground="bar"]')).toHaveCSS('background-color', 'rgb(75, 169, 242)');
    await expect(page.locator('[data-ground="bar"]')).toHaveCSS('background-image', 'none');
    await expect(page.locator('[data-ground="side"]')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    expect([...new Set(asked)]).toEqual([console.shell.origin]);
  });
});
