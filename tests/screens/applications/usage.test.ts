/** Use beside licence: what is unused, over or near its seats, and turned off from there (rows APP-007, 186, 187). */
import type { Locator } from '../support/locator.ts';
import type { Page } from '../support/page.ts';
import { expect, step, test } from '../support/screens.ts';

const path = '/api/basicserver/app/manage/queryAppUse';
const table = (page: Page) => page.getByRole('table', { name: 'Use of applications' });
const row = (page: Page, name: string) => table(page).getByRole('row', { name: new RegExp(name) });
const chip = (page: Page, name: RegExp) => page.getByRole('button', { name });

const calls = (page: Page, part: RegExp) => page.calls(part).filter(({ method }) => method === 'POST');

/** Customers, which others need, is licensed and not used. */
const uses = [
  { moduleId: '5', audience: 1320, users: 0, lastUse: '2026-01-09' },
  { moduleId: '8', audience: 12, users: 7, lastUse: '2026-11-28' },
];

test('task b: three clicks from the applications to an unused one that is off; who signs in has it no more', async ({
  page,
  console,
}) => {
  await console.openAs('employee', '/launcher/apps');
  const own = (name: string) =>
    page.getByRole('switch', { name: `Show ${name} in the launcher`, exact: true });
  await expect(own('Official documents')).toBeVisible();
  await console.openAs('systemAdministrator', '/appManage');
  let clicks = 0;
  const click = async (locator: Locator) => {
    clicks += 1;
    await locator.click();
  };
  await click(page.getByRole('link', { name: 'Use and licence' }));
  await click(chip(page, /^Unused \(/));
  await step('found, with its people and the seats of its licence', async () => {
    await expect(row(page, 'Official documents')).toContainText('1,320');
    await expect(row(page, 'Official documents')).toContainText(/PC [\d,]+ \/ [\d,]+/);
    await expect(row(page, 'Attendance')).toHaveCount(0);
    expect(clicks).toBe(2);
  });
  await click(row(page, 'Official documents').getByRole('button', { name: 'Disable Official documents' }));
  await expect.poll(() => calls(page, /enableModule/).length).toBe(1);
  expect(clicks).toBe(3);
  await console.openAs('employee', '/launcher/apps');
  await expect(own('Workflow')).toBeVisible();
  await expect(own('Official documents')).toHaveCount(0);
});

test('an unused application that others need is disabled with them, after a question', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/appManage/usage');
  await page.route(path, (route) => route.fulfill({ json: { code: 200, data: uses } }));
  await page.reload();
  await chip(page, /^Unused \(/).click();
  await expect(row(page, 'Customers')).toContainText('1,320');
  await expect(row(page, 'Calendar')).toHaveCount(0);
  await row(page, 'Customers').getByRole('button', { name: 'Disable Customers' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Contracts');
  expect(calls(page, /enableModule/)).toEqual([]);
  await question.getByRole('button', { name: 'Disable all' }).click();
  await expect.poll(() => calls(page, /enableModules/).length).toBe(1);
});

test('an application over its licence is not called close to it', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/appManage/usage');
  await chip(page, /^Over the licence \(/).click();
  const rows = table(page).getByRole('row');
  await expect(rows.nth(1)).toContainText('over');
  await step('all of them use more than they have', async () => {
    for (const text of (await rows.allInnerTexts()).slice(1)) {
      const ratios = [...text.matchAll(/(?:PC|Mobile) ([\d,]+) \/ ([\d,]+)/g)].map((found) =>
        found.slice(1).map((figure) => Number(figure.replaceAll(',', ''))),
      );
      expect(
        ratios.some(([used = 0, max = 0]) => used > max),
        text,
      ).toBe(true);
    }
  });
});

test('a server that does not tell the use costs these columns, and says so once', async ({
  page,
  console,
}) => {
  await page.route(path, (route) => route.fulfill({ status: 404, body: '' }));
  await console.openAs('systemAdministrator', '/appManage/usage');
  await expect(row(page, 'Calendar')).toContainText('Enabled');
  await expect(page.getByRole('columnheader', { name: /not known here/ })).toHaveCount(3);
  await expect(page.getByText('The people who see and use the applications could not be read')).toHaveCount(
    1,
  );
});

test('an unread figure is not counted as none', async ({ page, console }) => {
  await page.route('/api/basicserver/appmanage/license/queryModuleLicenseInfo', (route) =>
    route.fulfill({ status: 400, json: { code: 400, msg: 'No licence here' } }),
  );
  await page.route(path, (route) => route.fulfill({ status: 404, body: '' }));
  await console.openAs('systemAdministrator', '/appManage/usage');
  await expect(row(page, 'Calendar')).toContainText('Enabled');
  for (const name of [/^Unused \(–\)/, /^Over the licence \(–\)/, /^Close to the limit \(–\)/])
    await expect(chip(page, name)).toBeVisible();
});

test('a person without the right to disable reads the list', async ({ page, console }) => {
  await console.openAs('departmentAdministrator', '/appManage/usage');
  await expect(row(page, 'Calendar')).toBeVisible();
  await expect(table(page).getByRole('button', { name: /^Disable/ })).toHaveCount(0);
});
