/**
 * Every control of `widgets/controls` on one page: nothing for axe in either appearance or language, opened ones
 * included; nothing that the content policy refuses; everything by keyboard.
 */
import { expect, type Locator, type Page } from '@playwright/test';
import { long } from '../support/test-amount.ts';
import {
  expectAccessible,
  expectAllAccessible,
  expectOpenedAccessible,
  expectReadable,
} from './support/accessible.ts';
import { testOfPage } from './support/served-page.ts';

const { test, origin } = testOfPage('controls');

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    document.addEventListener('securitypolicyviolation', (event) => {
      refused.push(`${event.effectiveDirective}: ${event.sample || event.blockedURI}`);
    });
  });
});
test.afterEach(async ({ page }) => {
  expect(await page.evaluate(() => Reflect.get(window, 'refused'))).toEqual([]);
});

/** Whether axe looks at the page with what has opened there: with every second one, or in a long run with each. */
const isLookedAt = (at: number) => long || at % 2 === 0;

const values = async (page: Page) =>
  JSON.parse((await page.getByTestId('values').textContent()) ?? '') as unknown;

/** The first two have each language and each appearance once. */
const looks = [
  ['en-US', 'light', expectAllAccessible],
  ['zh-CN', 'dark', expectReadable],
  ['en-US', 'dark', expectReadable],
  ['zh-CN', 'light', expectAllAccessible],
] as const;

test('axe finds nothing, in either language and appearance', async ({ page }) => {
  for (const [language, colorScheme, check] of long ? looks : looks.slice(0, 2)) {
    await page.emulateMedia({ colorScheme });
    await page.goto(`${origin()}/?lang=${language}`);
    await expect(page.getByRole('switch', { name: 'Reminders' })).toBeVisible();
    await check(page);
  }
});

test('the boxes and circles of the browser look as antd’s do, to the pixel', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto(`${origin()}/?boxes`);
    const antd = page.getByTestId('antd').locator('.ant-checkbox, .ant-radio');
    const plain = page.getByTestId('plain').locator('input');
    await expect(antd).toHaveCount(10);
    await expect(plain).toHaveCount(10);
    for (let at = 0; at < 10; at++) {
      const [one, other] = [antd.nth(at), plain.nth(at)];
      const same = (await other.screenshot()).equals(await one.screenshot());
      expect(same, `${colorScheme}, ${at}`).toBe(true);
    }
    for (const at of [0, 2, 4]) {
      const [one, other] = [antd.nth(at), plain.nth(at)];
      const colours = (box: Locator) =>
        box.evaluate((element) => {
          const { borderColor, backgroundColor } = getComputedStyle(element);
          return `${borderColor} on ${backgroundColor}`;
        });
      await other.hover();
      const hovered = await colours(other);
      await one.hover();
      await expect.poll(() => colours(one), `${colorScheme}, ${at}, under the pointer`).toBe(hovered);
    }
  }
});

test('what opens is accessible, and closes with Esc', async ({ page }) => {
  await page.goto(origin());
  for (const [at, name] of [/^Way: Mail/, /^Country: /, /^Ways: Mail/, 'Town'].entries()) {
    const field = page.getByRole('combobox', { name });
    await field.press('ArrowDown');
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('listbox').last()).toBeInViewport();
    if (isLookedAt(at)) await expectOpenedAccessible(page, page.locator('.ant-select-dropdown:visible'));
    await field.press('Escape');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
  }
  for (const [at, name] of ['Day', 'From', 'Time'].entries()) {
    const field = page.getByRole('textbox', { name, exact: true });
    await field.click();
    const days = page.locator('.ant-picker-dropdown:visible');
    await expect(days).toBeInViewport();
    if (isLookedAt(at + 1)) await expectOpenedAccessible(page, days);
    await field.press('Escape');
    await expect(page.locator('.ant-picker-dropdown:visible')).toHaveCount(0);
  }
  for (const [at, name] of [/^Colour/, 'Choose columns', 'Open the drawer'].entries()) {
    await page.getByRole('button', { name }).press('Enter');
    if (isLookedAt(at)) await expectAllAccessible(page);
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: 'Seats' }).first().focus();
  await expectAllAccessible(page);
});

