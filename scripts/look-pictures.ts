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
  { name: 'head', path: '/safe_account/network_manage', part: (page) => page.locator('main header').first() },
  { name: 'switch', path: '/systemSettings/email', part: (page) => rowOf(page.getByRole('switch').first()) },
  { name: 'segmented', path: '/settings', part: (page) => page.getByRole('radiogroup').first() },
  { name: 'select', path: '/loginlog', part: (page) => page.locator('.ant-select').first() },
  {
    name: 'checkboxes',
    path: '/base/teams/lang/tenant/T2308147',
    part: (page) => page.getByRole('dialog').locator('fieldset').first(),
  },
  {
    name: 'field',
    path: '/base/teams',
    part: (page) =>
      page.getByRole('textbox', { name: 'Organisation name' }).locator('xpath=ancestor::div[3]'),
  },
  {
    name: 'save-bar',
    path: '/base/teams',
    before: async (page) => page.getByRole('textbox', { name: 'Telephone' }).fill('0512-5550148'),
    part: (page) => page.locator('[data-bar]'),
  },
  { name: 'filters', path: '/errorList', part: (page) => page.getByRole('search').first() },
  { name: 'status', path: '/themes/pc', part: (page) => page.getByRole('row').nth(1) },
  { name: 'figures', path: '/base/appAuth', part: (page) => page.getByRole('group').first().locator('..') },
  {
    name: 'notice',
    path: '/safe_account/securityconfig/loginWhite',
    part: (page) => page.locator('main [data-tone]').first(),
  },
  { name: 'empty', path: '/changes', part: (page) => page.getByText('Nothing is collected').locator('..') },
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
page.setDefaultTimeout(8_000);
await page.goto(address);
// A kept session needs no sign-in.
const choice = page.getByRole('button', { name: account }).first();
await choice
  .or(page.getByRole('heading', { level: 1 }))
  .first()
  .waitFor();
if (await choice.isVisible()) await choice.click();
await page.getByRole('heading', { level: 1 }).first().waitFor();
for (const { name, path, part, before } of pictures) {
  await page.goto(new URL(path, address).href);
  await page.locator('main [data-skeleton]').first().waitFor({ state: 'detached' });
  await before?.(page);
  await part(page).screenshot({ path: join(folder, `${name}.png`), animations: 'disabled' });
  console.log(`docs/look/${name}.png`);
}
await browser.close();
