/** Colours that a theme takes from others and from its versions: into the form, undone in one step, nothing sent. */
import { expect, test } from '../support/screens.ts';

test('colours come from another theme of another style, and go again with one undo', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/themes/pc/new?style=dark');
  const background = page.getByRole('button', { name: /^Navigation background: / });
  await expect(background).toBeVisible();
  const name = page.getByRole('textbox', { name: 'Theme name' });
  await name.fill('Quay');
  const before = await background.getAttribute('aria-label');
  await page.getByRole('button', { name: 'Take colours from…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Take colours from another theme' });
  await expect(dialog.getByRole('radio', { name: 'Versions of this theme' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Take the colours of Harbour', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText(/^Colours taken over: .*Navigation background/)).toHaveCount(1);
  expect(await background.getAttribute('aria-label')).not.toBe(before);
  await expect(name).toHaveValue('Quay');
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await background.getAttribute('aria-label')).toBe(before);
  await expect(name).toHaveValue('Quay');
  expect(page.calls('/api/basicserver/backTopic/addBaseTopic')).toHaveLength(0);
});

test('colours come from a version; what is the same already is said', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/themes/pc/edit/TP100001/colours?style=dark');
  const dialog = page.getByRole('dialog', { name: 'Take colours from another theme' });
  await dialog.getByRole('radio', { name: 'Versions of this theme' }).click();
  await expect(dialog.getByRole('img', { name: /^Colours: #/ })).toHaveCount(1);
  await dialog.getByRole('button', { name: /^Take the colours of / }).click();
  await expect(page.getByText('The theme already has these colours.')).toBeVisible();
  await expect(dialog).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0);
});

test('the first open picker asks once what colours the tenant’s themes use; the others have them', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/themes/pc/new?style=dark');
  const pick = (name: RegExp) => page.getByRole('button', { name }).click();
  await expect(page.getByRole('button', { name: /^Navigation background: / })).toBeVisible();
  expect(page.calls('/api/basicserver/backTopic/qryTopic')).toHaveLength(0);
  await pick(/^Navigation background: /);
  await expect(page.getByText('Colours of your themes')).toBeVisible();
  await pick(/^Primary colour: /);
  await expect(page.getByText('Colours of your themes')).toHaveCount(2);
  const asked = page.calls('/api/basicserver/backTopic/qryTopic').map(({ url }) => url);
  expect(asked).toHaveLength(2);
  expect(new Set(asked.map((url) => url.searchParams.get('style')))).toEqual(new Set(['dark', 'light']));
});
