/** Looking as somebody else: department, person, terminal and language; with what is not saved; nothing is published. */
import type { Page } from '../support/page.ts';
import { expect, step, test } from '../support/screens.ts';

const path = '/api/basicserver/app/manage/queryViewAs';
const view = '/appManage/view';
const asked = (page: Page) => JSON.parse(page.calls(path).at(-1)?.body ?? 'null');
const rowOf = (page: Page, name: string) =>
  page
    .getByRole('grid', { name: 'Applications as they are seen' })
    .getByRole('row')
    .filter({ hasText: new RegExp(`^${name}`) });
const drawn = (page: Page) =>
  page
    .getByRole('img')
    .elements()
    .map((one) => one.shadowRoot?.textContent ?? '')
    .join(' ');

test('by department, person, terminal, navigation and language, all of it in the address', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', view);
  await expect(page.getByText(/who has arranged nothing$/)).toBeVisible();
  await expect(rowOf(page, 'Workflow')).toContainText('Launcher and navigation');
  expect(drawn(page)).toContain('Quick create');
  await step('another department', async () => {
    await page.goto(`${view}?who=D206`);
    await expect(page.getByText('Somebody in 华东销售部 who has arranged nothing')).toBeVisible();
    expect(asked(page)).toEqual({ deptId: 'D206', lang: 'en_US' });
  });
  await step('a person, who is asked for first', async () => {
    await page.getByRole('radio', { name: 'Person' }).click();
    await expect(page.getByText('Choose a person.')).toBeVisible();
    await expect(page.getByRole('grid', { name: 'Applications as they are seen' })).toHaveCount(0);
    await page.goto(`${view}?of=person&who=U20112`);
    await expect(page.getByText(/^Grace Holloway, /)).toBeVisible();
    // Nothing of the sample's organisation, its person and its notices.
    expect(drawn(page)).toContain('澄汀智造');
    expect(drawn(page)).toContain('GH');
    expect(drawn(page)).not.toContain('Harbour');
    expect(asked(page)).toEqual({ userId: 'U20112', lang: 'en_US' });
  });
  await step('the mixed navigation, which is not the one that is set', async () => {
    await page.getByRole('radio', { name: 'Mixed' }).click();
    await expect(page.getByText('The standard navigation is in use')).toBeVisible();
    expect(page.url()).toContain('nav=mix');
  });
  await step('a phone has no such navigation', async () => {
    await page.getByRole('radio', { name: 'Phone' }).click();
    await expect(page.getByRole('radio', { name: 'Mixed' })).toHaveCount(0);
    expect(page.url()).toContain('on=h5');
  });
  await step('names in another language', async () => {
    await page.goto(`${view}?lang=zh_CN`);
    await expect(rowOf(page, '流程')).toBeVisible();
  });
});

test('with what stands in a form and is not saved; nothing is sent by looking', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/appManage/edit/2');
  const drawer = page.getByRole('dialog').first();
  await drawer.getByRole('switch', { name: 'Custom name' }).click();
  await drawer.getByRole('textbox', { name: 'Name', exact: true }).fill('Approvals');
  await drawer.getByRole('textbox', { name: 'Short name', exact: true }).fill('Appr.');
  await drawer.getByRole('switch', { name: 'Shown in the navigation' }).click();
  await drawer.getByRole('button', { name: 'View as…' }).click();
  await expect(page.getByText('Includes unsaved values.')).toBeVisible();
  await expect(rowOf(page, 'Approvals')).toContainText('Turned off here.');
  expect(page.calls('/api/basicserver/app/manage/saveAppManageInfo')).toHaveLength(0);
  await page.getByRole('dialog').last().getByRole('button', { name: 'Close' }).click();
  await expect(drawer.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Approvals');
});

test('of settings and of the team’s quick create, too', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/appManage/settings');
  await page.getByRole('switch', { name: 'Search in the launcher' }).click();
  await page.getByRole('button', { name: 'View as…' }).click();
  await expect(rowOf(page, 'Workflow')).toBeVisible();
  expect(drawn(page)).not.toContain('Find an application');
  await page.goto('/base/quickMenu/choose');
  await page.getByRole('button', { name: 'View as…' }).click();
  await expect(rowOf(page, 'Workflow')).toBeVisible();
  expect(drawn(page)).toContain('Leave request');
  await expect(page.getByText('Includes unsaved values.')).toHaveCount(0);
});

test('one who may not look at them is told so', async ({ page, console }) => {
  await console.openAs('subAdministrator', `${view}?who=D206`);
  await expect(page.getByText(/^Somebody in 华东销售部/)).toBeVisible();
  await page.goto(`${view}?who=D200`);
  await expect(page.getByText(/No permission/).first()).toBeVisible();
  await expect(page.getByRole('grid', { name: 'Applications as they are seen' })).toHaveCount(0);
});
