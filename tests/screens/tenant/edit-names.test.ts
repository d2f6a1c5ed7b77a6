/** Names in several languages, the used-space refresh (rows TEN); the tips' rich text is a browser's. */
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/screens.ts';
import {
  address,
  button,
  expectEditable,
  field,
  readJson,
  repeatElsewhere,
  toast,
  watchCalls,
} from '../support/tenant-page.ts';

// Rows TEN-006, 070, 071; FRAME-036.
test('names in several languages: a dialog with an address of its own', async ({ page, console }) => {
  await console.openAs('systemAdministrator', address);
  await expectEditable(page);
  const saved = watchCalls(page, '/saveNamePerLangs');
  await field(page, 'Contact').fill('周明');
  await button(page, 'Names in other languages').click();
  await expect(page).toHaveURL(/\/base\/teams\/lang\/tenant\/T2308147$/);
  const dialog = page.getByRole('dialog', { name: 'Organisation name in several languages' });
  await expect(dialog.getByRole('checkbox')).toHaveCount(12);
  await expect(dialog.getByRole('checkbox', { name: '简体中文' })).toBeDisabled();
  const name = (language: string) => dialog.getByRole('textbox', { name: language });
  await expect(name('Chinese, simplified (the name itself)')).toHaveValue('澄汀智造科技有限公司');
  for (const language of ['English', 'العربية', 'ไทย'])
    await dialog.getByRole('checkbox', { name: language }).check();
  await expect(dialog.getByRole('textbox')).toHaveCount(4);
  await expect(name('Arabic')).toHaveAttribute('dir', 'rtl');
  await name('English').fill('C'.repeat(41));
  await name('Chinese, simplified').fill('');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(name('English')).toHaveAccessibleDescription(
    'The organisation name must have at most 40 characters',
  );
  await expect(name('Chinese, simplified')).toHaveAccessibleDescription('Please enter required items');
  await expectAccessible();
  await name('English').fill('Chengting Works');
  await name('Arabic').fill('شركة تشنغتينغ');
  await name('Chinese, simplified').fill('澄汀智造科技有限公司');
  await console.pretend({ failures: { 'languageNames.saveTenant': 'refused' } });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'The operation failed (a failure that the sandbox pretends)')).toBeAttached();
  await expect(name('English')).toHaveValue('Chengting Works');
  await console.pretend({ failures: {} });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/base\/teams$/);
  const { orgNameLangs, ...rest } = JSON.parse(saved().at(-1) ?? '');
  expect(rest).toEqual({ orgType: 'tenant', targetId: 'T2308147' });
  expect(orgNameLangs).toContainEqual({ lang: 'en_US', name: 'Chengting Works' });
  expect(orgNameLangs).toHaveLength(12);
  // The heading has the new name at once, and the stored one beside it.
  await expect(page.getByRole('heading', { level: 1, name: /^Chengting Works/ })).toContainText(
    '澄汀智造科技有限公司',
  );
  // The form behind it stands as it was typed.
  await expect(field(page, 'Contact')).toHaveValue('周明');

  await page.goto(page.url().replace(/teams$/, 'teams/lang/tenant/T2308147'));
  await expect(name('Arabic')).toHaveValue('شركة تشنغتينغ');
  await name('Arabic').fill('x');
  await page.keyboard.press('Escape');
  await expect(name('Arabic')).toHaveValue('x');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  const leave = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await leave.getByRole('button', { name: 'Leave' }).click();
  await expect(dialog).toHaveCount(0);
});

test('names: others read, an unknown kind, a failing read, in Chinese', async ({ page, console }) => {
  await console.openAs('employee', `${address}/lang/tenant/T2308147`, 'zh-CN');
  const dialog = page.getByRole('dialog', { name: '组织名称（多语言）' });
  await expect(dialog.getByRole('textbox', { name: '简体中文（名称本身）' })).not.toBeEditable();
  await expect(dialog.getByRole('button', { name: '保存' })).toHaveCount(0);
  await expect(dialog).toContainText('仅系统管理员有权限');
  await expectAccessible();
  await console.pretend({ failures: { 'languageNames.tenant': 'http500' } });
  await page.reload();
  await expect(dialog).toContainText('无法读取名称');
  await console.pretend({ failures: {} });
  await dialog.getByRole('button', { name: '重试' }).click();
  await expect(dialog.getByRole('textbox')).toHaveCount(1);
  await page.goto(page.url().replace('lang/tenant', 'lang/other'));
  await expect(dialog).toContainText('没有可供设置的名称');
});

// Rows TEN-056 to 058.
test('used space is refreshed at most every two hours', async ({ page, console }) => {
  await console.openAs('systemAdministrator', address, 'zh-CN');
  await expectEditable(page);
  const sent = watchCalls(page, '/flushUsedSpace');
  const refresh = button(page, '刷新已用空间');
  const used = async () => (await readJson(page, '/api/basicserver/info')).data.usedSpace;
  const before = await used();

  await console.pretend({ failures: { 'tenant.flushUsedSpace': 'refused' } });
  await refresh.click();
  await expect(toast(page, '操作失败（沙箱模拟的故障）')).toBeVisible();
  await console.pretend({ failures: {} });
  // Within 500 ms a press is ignored.
  await page.pass(1000);
  await refresh.click();
  await refresh.click();
  await expect(toast(page, '操作成功')).toBeVisible();
  await expect(page.getByTitle(/187,439/)).toBeVisible();
  expect(sent()).toHaveLength(2);
  expect(JSON.parse(sent()[1] ?? '')).toEqual({ tenantKey: 'T2308147', time: expect.any(Number) });
  expect(await used()).not.toBe(before);

  await page.pass(1000);
  await refresh.click();
  await expect(toast(page, '限制时间内不可刷新')).toBeVisible();
  expect(sent()).toHaveLength(2);
  // After two hours by this clock it asks again; somebody did elsewhere: the server refuses, and says so.
  await page.pass(7_200_000);
  const last = page.calls('**/flushUsedSpace').at(-1);
  if (last) await repeatElsewhere(last);
  await refresh.click();
  await page.waitForCall('**/flushUsedSpace', 3);
  await expect(page.getByRole('alert').filter({ hasText: '限制时间内不可刷新' })).toBeVisible();
});
