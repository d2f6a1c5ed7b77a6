/**
 * Views that the documents only name and that stand on a page of a wider name: each is found in the palette by what the
 * documents call it, and what is set there is there (rows FRAME-038 to 040, 051, 059).
 */
import type { Page } from '../support/page.ts';
import { expect, step, test } from '../support/screens.ts';

const views: readonly (readonly [
  typed: string,
  name: string,
  path: RegExp,
  shows: (page: Page) => ReturnType<Page['getByRole']>,
])[] = [
  [
    'common menu setting',
    'Settings',
    /\/appManage\/settings/,
    (page) => page.getByRole('radio', { name: 'One application' }),
  ],
  [
    'menu order',
    'Admin centre menus',
    /\/backMenuSetting/,
    (page) => page.getByRole('button', { name: 'Move Organisation', exact: true }),
  ],
  [
    'person menu',
    'My applications',
    /\/launcher\/apps/,
    (page) => page.getByRole('switch', { name: 'Show Workflow in the launcher', exact: true }),
  ],
  [
    'app order',
    'Application management',
    /\/appManage/,
    (page) => page.getByRole('button', { name: 'Order for everybody…', exact: true }),
  ],
  [
    'app entry',
    'Quick menu',
    /\/base\/quickMenu/,
    (page) => page.getByRole('table', { name: 'Quick-create entrances' }),
  ],
];

test('each is found by its name, and shows what one sets there', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/info');
  for (const [typed, name, path, shows] of views) {
    await step(typed, async () => {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.getByRole('button', { name: /^Search or jump to/ }).click();
      await page.getByRole('combobox').last().fill(typed);
      await page
        .getByRole('option', { name: new RegExp(name) })
        .first()
        .click();
      await expect(page).toHaveURL(path);
      await expect(shows(page).first()).toBeVisible();
    });
  }
});
