/** The help beside the page: at the page's chapter, searched, in both languages, without a request. */
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/screens.ts';

test('the help opens at the chapter and the task of the page, and follows to another page', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/safe_account/loginType');
  await page.getByRole('banner').getByRole('button', { name: 'Help' }).click();
  await page.getByRole('menuitem', { name: 'How this works' }).click();
  const help = page.getByRole('complementary', { name: 'Help' });
  await expect(help.getByRole('heading', { name: 'Who may sign in' })).toBeVisible();
  // The task of this page stands open, the others are folded.
  await expect(help.getByText('People without a login method can use every terminal.')).toBeVisible();
  await expect(help.getByText('The person’s page says', { exact: false })).not.toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  // The page's own requests are over before the search is watched.
  await page.settled();
  const asked = page.calls(/./).length;
  await help.getByRole('textbox').fill('black list');
  await expect(help.getByRole('status')).toHaveText(/^\d tasks?$/);
  await expect(help.getByText('Put an address on the black list')).toBeVisible();
  expect(page.calls(/./).length).toBe(asked);
  await help.getByRole('link', { name: 'IP segments' }).click();
  await expect(page).toHaveURL(/network_manage$/);
  await help.getByRole('textbox').fill('');
  await help.getByRole('button', { name: 'Themes and logos' }).click();
  await expect(help.getByRole('heading', { name: 'Themes and logos' })).toBeVisible();
  await help.getByText('Make a theme').click();
  await help.getByRole('link', { name: 'the themes' }).click();
  await expect(page).toHaveURL(/\/themes\/pc$/);
  await help.getByRole('button', { name: 'Close' }).click();
  await expect(help).toHaveCount(0);
});

test('a search without hits leads to the help', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/info', 'zh-CN');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('拒之门外');
  await page.getByRole('dialog').getByRole('button', { name: '在帮助中搜索' }).click();
  const help = page.getByRole('complementary', { name: '帮助' });
  await expect(help.getByText('只允许从指定 IP 登录')).toBeVisible();
  await help.getByRole('textbox').fill('斑马');
  await expect(help.getByText('帮助中没有包含“斑马”的内容。')).toBeVisible();
});

test('the help stands in the place of the sandbox’s panel, which comes back', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/info');
  const mark = page.getByRole('banner').getByRole('button', { name: 'Sandbox controls' });
  const panel = page.getByRole('complementary', { name: 'Sandbox' });
  await mark.click();
  await expect(panel).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Help' }).click();
  await page.getByRole('menuitem', { name: 'How this works' }).click();
  const help = page.getByRole('complementary', { name: 'Help' });
  await expect(help).toBeVisible();
  await expect(panel).toHaveCount(0);
  await help.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toBeVisible();
});
