/** Many invitations at once: a table is pasted or opened, checked, sent row by row, paused, corrected and sent again. */
import { strToU8, zipSync } from 'fflate';
import { policyFile } from '../changes/approval-files.ts';
import type { Page } from '../support/page.ts';
import { expect, test } from '../support/screens.ts';

const path = '/safe_account/invite_list/many';
const call = '/api/bs/basicserver/bsinvite';
const people = '/api/hrm/common/queryUsers';
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Invite many people' });
const rows = (page: Page) =>
  dialog(page)
    .getByRole('table', { name: 'People to invite' })
    .or(dialog(page).getByRole('grid', { name: 'People to invite' }));
const row = (page: Page, name: string) => rows(page).getByRole('row').filter({ hasText: name });
const paste = (page: Page, text: string) =>
  dialog(page).getByRole('textbox', { name: 'Pasted table' }).fill(text);
const contacts = (page: Page) =>
  page.calls(call).map(({ body }) => new URLSearchParams(body ?? '').get('inviteInfo.contact'));

test('a pasted table: what is wrong is said beside each row, the others are invited', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', path);
  await paste(
    page,
    [
      'Mail\tName',
      'maya@example.com\tMaya Lind',
      'MAYA@example.com\tMaya Lind',
      '=1+1\t=cmd()',
      'ada.brook@example.com\tAda Brook',
      '+65 8123 4567\tWei Tan',
    ].join('\n'),
  );
  await expect(dialog(page).getByText('2 of 5 can be invited, 0 invited')).toBeVisible();
  await expect(rows(page).getByRole('row').nth(2)).toContainText('Already in row 2');
  await expect(row(page, '=cmd()')).toContainText('please enter a valid email or phone number');
  await expect(row(page, 'Ada Brook')).toContainText('Invited before');
  await dialog(page).getByRole('button', { name: 'Invite 2' }).click();
  await expect(dialog(page).getByText('0 of 5 can be invited, 2 invited')).toBeVisible();
  expect(contacts(page)).toEqual(['maya@example.com', '81234567']);
  await expect(dialog(page).getByRole('button', { name: 'Invite 0' })).toBeDisabled();
  await dialog(page).getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('table', { name: 'Invitation list' })).toContainText('Wei Tan');
});

test('one that is refused says why; corrected it is sent again, and only it', async ({ page, console }) => {
  await console.openAs('systemAdministrator', path);
  await page.route(call, (route) =>
    contacts(page).at(-1) === 'two@example.com'
      ? route.fulfill({ json: { code: 500, msg: 'No seat is left' } })
      : route.continue(),
  );
  await paste(page, 'One,one@example.com\nTwo,two@example.com\nThree,three@example.com');
  await dialog(page).getByRole('button', { name: 'Invite 3' }).click();
  await expect(row(page, 'two@example.com')).toContainText('Not invited: No seat is left');
  await expect(row(page, 'three@example.com')).toContainText('Invited');
  await dialog(page).getByRole('button', { name: 'Correct row 2' }).click();
  const correction = page.getByRole('dialog', { name: 'Correct row 2' });
  await correction.getByRole('textbox', { name: 'Phone or email' }).fill('nobody');
  await correction.getByRole('button', { name: 'Take over' }).click();
  await expect(correction.getByText('please enter a valid email or phone number').first()).toBeVisible();
  await correction.getByRole('textbox', { name: 'Phone or email' }).fill('zwei@example.com');
  await correction.getByRole('button', { name: 'Take over' }).click();
  await dialog(page).getByRole('button', { name: 'Invite 1' }).click();
  await expect(row(page, 'zwei@example.com').getByText('Invited', { exact: true })).toBeVisible();
  expect(contacts(page)).toEqual([
    'one@example.com',
    'two@example.com',
    'three@example.com',
    'zwei@example.com',
  ]);
});

test('paused it waits, gone on with it goes on where it was; cancelled it sends nothing more', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', path);
  let hold: (() => void) | null = null;
  await page.route(call, async (route) => {
    await new Promise<void>((resolve) => {
      hold = resolve;
    });
    return route.continue();
  });
  const letGo = async (sent: number) => {
    await expect.poll(() => page.calls(call).length).toBe(sent);
    await expect.poll(() => hold !== null).toBe(true);
    hold?.();
    hold = null;
  };
  await paste(page, ['Ann', 'Bea', 'Cid', 'Dan'].map((name) => `${name},${name}@example.com`).join('\n'));
  await dialog(page).getByRole('button', { name: 'Invite 4' }).click();
  await dialog(page).getByRole('button', { name: 'Pause' }).click();
  await letGo(1);
  await dialog(page).getByRole('button', { name: 'Go on' }).click();
  await letGo(2);
  await expect.poll(() => page.calls(call).length).toBe(3);
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await letGo(3);
  await expect(dialog(page).getByText('1 of 4 can be invited, 3 invited')).toBeVisible();
  expect(page.calls(call)).toHaveLength(3);
});

