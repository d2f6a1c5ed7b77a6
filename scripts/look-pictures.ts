/**
 * `node scripts/look-pictures.ts http://127.0.0.1:PORT/#t=…`: takes the small pictures of docs/look.md from a running
 * console with the sandbox as its server, whose address `npm start` and the web shell print.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Locator, type Page } from '@playwright/test';
import { findTestChromium } from './lib/chromium.mjs';

const folder = join(import.meta.dirname, '../docs/look');
const account = 'System administrator';

interface Picture {
  readonly name: string;
  readonly path: string;
  readonly part: (page: Page) => Locator;
  /** Brings the page into the state that the picture shows. */
  readonly before?: (page: Page) => Promise<void>;
}

const pictures: readonly Picture[] = [
  { name: 'head', path: '/safe_account/ipSegment', part: (page) => page.locator('main header').first() },
  { name: 'switch', path: '/base/systemReminders', part: (page) => rowOf(page.getByRole('switch').first()) },
  { name: 'segmented', path: '/settings', part: (page) => page.getByRole('radiogroup').first() },
  { name: 'select', path: '/appManage/settings', part: (page) => page.locator('.ant-select').first() },
  {
    name: 'checkboxes',
    path: '/safe_account/loginType/edit/new',
    before: async (page) => page.getByRole('radio', { name: 'Some' }).first().check({ force: true }),
    part: (page) => page.locator('fieldset[name=terminals]'),
  },
  { name: 'field', path: '/systemSettings/email', part: (page) => page.locator('[data-field]').first() },
  {
    name: 'save-bar',
    path: '/systemSettings/email',
    before: async (page) => page.locator('form input[type=text], form input:not([type])').first().fill('x'),
    part: (page) => page.locator('[data-bar]'),
  },
  { name: 'filters', path: '/errorList', part: (page) => page.getByRole('search').first() },
  { name: 'status', path: '/themes/pc', part: (page) => page.getByRole('row').nth(1) },
  {
    name: 'figures',
    path: '/base/appAuth',
    part: (page) => page.getByRole('region', { name: /seats/i }).first(),
  },
  { name: 'notice', path: '/theme_packages', part: (page) => page.locator('[data-tone]').first() },
  { name: 'empty', path: '/changes', part: (page) => page.getByText('Nothing').first().locator('..') },
];

/** The bordered row around a control. */
function rowOf(control: Locator): Locator {
  return control.locator('xpath=ancestor::div[2]');
}

const [address] = process.argv.slice(2);
const executablePath = findTestChromium();
if (address === undefined || executablePath === undefined) {
  console.error('usage: node scripts/look-pictures.ts ADDRESS (and a Chromium, see CONTRIBUTING.md)');
  process.exit(2);
}
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath });
const page = await browser.newPage({ viewport: { width: 1100, height: 800 }, colorScheme: 'light' });
await page.goto(address);
await page
  .getByRole('button', { name: new RegExp(account) })
  .first()
  .click();
await page.getByRole('heading', { level: 1 }).waitFor();
for (const { name, path, part, before } of pictures) {
  await page.goto(new URL(path, address).href);
  await page.waitForLoadState('networkidle');
  await before?.(page);
  await part(page).screenshot({ path: join(folder, `${name}.png`), animations: 'disabled' });
  console.log(`docs/look/${name}.png`);
}
await browser.close();
