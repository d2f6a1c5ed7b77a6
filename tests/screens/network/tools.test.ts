/** IP tools on the screen: a pasted list, what lies over each other, an address that is tried. */
import { expect, test } from '../support/screens.ts';

const path = '/safe_account/network_manage/tools';

test('a pasted list is checked row by row, and what is fine is added', async ({ page, console }) => {
  await console.openAs('systemAdministrator', path);
  const table = page
    .getByRole('table', { name: 'Rows of the pasted list' })
    .or(page.getByRole('grid', { name: 'Rows of the pasted list' }));
  await page
    .getByRole('textbox', { name: 'Pasted list' })
    .fill('Branch,172.20.0.0,172.20.255.255\nShort,10.1\nAgain,172.20.0.0/16\nOdd,010.0.0.1');
  await expect(table).toContainText('Branch');
  await expect(table).toContainText('Short form: write all four numbers');
  await expect(table).toContainText('This range is already listed above');
  await expect(table).toContainText('Leading zeros: some programs read them as octal');
  await expect(page.getByText('1 can be added, 3 cannot')).toBeVisible();
  await page.getByRole('button', { name: 'Add 1' }).click();
  await expect(table).toContainText('Added');
  const [call, ...more] = page.calls('/api/security/networkSegment/add');
  expect(more).toHaveLength(0);
  expect(JSON.parse(call?.body ?? '')).toMatchObject({
    segmentName: 'Branch',
    ipStart: '172.20.0.0',
    ipEnd: '172.20.255.255',
  });
});

test('one that is refused says why, and the others are added', async ({ page, console }) => {
  await console.openAs('systemAdministrator', path);
  await page.getByRole('textbox', { name: 'Pasted list' }).fill('One,172.20.0.1\nTwo,172.20.0.9');
  let first = true;
  await page.route('/api/security/networkSegment/add', (route) => {
    if (!first) return route.continue();
    first = false;
    return route.fulfill({ json: { code: 500, msg: 'No more segments today' } });
  });
  await page.getByRole('button', { name: 'Add 2' }).click();
  await expect(page.getByText('Not added: No more segments today').first()).toBeVisible();
  await page.getByRole('button', { name: 'Add 1' }).click();
  await expect(page.getByText('Not added: No more segments today')).toHaveCount(0);
});

test('of one whose answer is lost nothing is known, and it is made once; however it ends, the segments are read anew', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', path);
  await page.getByRole('textbox', { name: 'Pasted list' }).fill('One,172.20.0.1\nTwo,172.20.0.9');
  const table = page
    .getByRole('table', { name: 'Rows of the pasted list' })
    .or(page.getByRole('grid', { name: 'Rows of the pasted list' }));
  const reads = () => page.calls('/api/security/networkSegment/queryList').length;
  await expect(table).toContainText('Two');
  const before = reads();
  await page.route('/api/security/networkSegment/add', async (route) => {
    if (route.request().postDataJSON().segmentName !== 'Two') return route.continue();
    await route.fetch();
    return route.abort();
  });
  await page.getByRole('button', { name: 'Add 2' }).click();
  await expect(table).toContainText('It is not known whether it was added: ');
  await expect(table).not.toContainText('Not added');
  await expect.poll(reads).toBe(before + 1);
  // The new segment is not reported as equal to itself.
  await expect(table.getByRole('row').nth(1)).toContainText('Added');
  await page.getByRole('button', { name: 'Add 1' }).click();
  await expect(table.getByRole('row').nth(2)).toContainText('Added');
  expect(page.calls('/api/security/networkSegment/add')).toHaveLength(2);
});

test('segments beside each other are found', async ({ page, console }) => {
  await console.openAs('systemAdministrator', `${path}?view=overlaps`);
  await expect(page.getByText('Neighbours', { exact: true }).first()).toBeVisible();
});

test('an address is tried: the black list keeps it out', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/safe_account/ipconfigrec');
  await page.getByRole('switch', { name: 'Black list is in force' }).click();
  await expect(page.getByRole('switch', { name: 'Black list is in force' })).toBeChecked();
  await page.goto(`${path}?view=try&ip=203.0.113.7`);
  await expect(page.getByText('Stays out')).toBeVisible();
  await expect(
    page.getByText('The black list is in force and contains the address: 扫描来源.'),
  ).toBeVisible();
  await page.getByRole('textbox', { name: 'Address' }).fill('203.0.113.8');
  await expect(page.getByText('Comes in')).toBeVisible();
  await page.getByRole('textbox', { name: 'Address' }).fill('10.1');
  await expect(page.getByText('Short form: write all four numbers').first()).toBeVisible();
});

test('an address is tried: what would hold if the lists were in force, and for whom', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', `${path}?view=try&ip=203.0.113.7`);
  await expect(page.getByText('Comes in', { exact: true })).toBeVisible();
  await expect(
    page.getByText('It would be blocked: the black list contains the address (扫描来源).'),
  ).toBeVisible();
  await expect(page.getByText('扫描来源 – black list, not in force; All terminals; everybody')).toBeVisible();
  const share = {
    sid: '1',
    id: '',
    entryType: 'allExternal',
    reverse: '0',
    moduleStr: 'ipconfigrec',
    moduleId: '1',
  };
  await page.route('/api/security/ipconfigrec/queryIpconfigPermission', (route) =>
    route.fulfill({ json: { code: 200, msg: '', data: { shareEntrys: [share] } } }),
  );
  await page.reload();
  await expect(
    page.getByText('It would be blocked: the white list does not contain the address.'),
  ).toBeVisible();
  await expect(
    page.getByText('扫描来源 – black list, not in force; All terminals; All external people'),
  ).toBeVisible();
});

test('an entry for some people keeps those alone out', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/safe_account/ipconfigrec');
  await page.getByRole('switch', { name: 'Black list is in force' }).click();
  await expect(page.getByRole('switch', { name: 'Black list is in force' })).toBeChecked();
  const share = {
    sid: '1',
    id: '',
    entryType: 'allExternal',
    reverse: '0',
    moduleStr: 'ipconfigrec',
    moduleId: '1',
  };
  await page.route('/api/security/ipconfigrec/queryIpconfigPermission', (route) =>
    route.fulfill({ json: { code: 200, msg: '', data: { shareEntrys: [share] } } }),
  );
  await page.goto(`${path}?view=try&ip=203.0.113.7`);
  await expect(page.getByText('Comes in', { exact: true })).toBeVisible();
  await expect(
    page.getByText(/^For All external people: It would be blocked: the black list contains/).first(),
  ).toBeVisible();
});
