/** Requests and answers about themes, member by member (rows THM-064, 101, 111, 138, 140, 169, 170, 183, 189). */
import type { Page } from '../support/page.ts';
import { expect, step, test } from '../support/screens.ts';

const root = '/api/basicserver';
const paramsOf = (page: Page, path: string) =>
  Object.fromEntries(page.calls(`${root}/${path}`).at(-1)?.url.searchParams ?? []);
const save = (page: Page) => page.keyboard.press('Control+s');

test('a save is followed by the call for the state that the theme has (row THM-101)', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/themes/pc/edit/TP100001?style=dark');
  await step('a theme that is on is enabled', async () => {
    await page.getByRole('textbox', { name: 'Window title' }).fill('Harbour office');
    await save(page);
    await page.waitForCall(`${root}/backTopic/enableTopic`, 0);
    expect(paramsOf(page, 'backTopic/enableTopic')).toMatchObject({ topicId: 'TP100001', dtu: 'pc' });
    expect(page.calls(`${root}/backTopic/disableTopic`)).toHaveLength(0);
  });

  await step('a theme that is off is disabled', async () => {
    await page.goto('/themes/pc');
    const row = page.getByRole('row').filter({ hasText: 'Graphite' }).first();
    await row.getByRole('button', { name: 'Edit' }).click();
    await expect(page.getByRole('switch', { name: 'Enabled' })).not.toBeChecked();
    await page.getByRole('textbox', { name: 'Window title' }).fill('Slate');
    await save(page);
    await page.waitForCall(`${root}/backTopic/disableTopic`, 0);
    expect(page.calls(`${root}/backTopic/enableTopic`)).toHaveLength(1);
  });

  await step('so is a new one that is saved while it is off', async () => {
    await page.goto('/themes/pc/new?style=dark');
    await page.getByRole('textbox', { name: 'Theme name' }).fill('Quay');
    await save(page);
    await page.waitForCall(`${root}/backTopic/disableTopic`, 1);
    const made = JSON.parse(page.calls(`${root}/backTopic/addBaseTopic`)[0]?.body ?? '{}');
    expect(paramsOf(page, 'backTopic/disableTopic')).toMatchObject({ topicId: made.id });
    await expect(page).toHaveURL(/\/themes\/pc\?/);
  });

  await step('the save stands where that call fails, and the failure is said', async () => {
    await page.goto('/themes/pc/new?style=dark');
    await page.getByRole('textbox', { name: 'Theme name' }).fill('Mole');
    await console.pretend({ failures: { 'themes.back.disable': 'refused' } });
    await save(page);
    await page.waitForCall(`${root}/backTopic/disableTopic`, 2);
    const notices = page.getByRole('region', { name: /^Notifications/ });
    await expect(notices.getByText(/a failure that the sandbox pretends/)).toBeVisible();
    await expect(page).toHaveURL(/\/themes\/pc\?/);
  });
});

test('the mobile family names its source in the address (row THM-138)', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/themes/h5?source=external');
  await page.getByRole('row').nth(1).getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Appoint…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Permanently' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  const [sent] = page.calls(`${root}/appTopic/appointTopic`);
  expect(sent?.url.search).toBe('?source=external');
  expect(JSON.parse(sent?.body ?? '{}')).not.toHaveProperty('source');
});

test('an upload to the cloud names its terminal, of every family (row THM-183)', async ({
  page,
  console,
}) => {
  const uploads = [
    ['pc', 'backTopic/uploadCloudFileZip'],
    ['pcClient', 'backTopic/uploadCloudFileZip'],
    ['special', 'featureTopic/uploadCloudNew'],
    ['h5', 'appTopic/uploadCloudFileZip'],
  ] as const;
  await console.openAs('systemAdministrator', '/themes/pc');
  for (const [terminal, path] of uploads) {
    await page.goto(`/themes/${terminal}`);
    const before = page.calls(`${root}/${path}`).length;
    await page.getByRole('row').nth(1).getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: /cloud store/ }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /ublish/ })
      .click();
    await page.waitForCall(`${root}/${path}`, before);
    const sent = page.calls(`${root}/${path}`).at(-1);
    const fields = sent?.body ? JSON.parse(sent.body) : Object.fromEntries(sent?.url.searchParams ?? []);
    expect(fields).toMatchObject({ dtu: terminal === 'pcClient' ? 'app-pc' : 'pc' });
    await expect(page.getByText('Operation successful').first()).toBeVisible();
  }
});

