/** The mobile dialog's code button and messages, and cancelling the enterprise (rows TEN). */

import { expectAccessible } from '../support/accessible.ts';
import type { Page } from '../support/page.ts';
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

const dialog = (page: Page) => page.getByRole('dialog');
const inDialog = (page: Page, name: string) => dialog(page).getByRole('textbox', { name, exact: true });

const counting = (page: Page) => dialog(page).getByRole('button', { name: /^\d+s resend$/ });
/** Seconds that the button says are left, and the page's time (ms) when it was read. */
const countdown = (page: Page) =>
  counting(page).evaluate((button) => ({
    left: Number.parseInt(button.textContent ?? '', 10),
    at: Date.now(),
  }));

// Rows TEN-003, 051.
test('binds a mobile: messages, country, countdown that survives closing', async ({ page, console }) => {
  await console.openAs('systemAdministrator', address);
  await expectEditable(page);
  const sent = watchCalls(page, '/sendMobileCode');
  const bound = watchCalls(page, '/bindTenantContactMobile');
  await button(page, 'Change mobile').click();
  await expect(page).toHaveURL(/dialog=mobile/);
  const number = inDialog(page, 'Mobile number');
  const code = inDialog(page, 'Verification code');
  const confirm = dialog(page).getByRole('button', { name: 'Confirm' });
  await expect(number).toBeFocused();
  await confirm.click();
  await expect(number).toHaveAccessibleDescription('please enter mobile number');
  await expect(code).toHaveAccessibleDescription('please enter verification code');
  await number.fill('12345');
  await dialog(page).getByRole('button', { name: 'Send code' }).click();
  await expect(number).toHaveAccessibleDescription('please enter a valid mobile number');
  await number.fill('13700001234');
  await code.fill('123456');
  await confirm.click();
  await expect(code).toHaveAccessibleDescription('please get a verification code first');
  await expectAccessible();
  expect(sent()).toEqual([]);

  // By keyboard: the list of countries and its search.
  const country = dialog(page).getByRole('combobox', { name: /^Country code/ });
  await country.fill('sing');
  await expect(page.getByRole('option')).toHaveText(['Singapore+65']);
  await expectAccessible();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('combobox', { name: 'Country code: Singapore' })).toBeFocused();
  await number.fill(' 8123 4567 ');
  await dialog(page).getByRole('button', { name: 'Send code' }).click();
  await expect(dialog(page)).toContainText('the code has been sent, please check');
  expect(new URLSearchParams(sent()[0]).get('mobile')).toBe('+6581234567');
  await expect(counting(page)).toBeDisabled();
  const before = await countdown(page);

  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await page.pass(20_000);
  await button(page, 'Change mobile').click();
  await expect(counting(page)).toBeDisabled();
  // The page's clock runs on: it has gone down by as much as that says, however slow the machine is.
  const astray = async () => {
    const { left, at } = await countdown(page);
    return Math.abs(before.left - left - (at - before.at) / 1000);
  };
  expect(await astray()).toBeLessThan(2);
  expect((await countdown(page)).left).toBeLessThanOrEqual(40);
  await expect(number).toHaveValue('81234567');
  await page.pass(45_000);
  const resend = dialog(page).getByRole('button', { name: 'resend', exact: true });
  await expect(resend).toBeEnabled();
  // The server keeps its own minute, which began again elsewhere: its message, and the button is usable at once.
  const first = page.calls('**/sendMobileCode').at(-1);
  if (first) await repeatElsewhere(first);
  await resend.click();
  await expect(dialog(page).getByRole('alert')).toContainText(
    'The code has been sent, please try again after 60 seconds',
  );
  await expect(resend).toBeEnabled();

  await code.fill('000000');
  await confirm.click();
  await expect(dialog(page).getByRole('alert')).toContainText('The verification code is wrong');
  await number.fill('81234568');
  await confirm.click();
  await expect(code).toHaveAccessibleDescription('the code was sent to another number, please get a new one');
  await number.fill('81234567');
  await code.fill(' 123456 ');
  await confirm.click();
  await expect(toast(page, 'Change succeeded')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByText('••••4567')).toBeVisible();
  expect(bound()).toHaveLength(1);
  expect([...new URLSearchParams(bound()[0]).keys()]).toEqual(['mobile', 'successCode']);
});

test('in Chinese: messages, an old code, failures', async ({ page, console }) => {
  await console.openAs('systemAdministrator', address, 'zh-CN');
  await expectEditable(page);
  await button(page, '更换手机').click();
  const number = inDialog(page, '手机号');
  const code = inDialog(page, '验证码');
  const confirm = dialog(page).getByRole('button', { name: '确认' });
  const send = dialog(page).getByRole('button', { name: '获取验证码' });
  await confirm.click();
  await expect(number).toHaveAccessibleDescription('请输入手机号');
  await expect(code).toHaveAccessibleDescription('请输入验证码');
  await number.fill('12800001234');
  await confirm.click();
  await expect(number).toHaveAccessibleDescription('请输入有效的手机号');
  await number.fill('13700001234');
  await console.pretend({ failures: { 'tenant.sendMobileCode': 'refused' } });
  await send.click();
  await expect(dialog(page).getByRole('alert')).toContainText('操作失败（沙箱模拟的故障）');
  await expect(send).toBeEnabled();
  await console.pretend({ failures: { 'tenant.sendMobileCode': 'cut' } });
  await send.click();
  await expect(dialog(page).getByRole('status')).toContainText('验证码是否已发送尚不清楚');
  await expect(send).toBeEnabled();
  await expectAccessible();
  // The server got the request whose answer was cut, and keeps its minute for that number.
  await number.fill('13700001235');
  await console.pretend({ failures: { 'tenant.bindMobile': 'refused' } });
  await send.click();
  await expect(dialog(page)).toContainText('验证码已发送，请注意查收');
  await code.fill('123456');
  await confirm.click();
  await expect(dialog(page).getByRole('alert')).toContainText('操作失败（沙箱模拟的故障）');
  await page.pass(600_000);
  await confirm.click();
  await expect(code).toHaveAccessibleDescription('验证码已过期，请重新获取');
});

