/** An employee's own applications, call by call (LAUNCH-001 to 008, 011 to 018). */
import type { Input } from '#shared/api/endpoint.ts';
import { saveEmpAppManageConfigs } from '#shared/api/launcher/launcher.ts';
import { encodeRequest } from '#shared/api/wire.ts';
import type { Page } from '../support/page.ts';
import { expect, step, test } from '../support/screens.ts';

const manage = '/api/basicserver/app/manage';
const saved = `${manage}/saveEmpAppManageConfigs`;
const rows = (page: Page) => page.getByRole('table', { name: 'My applications' }).getByRole('row');
const show = (page: Page, name: string) =>
  page.getByRole('switch', { name: `Show ${name} in the launcher`, exact: true });
const nav = (page: Page, name: string) =>
  page.getByRole('switch', { name: `Show ${name} in navigation`, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const status = (page: Page) => page.getByRole('region', { name: /^Notifications/ });
const body = (page: Page, path: string) => JSON.parse(page.calls(path).at(-1)?.body ?? '{}');

test('a changed switch is kept until it is saved, discarded or reset', async ({ page, console }) => {
  await console.openAs('employee', '/launcher/apps');
  await expect(rows(page).nth(1)).toContainText('Messages');
  await step('hiding leaves navigation too', async () => {
    await show(page, 'Workflow').click();
    await expect(show(page, 'Workflow')).not.toBeChecked();
    await expect(nav(page, 'Workflow')).not.toBeChecked();
    expect(page.calls(saved)).toHaveLength(0);
  });
  await step('discarded, everything is as it was', async () => {
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(show(page, 'Workflow')).toBeChecked();
    await expect(nav(page, 'Workflow')).toBeChecked();
  });
  await step('saved, only the lists that were changed are sent', async () => {
    await nav(page, 'Calendar').click();
    await save(page).click();
    await expect(status(page).getByText('Saved successfully')).toBeVisible();
    const sent = body(page, saved);
    expect(Object.keys(sent)).toEqual(['showNavs']);
    expect(sent.showNavs).toEqual([{ id: '8', menuStatus: '0' }]);
  });
  await step('leaving with changes asks', async () => {
    await show(page, 'Mail').click();
    await page.getByRole('link', { name: 'Groups' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL(/launcher\/groups/);
  });
  await step('reset takes everything back, also what is not saved', async () => {
    const offer = page.getByRole('status').filter({ hasText: 'There is a draft from' });
    await page.goto('/launcher/apps');
    await expect(offer).toBeVisible();
    await page.getByRole('link', { name: 'Groups' }).click();
    await page.getByRole('button', { name: 'Reset to defaults' }).click();
    const question = page.getByRole('alertdialog', { name: 'Reset your applications to the defaults?' });
    await question.getByRole('button', { name: 'Reset to defaults' }).click();
    await expect(status(page).getByText('restore default data successful')).toBeVisible();
    await page.settled();
    await page.goto('/launcher/apps');
    await expect(nav(page, 'Calendar')).toBeChecked();
    await expect(offer).toHaveCount(0);
    await expect(save(page)).toHaveCount(0);
  });
});

test('search, choice, to the front, by keys', async ({ page, console }) => {
  await console.openAs('employee', '/launcher/apps');
  const box = (name: string) => page.getByRole('checkbox', { name: `Select ${name}` });
  await box('Mail').click();
  await box('Calendar').click();
  await expect(page.getByText('2 selected')).toBeVisible();
  await step('what a search hides is chosen no more', async () => {
    const search = page.getByRole('textbox', { name: 'Search: Name or short name' });
    await search.fill('cal');
    await expect(rows(page)).toHaveCount(2);
    await expect(page.getByText('1 selected')).toBeVisible();
    await page.getByRole('button', { name: 'Hide', exact: true }).click();
    await search.focus();
    await page.keyboard.press('Enter');
    expect(page.calls(saved)).toHaveLength(0);
    await page.getByRole('button', { name: 'Discard' }).click();
    await search.fill('');
    await expect(box('Mail')).not.toBeChecked();
    await expect(box('Calendar')).toBeChecked();
  });
  await step('to the front', async () => {
    await page.getByRole('button', { name: 'Move to front' }).click();
    await expect(rows(page).nth(1)).toContainText('Calendar');
    await expect(rows(page).nth(2)).toContainText('Messages');
  });
  await step('by keys', async () => {
    await page.getByRole('button', { name: 'Move Calendar' }).focus();
    for (const key of ['Space', 'ArrowDown', 'Space']) await page.keyboard.press(key);
    await expect(rows(page).nth(1)).toContainText('Messages');
    await expect(rows(page).nth(2)).toContainText('Calendar');
    await save(page).click();
    await expect(status(page).getByText('Saved successfully')).toBeVisible();
    const { orders, ...more } = body(page, saved);
    // Messages stays where it is; what stood between has another place.
    expect(orders[0]).toBe('8');
    expect(orders).not.toContain('500');
    expect(more).toEqual({});
  });
  await step('show all leaves alone what is excluded', async () => {
    await page.getByRole('button', { name: 'Hide all' }).click();
    await expect(show(page, 'Calendar')).not.toBeChecked();
    await expect(show(page, 'Settings')).toBeChecked();
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect(show(page, 'Calendar')).toBeChecked();
  });
});

/** Saves what another device of the same employee would save. */
async function saveElsewhere(lists: Input<typeof saveEmpAppManageConfigs>): Promise<void> {
  const { url, method, body: sent } = encodeRequest(saveEmpAppManageConfigs, lists);
  const answer = await fetch(url, {
    method,
    headers: {
      'Content-Type': 'application/json',
      'X-Steward-Session': sessionStorage.getItem('steward.session') ?? '',
      'X-Steward-Call': crypto.randomUUID(),
    },
    body: sent ?? null,
  });
  expect(await answer.json()).toMatchObject({ code: 200 });
}

test('another device’s changes of other applications stay; a question is asked about the same application by name', async ({
  page,
  console,
}) => {
  await console.openAs('employee', '/launcher/apps');
  const opens = (name: string) => page.getByRole('combobox', { name: `Where ${name} opens` });
  await step('other applications', async () => {
    await show(page, 'Calendar').click();
    await saveElsewhere({ showApps: [{ id: '2', display: false }] });
    await save(page).click();
    await expect(status(page).getByText('Saved successfully')).toBeVisible();
    expect(body(page, saved)).toEqual({
      showApps: [{ id: '8', display: '0' }],
      showNavs: [{ id: '8', menuStatus: '0' }],
    });
    await expect(show(page, 'Workflow')).not.toBeChecked();
  });
  await step('the same application', async () => {
    await opens('Calendar').click();
    await page.getByRole('option', { name: 'New page' }).click();
    await saveElsewhere({
      openModes: [
        { id: '8', openMode: 'newWindow' },
        { id: '3', openMode: 'newWindow' },
      ],
    });
    await save(page).click();
    const question = page.getByRole('alertdialog', { name: 'Somebody else changed the same fields' });
    await expect(question.getByRole('rowheader')).toHaveText(['Calendar: opens in']);
    await question.getByRole('button', { name: 'All mine' }).click();
    await question.getByRole('button', { name: 'Save this' }).click();
    await expect(question).toHaveCount(0);
    await expect.poll(() => body(page, saved)).toEqual({ openModes: [{ id: '8', openMode: 'newPage' }] });
  });
  await step('what is arranged otherwise is shown, and follows the organisation again', async () => {
    await page.getByRole('button', { name: 'Compare with the organisation…' }).click();
    const question = page.getByRole('alertdialog', { name: /^3 applications differ/ });
    await expect(question.getByRole('rowheader').filter({ hasText: 'Calendar' })).toHaveText([
      'Calendar: in the launcher',
      'Calendar: in navigation',
      'Calendar: opens in',
    ]);
    await question.getByRole('button', { name: 'Reset these 3 to the organisation’s' }).click();
    await expect(show(page, 'Calendar')).toBeChecked();
    await expect(show(page, 'Workflow')).toBeChecked();
    await page.getByRole('button', { name: 'Compare with the organisation…' }).click();
    await expect(
      status(page).getByText('Your applications match your organisation’s arrangement.'),
    ).toBeVisible();
  });
});

test('the organisation’s arrangement, and back', async ({ page, console }) => {
  await console.openAs('employee', '/launcher/apps');
  await page.getByRole('switch', { name: 'Use the organisation’s arrangement' }).click();
  await expect(show(page, 'Calendar')).toBeDisabled();
  await page.goto('/launcher/groups');
  await expect(page.getByText('You use your organisation’s arrangement')).toBeVisible();
  await expect(page.getByRole('button', { name: 'New group' })).toHaveCount(0);
});

test('groups: new, renamed, ordered, filled, deleted', async ({ page, console }) => {
  await console.openAs('employee', '/launcher/groups');
  const groups = page.getByRole('navigation', { name: 'My groups' });
  await step('the last entry makes a new one', async () => {
    await expect(groups.getByRole('listitem').last()).toContainText('New group');
    await groups.getByRole('button', { name: 'New group' }).click();
    const dialog = page.getByRole('dialog', { name: 'New group' });
    await dialog.getByRole('textbox', { name: 'Group name' }).fill('Mine');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(status(page).getByText('Added successfully')).toBeVisible();
    await expect(groups.getByRole('button', { name: /^Mine/ })).toBeVisible();
  });
  await step('renamed', async () => {
    await groups.getByRole('button', { name: 'More for Mine' }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit group' });
    await dialog.getByRole('textbox', { name: 'Group name' }).fill('Ours');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(groups.getByRole('button', { name: /^Ours/ })).toBeVisible();
  });
  await step('an application moves there', async () => {
    await groups.getByRole('button', { name: /^人事与绩效/ }).click();
    const apps = page.getByRole('table', { name: 'Applications of the group' }).getByRole('row');
    const row = apps.filter({ hasText: 'Attendance' });
    await row.getByRole('button', { name: /Move to/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Move “Attendance” to a group' });
    await dialog.getByRole('combobox', { name: /^Group/ }).click();
    await page.getByRole('option', { name: 'Ours' }).click();
    await dialog.getByRole('button', { name: 'Move', exact: true }).click();
    await expect(status(page).getByText('Modified app order successfully')).toBeVisible();
    await groups.getByRole('button', { name: /^Ours/ }).click();
    await expect(row).toBeVisible();
  });
  await step('deleted, its applications stand in none', async () => {
    await groups.getByRole('button', { name: 'More for Ours' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const question = page.getByRole('alertdialog', { name: 'Delete the group “Ours”?' });
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(status(page).getByText('App group deleted successfully')).toBeVisible();
    await expect(
      page.getByRole('table', { name: 'Applications of the group' }).getByText('Attendance'),
    ).toBeVisible();
  });
});