test('a workbook is read; files that are something else are refused by name, and nothing is sent', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', path);
  const choose = (name: string, bytes: Uint8Array) =>
    dialog(page)
      .locator('input[type="file"]')
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(bytes) });
  const sheet =
    '<sheetData><row><c t="inlineStr"><is><t>Maya Lind</t></is></c><c><v>13900001234</v></c></row></sheetData>';
  const book = zipSync({
    'xl/workbook.xml': strToU8('<workbook/>'),
    'xl/worksheets/sheet1.xml': strToU8(sheet),
  });
  await choose('people.xlsx', book);
  await expect(row(page, 'Maya Lind')).toContainText('Can be invited');
  for (const [name, bytes, said] of [
    ['people.csv', strToU8('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), /not a table/],
    ['people.png', zipSync({ 'a.txt': strToU8('a') }), /without a workbook/],
    ['people.csv', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]), /a picture/],
    ['people.csv', utf16('Maya Lind,maya@example.com').subarray(2), /It is not text/],
  ] as const) {
    await choose(name, bytes);
    await expect(dialog(page).getByText(said)).toBeVisible();
    await expect(rows(page)).toHaveCount(0);
  }
  // With its mark it is read; what a spreadsheet would work out is a name that nobody has.
  await choose(
    'people.csv',
    utf16('Maya Lind,maya@example.com\n=HYPERLINK("https://a.example"),cem@example.com'),
  );
  await expect(row(page, 'Maya Lind')).toContainText('Can be invited');
  await expect(row(page, 'cem@example.com')).toContainText('name must be Chinese/English characters');
  expect(page.calls(call)).toHaveLength(0);
});

const utf16 = (text: string) => new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'));

test('people who were invited before are recognised, also behind ten thousand others', async ({
  page,
  console,
}) => {
  const total = 12_000;
  await page.route('/api/basicserver/queryInvite', (route) => {
    const asked = route.call.url.searchParams;
    const [pageNo, pageSize] = [Number(asked.get('pageNo')), Number(asked.get('pageSize'))];
    const count = Math.max(0, Math.min(pageSize, total - (pageNo - 1) * pageSize));
    const result = Array.from({ length: count }, (_, at) => ({
      id: `I${(pageNo - 1) * pageSize + at}`,
      invitee: 'Somebody',
      accountType: '3',
      personalStatus: '3',
      contact: `a${(pageNo - 1) * pageSize + at}@example.com`,
    }));
    const data = { result, hasNext: pageNo * pageSize < total, pageSize, pageNo, totalCount: total };
    return route.fulfill({ json: { code: 200, msg: '', data } });
  });
  await console.openAs('systemAdministrator', path);
  await paste(page, 'Ann,a11999@example.com\nBea,bea@example.com');
  await expect(row(page, 'Ann')).toContainText('Invited before');
  await expect(dialog(page).getByRole('button', { name: 'Invite 1' })).toBeEnabled();
});

test('members of the organisation are marked, by address and by mobile', async ({ page, console }) => {
  await console.openAs('employee', '/base/inviteList/many');
  await paste(
    page,
    'Grace,U20112@example.com\nWang,+86 13910000009\nBea,bea@example.com\nNobody,=1+1\nTan,+65 81234567',
  );
  await expect(row(page, 'Grace')).toContainText('Already in the organisation');
  await expect(row(page, 'Wang')).toContainText('Already in the organisation');
  await expect(row(page, 'Bea')).toContainText('Can be invited');
  await expect(row(page, 'Tan')).toContainText('Can be invited');
  await expect(dialog(page).getByRole('button', { name: 'Invite 2' })).toBeEnabled();
  const asked = () => page.calls(people).map(({ url }) => url.searchParams.get('contacts'));
  expect(asked()).toEqual(['u20112@example.com,13910000009,bea@example.com,+65 81234567']);
  await dialog(page).getByRole('button', { name: 'Leave out row 3' }).click();
  await expect(dialog(page).getByRole('button', { name: 'Invite 1' })).toBeEnabled();
});

test('a server that does not know the question marks nobody; one that fails is said, and inviting goes on', async ({
  page,
  console,
}) => {
  const everybody = [{ id: 'U1', username: 'Bea', department: 'Sales', deptId: 'D1' }];
  const data = { result: everybody, hasNext: false, pageSize: 50, pageNo: 1, totalCount: 1 };
  await page.route(people, (route) => route.fulfill({ json: { code: 200, msg: '', data } }));
  await console.openAs('systemAdministrator', path);
  await paste(page, 'Bea,bea@example.com');
  await expect(dialog(page).getByRole('button', { name: 'Invite 1' })).toBeEnabled();
  await page.route(people, (route) => route.fulfill({ json: { code: 500, msg: 'Busy' } }));
  await paste(page, 'Ann,ann@example.com');
  await expect(dialog(page).getByText('The members of the organisation could not be read')).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'Invite 1' })).toBeEnabled();
});

test('the columns are changed by hand; the letter is shown in both languages, with its link', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', path);
  await paste(page, 'Ada,Berg,ada@example.com\nCem,Demir,cem@example.com');
  await expect(row(page, 'Cem')).toContainText('Can be invited');
  await dialog(page).getByRole('combobox', { name: 'Name' }).click();
  await page.getByRole('option', { name: 'Column 2' }).click();
  await expect(row(page, 'Demir')).toContainText('Can be invited');
  await dialog(page).getByText('Text and link of the invitation').click();
  await expect(dialog(page).getByText(/^Hello Berg, .+ invites you to join/)).toBeVisible();
  await expect(dialog(page).getByText(/^Berg，您好！.+邀请您加入/)).toBeVisible();
  await expect(dialog(page).getByRole('img', { name: 'QR code of https://sandbox/' })).toBeVisible();
});

test('with approvals each row waits in the tray, and does not count as sent', async ({ page, console }) => {
  await console.shell.restart(await policyFile(console.shell));
  await console.openAs('systemAdministrator', path);
  await paste(page, 'One,one@example.com\nTwo,two@example.com\nAda Brook,ada.brook@example.com');
  await dialog(page).getByRole('button', { name: 'Invite 2' }).click();
  await expect(dialog(page).getByText('0 of 3 can be invited, 0 invited')).toBeVisible();
  for (const name of ['one@', 'two@'])
    await expect(row(page, name)).toContainText('Waits in the change tray');
  expect(contacts(page)).toEqual([]);
  await page.goto('/changes');
  await expect(page.getByRole('row').filter({ hasText: 'two@example.com' })).toContainText('Two');
});