test('names in languages are followed by the call that has them read anew (row THM-170)', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/themes/pc/names/TP100001');
  const dialog = page.getByRole('dialog', { name: /^Names of “.+” in other languages$/ });
  await dialog
    .getByRole('textbox', { name: /Chinese/ })
    .first()
    .fill('海港');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.waitForCall(`${root}/topic/flushTopicInter`, 0);
  await expect(dialog).toHaveCount(0);

  await step('they are saved where that call fails, and the failure is said', async () => {
    await page
      .getByRole('row')
      .filter({ hasText: '海港' })
      .first()
      .getByRole('button', { name: 'More' })
      .click();
    await page.getByRole('menuitem', { name: 'Names in languages…' }).click();
    await console.pretend({ failures: { 'themes.flushNames': 'refused' } });
    await dialog
      .getByRole('textbox', { name: /Chinese/ })
      .first()
      .fill('港口');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(/a failure that the sandbox pretends/).first()).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('row').filter({ hasText: '港口' }).first()).toBeVisible();
  });
});

test('a list of standard themes says whether one may do everything (row THM-140)', async ({
  page,
  console,
}) => {
  const list = `${root}/backTopic/qryTopic?style=dark&currentPage=1&pageSize=20&dtu=pc`;
  await console.openAs('systemAdministrator', '/themes/pc');
  expect(JSON.parse(await page.ask(list)).data.data.super).toBe(true);
  await console.openAs('departmentAdministrator', '/themes/pc');
  expect(JSON.parse(await page.ask(list)).data.data.super).toBe(false);
});

test('the server is asked which themes are one’s own (row THM-169)', async ({ page, console }) => {
  await console.openAs('employee', '/');
  const { data } = JSON.parse(await page.ask(`${root}/topic/qryAuthTopic?dtu=pc`));
  expect(data.length).toBeGreaterThan(0);
  expect(data[0]).toEqual({
    id: expect.any(String),
    topicName: expect.any(String),
    topicStyle: expect.stringMatching(/^(?:dark|light)$/),
  });
});

test('detachment of type 0 is open in depth: a department far below has its own list (row THM-111)', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/info');
  await console.pretend({ detach: 'depth' });
  const about = 'moduleType=PAGEMANAGER';
  expect(JSON.parse(await page.ask(`${root}/menu/check-detach?${about}`)).data.detachable).toBe('1');
  expect(JSON.parse(await page.ask(`${root}/menu/detach-type?${about}`)).data.detachType).toBe('0');
  await page.goto('/themes/pc?dept=D205');
  await expect(page.getByRole('button', { name: 'New theme' })).toBeVisible();
  expect(paramsOf(page, 'backTopic/qryTopic')).toMatchObject({ deptId: 'D205' });
});

test('the use range of a theme and its exceptions are sent together, for each theme (row THM-064)', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/themes/pc/edit/TP100001?style=dark');
  await page.getByRole('textbox', { name: 'Window title' }).fill('Harbour office');
  await save(page);
  await page.waitForCall(`${root}/backTopic/updateTopic`, 0);
  const sent = JSON.parse(page.calls(`${root}/backTopic/updateTopic`)[0]?.body ?? '{}');
  expect(sent).toMatchObject({ useRange: expect.any(Array), useRangeDisable: expect.any(Array) });
});

test('of every family a save says “Saved successfully” (row THM-189)', async ({ page, console }) => {
  const editors = [
    ['/themes/pc/edit/TP100001?style=dark', 'Theme name'],
    ['/themes/h5/edit/TM100001?style=dark', 'Theme name'],
    ['/themes/special/edit/TF100001', 'Theme name'],
    ['/css_theme/TC100001', 'Name'],
  ] as const;
  for (const [path, field] of editors)
    await step(path, async () => {
      await console.openAs('systemAdministrator', path);
      await page.getByRole('textbox', { name: field, exact: true }).first().fill('Quay');
      await save(page);
      await expect(page.getByText('Saved successfully')).toBeVisible();
    });
});
