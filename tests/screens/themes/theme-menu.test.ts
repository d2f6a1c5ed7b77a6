/** From the menu of a theme on the list: its names in several languages (2§7; THM-189), how it looks. */
import { expect, test } from '../support/screens.ts';

const save = '/api/bs/basicserver/multilangset/savedata';

test('a theme is named in another language, and the list shows its own name', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/themes/pc');
  const row = page.getByRole('row').filter({ hasText: 'Harbour' }).first();
  await row.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Names in languages…' }).click();
  await expect(page).toHaveURL(/\/themes\/pc\/names\/TP100001$/);
  const dialog = page.getByRole('dialog', { name: 'Names of “Harbour” in other languages' });
  const chinese = dialog.getByRole('textbox', { name: /Chinese/ }).first();
  await chinese.fill('');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Please enter the theme name').first()).toBeVisible();
  await chinese.fill('海港');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved successfully')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('row').filter({ hasText: '海港' }).first()).toBeVisible();
  const sent = JSON.parse(page.calls(save).at(-1)?.body ?? '{}');
  expect(sent).toMatchObject({ module: 'basicserver', tablefield: 'topic.topicName', targetId: 'TP100001' });
  expect(sent.langs).toContainEqual({ lang: 'zh_CN', name: '海港' });
});

test('the look of a theme of each terminal is seen without leaving the list', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/themes/pc');
  for (const terminal of ['pc', 'pcClient', 'h5', 'special']) {
    await page.goto(`/themes/${terminal}`);
    await page.getByRole('row').nth(1).getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Preview' }).click();
    const dialog = page.getByRole('dialog', { name: /^Preview of / });
    await expect(dialog.getByRole('img', { name: /^Preview of / })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
});
