/** Themes as bars by department: moved, stretched and drawn by keys alone, saved after the picture (THM-049, 091, 092). */
import type { Locator } from '../support/locator.ts';
import type { Page } from '../support/page.ts';
import { expect, step, test } from '../support/screens.ts';

const appoint = '/api/basicserver/backTopic/appointTopic';
const calendar = (page: Page) => page.getByRole('region', { name: 'Timed appointments' });
const bar = (page: Page, name: string) => calendar(page).getByRole('slider', { name });
const keys = async (target: Locator, ...all: readonly string[]) => {
  for (const key of all) await target.press(key);
};
const body = (page: Page) => JSON.parse(page.calls(appoint).at(-1)?.body ?? '{}');
const saveDays = async (page: Page) => {
  await calendar(page).getByRole('button', { name: 'Save the days…' }).click();
  const dialog = page.getByRole('alertdialog', { name: /^Save the days of/ });
  await expect(dialog.getByRole('table', { name: 'Themes by person' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toHaveCount(0);
};

test('a bar is stretched and moved by keys, and saved with who sees what then', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/themes/pc/who-sees?day=2027-12-20');
  const name = '周年庆青瓷 (Dark)';
  const end = bar(page, `Last day of ${name}`);
  await expect(end).toHaveAttribute('aria-valuetext', '31 Dec 2027');
  await keys(end, 'ArrowRight', 'Shift+ArrowRight', 'ArrowLeft');
  await expect(end).toHaveAttribute('aria-valuetext', '7 Jan 2028');
  await expect(calendar(page).getByText('1 theme has unsaved days')).toBeVisible();
  await expect(calendar(page).getByText(`${name}: 1 Jun 2026 to 7 Jan 2028`)).toBeVisible();
  await step('Esc takes it back', async () => {
    await end.press('Escape');
    await expect(end).toHaveAttribute('aria-valuetext', '31 Dec 2027');
    await expect(calendar(page).getByRole('button', { name: 'Save the days…' })).toHaveCount(0);
  });
  await keys(end, 'ArrowRight');
  await keys(bar(page, `Days of ${name}`), 'ArrowRight');
  await saveDays(page);
  await expect(calendar(page).getByRole('button', { name: 'Save the days…' })).toHaveCount(0);
  expect(body(page)).toMatchObject({
    topicId: 'TP100006',
    appointDate: ['2026-06-02', '2028-01-02'],
  });
  expect(body(page).allowUserSwitch).toBe('E');
});

test('a bar is drawn for a theme without days; overlaps and gaps follow before anything is saved', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/themes/pc/who-sees?day=2028-03-01');
  await calendar(page).getByRole('checkbox', { name: 'Themes without days too' }).click();
  await calendar(page).getByRole('button', { name: 'Draw its days here: Harbour (Dark)' }).press('Enter');
  await expect(bar(page, 'Days of Harbour (Dark)')).toHaveAttribute(
    'aria-valuetext',
    '1 Mar 2028 to 7 Mar 2028',
  );
  await expect(
    calendar(page).getByText('No timed theme is appointed from 5 Feb 2028 to 29 Feb 2028.'),
  ).toBeVisible();
  await step('moved onto another one, the overlap is said', async () => {
    await keys(bar(page, 'Days of Harbour (Dark)'), ...Array.from({ length: 5 }, () => 'PageDown'));
    await expect(
      calendar(page).getByText(
        '“元宵墨石 (Dark)” and “Harbour (Dark)” overlap from 26 Jan 2028 to 1 Feb 2028.',
      ),
    ).toBeVisible();
  });
  expect(page.calls(appoint)).toHaveLength(0);
  await step('leaving asks, since nothing of it is kept', async () => {
    await page.getByRole('link', { name: 'Interface configuration' }).first().click();
    const question = page.getByRole('alertdialog');
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: 'Cancel' }).click();
  });
  await saveDays(page);
  await expect(calendar(page).getByRole('button', { name: 'Save the days…' })).toHaveCount(0);
  expect(body(page)).toMatchObject({
    appointDate: ['2028-01-26', '2028-02-01'],
    appointRange: [],
  });
});