test('a style that a script puts into the head, as antd’s do, is let through; one that comes in as markup is refused', async ({
  page,
}) => {
  await page.goto(origin());
  await expect(page.getByRole('switch', { name: 'Reminders' })).toBeVisible();
  await page.evaluate(() => {
    const sheet = document.createElement('style');
    sheet.textContent = 'body { overflow-y: hidden }';
    document.head.appendChild(sheet);
  });
  await expect(page.locator('body')).toHaveCSS('overflow-y', 'hidden');
  const refused = () => page.evaluate(() => (Reflect.get(window, 'refused') as string[]).splice(0));
  expect(await refused()).toEqual([]);
  await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<style>body{color:red}</style>'));
  await expect.poll(refused).toEqual([expect.stringContaining('style-src')]);
});

test('whom it is shared with, and the departments beside a page, by keyboard', async ({ page }) => {
  await page.goto(origin());
  const menu = page.getByRole('button', { name: 'Share with: Shared with' });
  await menu.press('ArrowDown');
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: 'Groups…' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Choose groups' });
  await expect(dialog.getByRole('row', { name: /Logistics 2/ })).toBeVisible();
  await expectAccessible(page);
  const grid = dialog.getByRole('grid');
  await grid.press('ArrowDown');
  await page.keyboard.press('Space');
  await dialog.getByRole('button', { name: 'Choose (1)' }).press('Enter');
  const shares = page.getByRole('table', { name: 'Shared with', exact: true });
  await expect(shares.getByRole('row', { name: /Logistics 2 Group/ })).toBeVisible();
  const tree = page.getByRole('tree', { name: 'Departments' });
  await tree.scrollIntoViewIfNeeded();
  await expect(tree.getByRole('treeitem', { name: /Logistics 1\.2/ })).toBeInViewport();
  await tree.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Department: Head office / Quality 1 / Planning 1.3')).toBeAttached();
  await expect(tree).toBeFocused();
  await page
    .getByRole('searchbox')
    .or(page.getByRole('textbox', { name: 'Search: Departments' }))
    .fill('x');
  await expect(page.getByRole('grid', { name: 'Departments' }).getByText('Quality 8.1')).toBeVisible();
  await expectAccessible(page);
});

