/** Names that were not understood: marked in the sheet and in its copies, left alone by a paste, sent back as they came. */
import { expect, step, test } from '../support/screens.ts';

interface Name {
  readonly lang: string;
  readonly name: unknown;
}

test('a name that was not understood stays as it is while another one is saved', async ({
  page,
  console,
}) => {
  let chinese = '';
  const tellNumber = (langs: Name[]) => {
    const others = langs.filter(({ lang }) => lang !== 'en_US');
    langs.splice(0, langs.length, ...others, { lang: 'en_US', name: 7 });
  };
  await page.route('/api/bs/basicserver/multilangset/getlist', async (route) => {
    const body = (await (await route.fetch()).json()) as { data: { langs: Name[] }[] };
    const [first] = body.data;
    if (first) tellNumber(first.langs);
    chinese = String(first?.langs.find(({ lang }) => lang === 'zh_CN')?.name);
    route.fulfill({ json: body });
  });
  await page.route('/api/bs/basicserver/multilangset/getdata', async (route) => {
    const body = (await (await route.fetch()).json()) as { data: Name[] };
    if (body.data.some(({ name }) => name === chinese)) tellNumber(body.data);
    route.fulfill({ json: body });
  });
  await console.openAs('systemAdministrator', '/backMenuSetting/names?kind=application');
  const sheet = page.getByRole('grid', { name: 'Names by language' });
  await expect(sheet.getByRole('row').nth(1)).toBeVisible();
  await page.getByPlaceholder('Search').first().fill(chinese);
  const row = sheet.getByRole('row').filter({ hasText: chinese }).first();
  const cells = row.getByRole('gridcell');
  const odd = cells.filter({ hasText: 'Not understood' }).first();
  await expect(odd).toHaveAttribute('title', 'Not understood: 7');

  const copied: string[] = [];
  const clipboard = (text: string) => ({
    getData: () => text,
    setData: (_: string, value: string) => copied.push(value),
  });
  const dispatch = (type: 'copy' | 'paste', text = '') =>
    page.evaluate(() => {
      const event = new Event(type, { bubbles: true, cancelable: true });
      Object.assign(event, { clipboardData: clipboard(text) });
      document.querySelector('[role=grid]')?.dispatchEvent(event);
    });
  await step('its copy is marked, and pasted it changes nothing', async () => {
    await odd.click();
    await dispatch('copy');
    expect(copied).toEqual(['Not understood: 7']);
    await cells.first().click();
    await dispatch('paste', copied[0]);
    await expect(page.getByText('0 names filled in')).toBeVisible();
  });
  await step('another language is saved, and the number goes back', async () => {
    await sheet.focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.getByRole('textbox', { name: new RegExp(chinese) }).fill('Kalender');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Check and save' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Save 1 row' }).click();
    await expect(page.getByRole('dialog', { name: 'Saved names' })).toContainText('Saved');
    const sent = JSON.parse(page.calls('/api/bs/basicserver/multilangset/savedata').at(-1)?.body ?? '');
    expect(sent.langs).toContainEqual({ lang: 'en_US', name: 7 });
    expect(sent.langs).toContainEqual(expect.objectContaining({ name: 'Kalender' }));
  });
});
