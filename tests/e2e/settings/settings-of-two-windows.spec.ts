/** Settings that are changed and at once left, and settings that another window or another Steward changes. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/console.ts';
import { signInAs } from '../support/console-page.ts';
import { startWebShell } from '../support/web-shell.ts';

const collapse = (page: Page) => page.getByRole('button', { name: 'Collapse the menu' });
const expand = (page: Page) => page.getByRole('button', { name: 'Expand the menu' });

/** Each by a press either way. */
const ways = ['reload', 'reload', 'leave', 'leave'];

test('a setting changed just before a reload or leaving is kept, whichever way it is changed', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/info');
  await expect(collapse(page)).toBeVisible();
  for (const [turn, leaving] of ways.entries()) {
    const before = turn % 2 === 0 ? collapse(page) : expand(page);
    const after = turn % 2 === 0 ? expand(page) : collapse(page);
    await expect(before).toBeVisible();
    // In one step of the page's: nothing is sent between the press and the end but what the press sent.
    await before.evaluate((button: HTMLElement, way) => {
      button.click();
      if (way === 'reload') location.reload();
      // Gone at once, where a reload waits for its answer.
      else location.replace('about:blank');
    }, leaving);
    if (leaving === 'reload') await page.waitForLoadState('load');
    else {
      await page.waitForURL('about:blank');
      await page.goto(`${console.shell.origin}/info`);
    }
    await expect(after).toBeVisible();
  }
});

test('windows of one Steward and of another one on the same data stay in step', async ({
  page,
  context,
  console,
}) => {
  await console.openAs('systemAdministrator', '/info');
  const window = await context.newPage();
  await window.goto(await console.shell.newLink());
  const other = await startWebShell({ dataDir: console.shell.dataDir });
  try {
    const elsewhere = await context.newPage();
    await elsewhere.goto(other.url);
    await signInAs(elsewhere, 'System administrator');
    const pages = [page, window, elsewhere];
    for (const each of pages) await expect(collapse(each)).toBeVisible();
    await collapse(page).click();
    for (const each of pages) await expect(expand(each)).toBeVisible();
    await expand(elsewhere).click();
    for (const each of pages) await expect(collapse(each)).toBeVisible();
    // A language chosen there is spoken here.
    await elsewhere.getByRole('button', { name: /^Account: / }).click();
    await elsewhere.getByRole('menuitemradio', { name: /中文/ }).click();
    for (const each of pages) await expect(each.locator('html')).toHaveAttribute('lang', 'zh-CN');
  } finally {
    await other.stop();
  }
});