test('everything is set by keyboard', async ({ page }) => {
  await page.goto(origin());
  const way = page.getByRole('combobox', { name: /^Way: Mail$/ });
  await way.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: /^Way: Phone$/ })).toBeFocused();
  const country = page.getByRole('combobox', { name: 'Country' });
  await country.fill('+17');
  await page.keyboard.press('Enter');
  const day = page.getByRole('textbox', { name: 'Day', exact: true });
  await day.fill('3/2/2026');
  await day.press('Enter');
  await page.getByRole('textbox', { name: 'To', exact: true }).fill('2026-11-09');
  await page.keyboard.press('Enter');
  // antd leads on to the other end, a frame later: a key before that would leave the range first, and take nothing over.
  await expect(page.getByRole('textbox', { name: 'From', exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect.poll(() => values(page)).toHaveProperty('days');
  const time = page.getByRole('textbox', { name: 'Time' });
  await time.fill('17:45');
  await expect(page.locator('.ant-picker-dropdown:visible').last()).toBeInViewport();
  await time.press('Enter');
  // antd takes it over with the next frame.
  await expect.poll(() => values(page)).toHaveProperty('time', '17:45');
  const number = page.getByRole('spinbutton', { name: 'Days before' });
  await number.press('ArrowUp');
  await page.getByRole('slider', { name: 'Size' }).press('ArrowRight');
  await page.getByRole('switch', { name: 'Reminders' }).press('Space');
  await page.getByRole('checkbox', { name: 'I have compared it' }).press('Space');
  await page.getByRole('radio', { name: 'Mail' }).press('ArrowDown');
  await page.getByRole('radio', { name: 'Normal' }).press('ArrowRight');
  await page.getByRole('tab', { name: 'Members' }).press('ArrowRight');
  await page.getByRole('tab', { name: 'Rights' }).press('Enter');
  await expect(page.getByText('Two rights')).toBeVisible();
  expect(await values(page)).toEqual({
    way: 'phone',
    country: 'c17',
    day: '2026-02-03',
    days: { from: '2026-11-02', to: '2026-11-09' },
    time: '17:45',
    number: 31,
    size: 5,
    reminders: true,
    compared: true,
    first: 'phone',
    density: 'compact',
  });
});

test('a picture is cut and sent by keyboard alone, by its bytes whatever its name says', async ({ page }) => {
  await page.goto(origin());
  await page.route('**/api/file/preview?*', (route) =>
    route.fulfill({
      contentType: 'image/png',
      headers: { 'content-disposition': 'inline' },
      body: Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
        'base64',
      ),
    }),
  );
  const logo = page.getByLabel('Logo', { exact: true });
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
  await logo.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: svg });
  await expect(page.getByRole('alert')).toContainText('SVG');
  // Left half red, right half blue.
  const halves = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(800, 400);
    const context = canvas.getContext('2d');
    for (const [at, colour] of ['#ff0000', '#0000ff'].entries()) {
      if (context) context.fillStyle = colour;
      context?.fillRect(at * 400, 0, 400, 400);
    }
    return [...new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())];
  });
  const file = { name: 'halves.txt', mimeType: 'text/plain', buffer: Buffer.from(halves) };
  await logo.setInputFiles(file);
  const dialog = page.getByRole('dialog', { name: 'Choose the part: Logo' });
  const part = dialog.getByRole('application', { name: 'Part of the picture' });
  await expect(dialog.getByText('120 × 60 pixels')).toBeVisible();
  await expectAccessible(page);
  await part.focus();
  await page.keyboard.press('+');
  await expect(dialog.getByRole('slider', { name: 'Size' })).toHaveAttribute('aria-valuetext', '110%');
  for (let press = 0; press < 20; press++) await page.keyboard.press('+');
  for (let press = 0; press < 60; press++) await page.keyboard.press('ArrowLeft');
  await expect(dialog.getByRole('status').filter({ hasText: 'from the left' })).toBeAttached();
  const shape = dialog.getByRole('slider', { name: 'Shape' });
  await shape.focus();
  await page.keyboard.press('End');
  await expect(shape).toHaveAttribute('aria-valuetext', '8 to 1');
  await dialog.getByRole('button', { name: 'Use this part' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect.poll(() => page.getByTestId('stored').textContent()).toContain('halves.png');
  expect(JSON.parse((await page.getByTestId('stored').textContent()) ?? '')).toMatchObject({
    type: 'image/png',
    corner: [0, 0, 255, 255],
  });
  await expect(page.getByRole('img', { name: 'Logo' })).toHaveAttribute('data-state', 'shown');
  await expectAccessible(page);
  await page.getByLabel('Icon', { exact: true }).setInputFiles(file);
  const second = page.getByRole('dialog', { name: 'Choose the part: Icon' });
  await second.getByRole('button', { name: 'Use this part' }).press('Enter');
  await expect(page.getByRole('alert')).toContainText('the old one stays');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Retry' }).press('Enter');
  await expect.poll(() => page.getByTestId('stored').textContent()).toContain('halves.webp');
  expect(JSON.parse((await page.getByTestId('stored').textContent()) ?? '')).toMatchObject({
    type: 'image/webp',
    width: 64,
    height: 64,
  });
});

test('a form in steps is gone through by keyboard, and Back leads through its steps', async ({ page }) => {
  await page.goto(`${origin()}/?preset=no`);
  const wizard = page.getByRole('form', { name: 'New range' });
  await expect(wizard.getByRole('heading', { level: 2 })).toContainText('Step 1 of 2');
  await wizard.getByRole('textbox', { name: 'Start IP' }).fill('refused');
  await page.keyboard.press('Enter');
  await expect(wizard.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(page).toHaveURL(/step=name/);
  await expectAccessible(page);
  await wizard.getByRole('textbox', { name: 'Name' }).fill('Office');
  await page.keyboard.press('Enter');
  const start = wizard.getByRole('textbox', { name: 'Start IP' });
  await expect(start).toBeFocused();
  await expect(wizard).toContainText('Another range begins there');
  await expectAccessible(page);
  await start.fill('10.0.0.1');
  await page.keyboard.press('Enter');
  await page.goBack();
  await expect(start).toHaveValue('10.0.0.1');
  await start.press('Enter');
  await wizard.getByRole('textbox', { name: 'Name' }).press('Enter');
  await expect(page.getByTestId('made')).toContainText('"begin":"10.0.0.1"');
});
