/** The invitation list (rows INV-001 to 006, 011 to 021): five at first, more are added, inviting and its three checks. */
import { expect, test } from '../support/screens.ts';

const path = '/base/inviteList';

test('five at first, later pages below them, narrowed by name and contact', async ({ page, console }) => {
  await console.openAs('systemAdministrator', path);
  const rows = page.getByRole('table', { name: 'Invitation list' }).getByRole('row');
  await expect(rows).toHaveCount(6);
  await page
    .getByRole('main')
    .getByRole('button', { name: /Show 5 more|more/ })
    .first()
    .click();
  await expect(rows).toHaveCount(11);
  // Row INV-022: the later page says how many there are in all.
  const [first, second] = page.calls('/api/basicserver/queryInvite').map(({ url }) => url.searchParams);
  expect([first?.get('total'), second?.get('total')]).toEqual([null, '12']);
  await expect(rows.nth(1)).toContainText('Hugo Marchand');
  await page.goto(`${path}?invitee=brook`);
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(1)).toContainText('ada.brook@example.com');
  await page.goto(`${path}?contact=3105`);
  await expect(rows.nth(1)).toContainText('程可欣');
});

test('inviting: the document’s words, then the list begins with who was invited', async ({
  page,
  console,
}) => {
  await console.openAs('employee', `${path}/new`);
  const dialog = page.getByRole('dialog');
  const send = dialog.getByRole('button', { name: 'Send invitation' });
  await send.click();
  await expect(dialog.getByText('Please enter required items!').first()).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Ada 7');
  await dialog.getByRole('textbox', { name: 'Phone or email' }).fill('12');
  await send.click();
  await expect(
    dialog.getByText('name must be Chinese/English characters, length 1 to 50 bytes').first(),
  ).toBeVisible();
  await expect(dialog.getByText('please enter a valid email or phone number').first()).toBeVisible();
  expect(page.calls('/api/bs/basicserver/bsinvite')).toHaveLength(0);
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Ada Brook');
  await dialog.getByRole('textbox', { name: 'Phone or email' }).fill('ada@example.com');
  // An address has no country.
  await expect(dialog.getByRole('combobox', { name: 'Country or region' })).toHaveCount(0);
  await send.click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('row').nth(1)).toContainText('ada@example.com');
});

test('a person who may not invite sees why', async ({ page, console }) => {
  await console.openAs('departmentAdministrator', path);
  await expect(
    page.getByText('Bind a mobile number to your account before you invite people.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Invite somebody' })).toBeDisabled();
  await page.route('/api/bcw/base/configuration/queryConfig', (route) =>
    route.fulfill({ json: { code: 200, data: '1' } }),
  );
  await page.reload();
  await expect(page.getByText('You may not invite people.')).toBeVisible();
});
