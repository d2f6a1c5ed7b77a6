/** Versions of a theme: kept when it is saved and when it is found changed; compared, restored into the form, named, held. */
import { bridge } from '#data/bridge.ts';
import { expect, step, test } from '../support/screens.ts';
import { repeatElsewhere } from '../support/tenant-page.ts';

const theme = '/themes/pc/edit/TP100001';

// Row GEN-068.
test('a save keeps a version; an older one is restored into the form and publishes nothing', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', `${theme}?style=dark`);
  const title = page.getByRole('textbox', { name: 'Window title' });
  await expect(title).toBeVisible();
  const before = await title.inputValue();
  await title.fill('Harbour office');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved successfully')).toBeVisible();
  expect(page.calls('/api/basicserver/backTopic/updateTopic')).toHaveLength(1);

  await page.getByRole('button', { name: 'Versions', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Versions of / });
  await expect(dialog.getByText(/^Saved by /)).toHaveCount(1);
  await expect(dialog.getByText('Seen, not saved here')).toHaveCount(1);
  await expect(dialog.getByText('The oldest kept version')).toBeVisible();
  await expect(dialog.getByText('Window title')).toBeVisible();
  await expect(dialog.getByText('As it is stored')).toHaveCount(1);

  await dialog
    .getByRole('button', { name: /^Compare: / })
    .nth(1)
    .click();
  const compare = page.getByRole('dialog', { name: /^Version of / });
  await expect(compare.getByRole('img', { name: 'Preview of this version' })).toBeVisible();
  await expect(compare.getByRole('img', { name: 'Preview of the present form' })).toBeVisible();
  await expect(compare.getByRole('row')).toHaveCount(2);
  await expect(compare.getByRole('cell', { name: 'Harbour office' })).toBeVisible();
  await compare.getByRole('checkbox', { name: 'Window title' }).click();
  await expect(compare.getByRole('button', { name: 'Restore 0 fields' })).toBeDisabled();
  await compare.getByRole('checkbox', { name: 'Window title' }).click();
  await compare.getByRole('button', { name: 'Restore 1 field' }).click();

  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(title).toHaveValue(before);
  await expect(
    page.getByText('Taken over from the version: Window title. Nothing is saved yet.'),
  ).toHaveCount(1);
  expect(page.calls('/api/basicserver/backTopic/updateTopic')).toHaveLength(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(title).toHaveValue('Harbour office');
  await page.getByRole('button', { name: 'Redo' }).click();
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0);
  const [, sent] = page.calls('/api/basicserver/backTopic/updateTopic');
  expect(JSON.parse(sent?.body ?? '{}')).toMatchObject({ id: 'TP100001', titleName: before });
});

// Rows THM-047, 048: a dark theme has no field for the chosen entry of the side bar.
test('fields that the style hides are compared and restored like all others', async ({ page, console }) => {
  await console.openAs('systemAdministrator', `${theme}?style=dark`);
  const title = page.getByRole('textbox', { name: 'Window title' });
  await expect(title).toBeVisible();
  await title.fill('Harbour office');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved successfully')).toBeVisible();
  const [saved] = page.calls('/api/basicserver/backTopic/updateTopic');
  const sent = JSON.parse(saved?.body ?? '{}');
  const chosen = sent.sideOptMenuColor;
  expect(chosen).toMatch(/^#/);

  await step('somebody else writes it with another program', async () => {
    if (!saved) throw new Error('nothing was saved');
    const headers = new Headers(saved.headers);
    headers.delete('idempotency-key');
    const body = JSON.stringify({ ...sent, sideOptMenuColor: '#ffee00', titleShowWay: '[]' });
    await repeatElsewhere({ ...saved, headers, body });
    await page.goto(`${theme}/versions?style=dark`);
  });

  await step('the version before it says so, and gives both back', async () => {
    const dialog = page.getByRole('dialog', { name: /^Versions of / });
    await dialog
      .getByRole('button', { name: /^Compare: / })
      .nth(1)
      .click();
    const compare = page.getByRole('dialog', { name: /^Version of / });
    await expect(compare.getByRole('row', { name: /Chosen side menu entry.*#ffee00/ })).toBeVisible();
    await expect(
      compare.getByRole('row', {
        name: /Titles.*App title, Team title, Browser title.*App title \(not shown\)/,
      }),
    ).toBeVisible();
    await compare.getByRole('button', { name: 'Restore 2 fields' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0);
    const again = JSON.parse(page.calls('/api/basicserver/backTopic/updateTopic').at(-1)?.body ?? '{}');
    expect(again).toMatchObject({ sideOptMenuColor: chosen, titleShowWay: sent.titleShowWay });
  });
});

test('versions have names, are held and deleted; a link leads to one', async ({ page, console }) => {
  await console.openAs('systemAdministrator', `${theme}?style=dark`);
  const title = page.getByRole('textbox', { name: 'Window title' });
  await expect(title).toBeVisible();
  await title.fill('Harbour office');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved successfully')).toBeVisible();
  await page.goto(`${theme}/versions?style=dark`);
  const dialog = page.getByRole('dialog', { name: /^Versions of / });
  const more = (index: number) => dialog.getByRole('button', { name: /^More/ }).nth(index);
  await dialog
    .getByRole('button', { name: /^Name…: / })
    .nth(1)
    .click();
  const naming = page.getByRole('dialog', { name: 'Name the version' });
  await naming.getByRole('textbox', { name: 'Name' }).fill('Before the fair');
  await naming.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Before the fair')).toBeVisible();
  await more(1).click();
  await page.getByRole('menuitem', { name: /^Hold/ }).click();
  await expect(dialog.getByText('Held')).toBeVisible();
  await more(0).click();
  await page.getByRole('menuitem', { name: /^Delete/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(dialog.getByText(/^Saved by /)).toHaveCount(0);
  await expect(dialog.getByText('Before the fair')).toBeVisible();

  await page.goto(`${theme}/versions/99?style=dark`);
  await expect(page.getByText('This version no longer exists.')).toBeVisible();
});

test('a sandbox that is begun anew has no versions of what it was', async ({ page, console }) => {
  await console.openAs('systemAdministrator', `${theme}/versions?style=dark`);
  await expect(page.getByText('Seen, not saved here')).toBeVisible();
  const of = { server: 'sandbox', tenant: 'T2308147', subject: 'theme/pc/TP100001' };
  const { versions } = await bridge.versions.list(of);
  expect(versions).toHaveLength(1);
  await bridge.sandbox.reset({});
  for (const { id } of versions) expect(await bridge.versions.body({ ...of, id })).toEqual({ body: null });
});

test('custom CSS has versions too; what differs of its code is shown by line', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/css_theme/TC100001');
  const name = page.getByRole('textbox', { name: 'Name' });
  await expect(name).toBeVisible();
  const before = await name.inputValue();
  await name.fill('Quieter');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Versions', exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Compare: / })
    .nth(1)
    .click();
  await page.getByRole('button', { name: 'Restore 1 field' }).click();
  await expect(name).toHaveValue(before);
  await expect(page.getByRole('button', { name: 'Save' })).toBeVisible();
});