// Rows TEN-005, 049, 050.
test('cancels the enterprise: warning, name typed in, code, signed out', async ({ page, console }) => {
  await console.openAs('systemAdministrator', address);
  await expectEditable(page);
  const deleted = watchCalls(page, '/deleteTenant');
  await button(page, 'Cancel enterprise').click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(
    'All members of “澄汀智造科技有限公司” lose login and all its data is deleted.',
  );
  await expect(question.getByRole('button', { name: 'Keep the enterprise' })).toBeFocused();
  await expectAccessible();
  const end = question.getByRole('button', { name: 'Cancel enterprise' });
  const name = question.getByRole('textbox', { name: 'Organisation name' });
  const code = question.getByRole('textbox', { name: 'Verification code' });
  await name.fill('澄汀');
  await end.click();
  await expect(name).toHaveAccessibleDescription('This is not the name of this organisation');
  await expect(code).toHaveAccessibleDescription('please enter verification code');
  await name.fill('澄汀智造科技有限公司');
  await question.getByRole('button', { name: 'Send code' }).click();
  await expect(question).toContainText('the code has been sent, please check');
  await code.fill('999999');
  await end.click();
  await expect(question.getByRole('alert').last()).toContainText('The verification code is wrong');
  await code.fill('123456');
  await end.click();
  await expect(page.getByRole('list', { name: 'Accounts' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(deleted()).toEqual(['{"checkCode":"999999"}', '{"checkCode":"123456"}']);
});

// Rows TEN-046 to 048, 050.
test('cancelling: the server’s message as info, the exclusion list, the switch, no mobile', async ({
  page,
  console,
}) => {
  await console.openAs('managerTenantAdministrator', address, 'zh-CN');
  await expectEditable(page);
  await expect(button(page, '注销企业')).toHaveCount(0);
  await console.signIn('systemAdministrator');
  await console.pretend({ deployment: 'single' });
  await page.reload();
  await expectEditable(page);
  await expect(button(page, '注销企业')).toHaveCount(0);

  await console.pretend({ deployment: 'overseas' });
  const answer = await readJson(page, '/api/basicserver/info');
  const body = JSON.stringify({ ...answer, data: { ...answer.data, mobile: '' } });
  await page.route('**/api/basicserver/info', (route) => route.fulfill({ body }));
  await page.reload();
  await expectEditable(page);
  await expect(button(page, '注销企业')).toBeDisabled();
  await expect(button(page, '注销企业')).toHaveAccessibleDescription(
    '请先绑定联系手机：确认验证码将发送到该手机',
  );
  await expect(button(page, '绑定手机')).toBeVisible();
  await field(page, '联系人').fill('周明');
  await button(page, '保存').click();
  await expect(button(page, '绑定手机')).toHaveAccessibleDescription('请输入必填项');
  await button(page, '放弃').click();
  await page.unroute('**/api/basicserver/info');
  await page.reload();

  await button(page, '注销企业').click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('所有成员将无法登录，所有数据将被删除，且无法恢复。');
  await question.getByRole('textbox', { name: '组织名称' }).fill('澄汀智造科技有限公司');
  await question.getByRole('button', { name: '获取验证码' }).click();
  await question.getByRole('textbox', { name: '验证码' }).fill('123456');
  await expect(question).toContainText('验证码已发送，请注意查收');
  await question.getByRole('button', { name: '注销企业' }).click();
  // Whatever the message, the tenant is gone: the sign-in page says so, and leads nowhere into it.
  await expect(page.getByRole('status').filter({ hasText: '“澄汀智造科技有限公司”已注销' })).toContainText(
    '企业已注销，确认函将发送至 zhiyuan.lin@example.com',
  );
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/info$/);
  await expectAccessible();
  await console.signIn('managerTenantAdministrator');
  await expect(page.getByText('已注销')).toHaveCount(0);
});

test('cancelling: where the answer is lost, the ended session says that the tenant is gone', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', address);
  await expectEditable(page);
  await console.pretend({ failures: { 'tenant.delete': 'cut' } });
  // Nothing that is typed can be saved any more: nothing is asked about it.
  await field(page, 'Contact').fill('周明');
  await button(page, 'Cancel enterprise').click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('textbox', { name: 'Organisation name' }).fill('澄汀智造科技有限公司');
  await question.getByRole('button', { name: 'Send code' }).click();
  await question.getByRole('textbox', { name: 'Verification code' }).fill('123456');
  await expect(question).toContainText('the code has been sent, please check');
  await question.getByRole('button', { name: 'Cancel enterprise' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'has been cancelled' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('region', { name: /^Notifications/ }).getByRole('alert')).toHaveCount(0);
});