test('a single day stands once: of a bar, a gap, an overlap and a column of who sees what', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/themes/pc/who-sees?day=2028-03-01');
  await calendar(page).getByRole('checkbox', { name: 'Themes without days too' }).click();
  await calendar(page).getByRole('button', { name: 'Draw its days here: Harbour (Dark)' }).press('Enter');
  const days = bar(page, 'Days of Harbour (Dark)');
  await keys(bar(page, 'Last day of Harbour (Dark)'), ...Array.from({ length: 6 }, () => 'ArrowLeft'));
  await expect(days).toHaveAttribute('aria-valuetext', '1 Mar 2028');
  await keys(days, 'PageDown', 'PageDown', 'PageDown', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft');
  await expect(calendar(page).getByText('No timed theme is appointed on 5 Feb 2028.')).toBeVisible();
  await keys(days, 'ArrowLeft', 'ArrowLeft');
  await expect(
    calendar(page).getByText('“元宵墨石 (Dark)” and “Harbour (Dark)” overlap on 4 Feb 2028.'),
  ).toBeVisible();
  await calendar(page).getByRole('button', { name: 'Save the days…' }).click();
  const picture = page.getByRole('alertdialog').getByRole('table', { name: 'Themes by person' });
  await expect(picture.getByRole('columnheader', { name: '4 Feb 2028', exact: true })).toBeVisible();
});

test('a day that the server refuses stays drawn', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/themes/pc/who-sees?day=2027-12-20');
  await console.pretend({ failures: { 'themes.back.appoint': 'refused' } });
  await bar(page, 'Last day of 周年庆青瓷 (Dark)').press('ArrowRight');
  await saveDays(page);
  await expect(page.getByRole('region', { name: /^Notifications/ }).getByRole('alert')).toBeVisible();
  await expect(bar(page, 'Last day of 周年庆青瓷 (Dark)')).toHaveAttribute('aria-valuetext', '1 Jan 2028');
  await expect(calendar(page).getByRole('button', { name: 'Save the days…' })).toBeVisible();
});

test('departments that keep themes of their own have their own rows', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/info');
  await console.pretend({ detach: 'on' });
  await page.goto('/themes/pc/who-sees');
  await expect(calendar(page).getByText('澄汀智造科技有限公司').first()).toBeVisible();
  await calendar(page).getByRole('checkbox', { name: 'Departments right below too' }).click();
  await expect(calendar(page).getByText('销售中心').first()).toBeVisible();
});

test('a whole that cannot be read costs its calendar and says so', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/info');
  await console.pretend({ failures: { 'departments.root': 'refused' } });
  await page.goto('/themes/pc/who-sees');
  await expect(page.getByText('Choose for whom')).toBeVisible();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(calendar(page)).toHaveCount(0);
});

test('a department’s line on the overview and View as lead to whoever is on view', async ({
  page,
  console,
}) => {
  await console.openAs('departmentAdministrator', '/info');
  const line = page.getByRole('main').getByRole('link', { name: 'Visibility' }).first();
  await line.click();
  await expect(page).toHaveURL(/\/themes\/pc\/who-sees\?of=department&who=D\d+/);
  await expect(page.getByRole('region', { name: 'Visible themes' })).toBeVisible();
  await step('whoever administers a part sees no calendar of the whole', async () => {
    page.answers(/^\/p?api\//);
    await page.goto('/themes/pc/who-sees');
    await expect(page.getByText('Choose for whom')).toBeVisible();
    await page.settled();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(calendar(page)).toHaveCount(0);
  });
});

test('of a person who is viewed, View as leads to their theme', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/appManage/view?of=person&who=U20112');
  await page.getByRole('link', { name: 'Which theme they see' }).click();
  await expect(page).toHaveURL(/\/themes\/pc\/who-sees\?who=U20112$/);
  await expect(page.getByRole('region', { name: 'Visible themes' })).toBeVisible();
});
