/** Working hours by department: whose they are is said, and figure, filter and list are one set. */
import { expect, test } from '../support/screens.ts';

const path = '/loginlog';
/** The list's own request; the figures ask for other pages. */
const asksList = (url: URL) => url.searchParams.get('streamFilter')?.endsWith('"pageSize":50}');

test('a department has hours of its own, by the clock of its zone', async ({ page, console }) => {
  await console.openAs('systemAdministrator', path);
  await expect(
    page.getByRole('link', { name: /^Outside working hours: [\d,]+ ?8:00–19:00 \(.+\)$/ }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'More for Login log' }).click();
  await page.getByRole('menuitem', { name: 'Working hours…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Working hours' });
  await dialog.getByRole('button', { name: 'Add departments' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(
    'A line has no department: choose one, or remove the line.',
  );

  const line = dialog.getByRole('group', { name: 'Departments with hours of their own, 1' });
  await line.getByRole('button', { name: 'Departments: Choose departments' }).click();
  const picker = page.getByRole('dialog', { name: 'Choose departments' });
  await picker.getByRole('treeitem', { name: '财务部' }).click();
  await picker.getByRole('button', { name: 'Choose (1)' }).click();
  await line.getByRole('combobox', { name: 'Beginning' }).selectOption('20');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Working hours have to end after they begin.');
  await line.getByRole('combobox', { name: 'Beginning' }).selectOption('9');
  await line.getByRole('combobox', { name: 'End' }).selectOption('18');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);

  const tile = page.getByRole('link', {
    name: /^Outside working hours: [\d,]+ ?财务部 9:00–18:00 \(.+\); others 8:00–19:00 \(.+\)$/,
  });
  await expect(tile).toBeVisible();
  const [, count = ''] = /hours: ([\d,]+)/.exec((await tile.textContent()) ?? '') ?? [];
  await tile.click();
  await expect(page.getByText(`${count} entries`, { exact: true })).toBeVisible();
  const sent = page.calls('/api/basicserver/loginlog/pageQuery').findLast(({ url }) => asksList(url));
  expect(JSON.parse(sent?.url.searchParams.get('streamFilter') ?? '{}')).toMatchObject({
    operateType: 'login',
    result: 'success',
    outsideHours: '8-19',
    departmentHours: [{ deptId: expect.stringMatching(/^D\d+$/), hours: '9-18' }],
  });
  await page.reload();
  await expect(page.getByText(`${count} entries`, { exact: true })).toBeVisible();
});

test('a link says whose hours it has, also where this computer has others', async ({ page, console }) => {
  await console.openAs('systemAdministrator', `${path}?hours=8-19;D205:9-18@Asia/Singapore`);
  await expect(page.getByRole('combobox', { name: /^Hours/ })).toHaveValue('8-19;D205:9-18@Asia/Singapore');
  const option = page.getByRole('option', {
    name: /^Outside .+ 9:00–18:00 \(Asia\/Singapore\); others 8:00–19:00 \(.+\), Mon–Fri$/,
  });
  await expect(option).toHaveCount(1);
});

test('a server that does not count leads from the tile to the list', async ({ page, console }) => {
  await console.openAs('systemAdministrator', path);
  await page.route('/api/basicserver/loginlog/pageQuery', async (route) => {
    const filter = route.call.url.searchParams.get('streamFilter') ?? '';
    if (filter.includes('"pageSize":1}')) route.fulfill({ status: 403, body: '{}' });
    else route.continue();
  });
  await page.getByRole('button', { name: 'More for Login log' }).click();
  await page.getByRole('menuitem', { name: 'Working hours…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Working hours' });
  const clock = dialog
    .getByRole('group', { name: 'Everybody else' })
    .getByRole('combobox', { name: /^Clock/ });
  await clock.click();
  await page.getByRole('option', { name: 'Asia/Singapore', exact: true }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(
    page.getByRole('link', { name: /^Outside working hours: not known ?8:00–19:00 \(Asia\/Singapore\)$/ }),
  ).toBeVisible();
});
