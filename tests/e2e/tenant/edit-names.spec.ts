/** Names in several languages, the tips' rich text with its files, the used-space refresh (rows TEN). */
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/console.ts';
import {
  address,
  button,
  expectEditable,
  field,
  readJson,
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
  await expect(dialog).toHaveCSS('width', '500px');
  await expect(dialog).toHaveCSS('margin-top', '100px');
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
  await expectAccessible(page);
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
  await expectAccessible(page);
  await console.pretend({ failures: { 'languageNames.tenant': 'http500' } });
  await page.reload();
  await expect(dialog).toContainText('无法读取名称');
  await console.pretend({ failures: {} });
  await dialog.getByRole('button', { name: '重试' }).click();
  await expect(dialog.getByRole('textbox')).toHaveCount(1);
  await page.goto(page.url().replace('lang/tenant', 'lang/other'));
  await expect(dialog).toContainText('没有可供设置的名称');
});

// Rows TEN-001, 097.
test('tips: formatting, links, a file with progress, saved sanitised; other languages', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', address);
  await expectEditable(page);
  const tips = page.getByRole('region', { name: 'Tips', exact: true });
  const uploads = watchCalls(page, '/api/file/module/upload');
  const sent = watchCalls(page, '/updateTenantInfo');
  const named = watchCalls(page, '/multilangset/savedata');
  await tips.getByRole('button', { name: 'Edit tips' }).click();
  const text = tips.getByRole('textbox', { name: 'Tips' });
  await expect(text).toContainText('授权与存储说明');
  // Opened, the cursor moved, and not touched: nothing is changed.
  await text.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('ArrowUp');
  await expect(button(page, 'Save')).toHaveCount(0);
  await expectAccessible(page);
  await text.focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Read this: ');
  await tips.getByRole('button', { name: 'Bold' }).click();
  await page.keyboard.type('now');
  await tips.getByRole('button', { name: 'Bold' }).click();
  await page.keyboard.press('Enter');
  await tips.getByRole('button', { name: 'Bold' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(tips.getByRole('button', { name: 'Italic' })).toBeFocused();
  await tips.getByRole('button', { name: 'Link', exact: true }).click();
  await page.keyboard.type('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await expect(tips.getByRole('alert')).toHaveText('Only https, http and mailto links can be used');
  await tips.getByRole('textbox', { name: 'Link address' }).fill('example.com/help');
  await page.keyboard.press('Enter');
  await expect(text.getByRole('link', { name: 'example.com/help' })).toHaveAttribute(
    'href',
    'https://example.com/help',
  );
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');

  const file = { name: 'guide.txt', mimeType: 'text/plain', buffer: Buffer.from('how to') };
  await console.pretend({ failures: { 'file.uploadModule': 'refused' } });
  await tips.locator('input[type=file]:not([accept])').setInputFiles(file);
  await expect(tips.getByRole('alert')).toContainText('guide.txt could not be uploaded');
  await console.pretend({ failures: {}, latency: 1000 });
  await tips.getByRole('button', { name: 'Retry' }).click();
  await expect(tips.getByRole('progressbar')).toBeVisible();
  await expect(text.getByRole('link', { name: 'guide.txt' })).toBeVisible();
  await console.pretend({ latency: 0 });
  expect(uploads()).toHaveLength(2);

  await page.keyboard.press('Control+s');
  await expect(toast(page, 'Change succeeded')).toBeVisible();
  const body = JSON.parse(sent()[0] ?? '');
  expect(body.tenantTips).toMatchObject({ id: 'C2001' });
  expect(body.tenantTips.configValue).toContain('<strong>now</strong>');
  await page.reload();
  const link = tips.getByRole('link', { name: 'guide.txt' });
  const download = page.waitForEvent('download');
  await link.click();
  expect((await download).suggestedFilename()).toBe('guide.txt');

  await tips.getByRole('button', { name: 'Tips in other languages' }).click();
  await expect(page).toHaveURL(/lang\/config\/C2001$/);
  const dialog = page.getByRole('dialog', { name: 'Content in several languages' });
  await dialog.getByRole('checkbox', { name: 'English' }).check();
  await dialog.getByRole('textbox', { name: 'English' }).click();
  await page.keyboard.type('Read this');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  expect(JSON.parse(named()[0] ?? '')).toMatchObject({
    module: 'basicserver',
    targetId: 'C2001',
    tablefield: 'application_config.config_value',
  });
  expect(JSON.parse(named()[0] ?? '').langs).toContainEqual({ lang: 'en_US', name: '<p>Read this</p>' });
});

// Rows TEN-056 to 058.
test('used space is refreshed at most every two hours', async ({ page, console }) => {
  await page.clock.install();
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
  await page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 1000)));
  await refresh.click();
  await refresh.click();
  await page.clock.resume();
  await expect(toast(page, '操作成功')).toBeVisible();
  await expect(page.getByTitle(/187,439/)).toBeVisible();
  expect(sent()).toHaveLength(2);
  expect(JSON.parse(sent()[1] ?? '')).toEqual({ tenantKey: 'T2308147', time: expect.any(Number) });
  expect(await used()).not.toBe(before);

  await page.clock.fastForward(1000);
  await refresh.click();
  await expect(toast(page, '限制时间内不可刷新')).toBeVisible();
  expect(sent()).toHaveLength(2);
  // After two hours by this clock it asks again; the server's own clock still refuses, and says so.
  await page.clock.fastForward(7_200_000);
  await refresh.click();
  await expect.poll(() => sent().length).toBe(3);
  await expect(page.getByRole('alert').filter({ hasText: '限制时间内不可刷新' })).toBeVisible();
});
