/** Certification: four states, their badges and buttons, confirmations, refusals; authorisation with 301 (rows TEN). */
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/screens.ts';
import { address, button, expectEditable, field, toast, watchCalls } from '../support/tenant-page.ts';

// Rows TEN-004, 032 to 038, 042, 043.
test('verified, uncertified, under review, failed: badge, button, confirmation', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', address);
  await expectEditable(page);
  const title = page.getByRole('heading', { level: 1 });
  const question = page.getByRole('alertdialog');
  const cancelled = watchCalls(page, '/cancelTenantNameAuth');
  const submitted = watchCalls(page, '/submitTenantNameAuth');

  await expect(title).toContainText('Certified');
  await button(page, 'Cancel certification').click();
  await expect(question).toContainText('The certified mark will disappear. Cancel the certification?');
  // "Cancel" beside "Cancel certification" would be a riddle.
  await expect(question.getByRole('button', { name: 'Cancel', exact: true })).toHaveCount(0);
  await expect(question.getByRole('button', { name: 'Keep the certification' })).toBeFocused();
  await expectAccessible();
  await page.keyboard.press('Escape');
  await expect(title).toContainText('Certified');
  expect(cancelled()).toEqual([]);
  await button(page, 'Cancel certification').click();
  await question.getByRole('button', { name: 'Cancel certification' }).click();
  await expect(title).toContainText('Uncertified');
  await expect(toast(page, 'Operation successful')).toBeVisible();
  expect(cancelled()).toHaveLength(1);
  expect(new URLSearchParams(cancelled()[0]).get('tenantName')).toBe('澄汀智造科技有限公司');

  await button(page, 'Apply certification').click();
  await expect(question).toContainText('Apply for certification of “澄汀智造科技有限公司”?');
  await question.getByRole('button', { name: 'Apply certification' }).click();
  await expect(title).toContainText('Under review');
  expect(submitted()).toHaveLength(1);
  const name = field(page, 'Organisation name');
  await expect(name).not.toBeEditable();
  await expect(name).toHaveAccessibleDescription(
    'The organisation name is under review and cannot be changed',
  );
  await expectAccessible();

  await button(page, 'Cancel certification').click();
  await expect(question).toContainText('sure to cancel review?');
  await expect(question.getByRole('button', { name: 'Let the review go on' })).toBeFocused();
  await question.getByRole('button', { name: 'Cancel certification' }).click();
  await expect(title).toContainText('Uncertified');

  await name.fill('Rejected Works');
  await button(page, 'Apply certification').click();
  await expect(
    toast(page, 'please save the organisation name first before applying for certification'),
  ).toBeVisible();
  await button(page, 'Save').click();
  await expect(title).toContainText('Rejected Works');
  await button(page, 'Apply certification').click();
  await question.getByRole('button', { name: 'Apply certification' }).click();
  await expect(title).toContainText(/certification failed/i);
  await expect(button(page, 'Apply certification')).toBeVisible();
});

// Row TEN-107.
test('in Chinese: refusals and confirmations', async ({ page, console }) => {
  await console.openAs('systemAdministrator', address, 'zh-CN');
  await expectEditable(page);
  const question = page.getByRole('alertdialog');
  const title = page.getByRole('heading', { level: 1 });
  await button(page, '取消认证').click();
  await expect(question).toContainText('取消后，已认证标识将消失，确定取消认证吗？');
  await question.getByRole('button', { name: '取消认证' }).click();
  await expect(toast(page, '操作成功')).toBeVisible();
  await expect(title).toContainText('未认证');
  await button(page, '申请认证').click();
  await question.getByRole('button', { name: '申请认证' }).click();
  await expect(title).toContainText('审核中');
  await button(page, '取消认证').click();
  await expect(question).toContainText('确定取消审核吗？');
  await question.getByRole('button', { name: '取消认证' }).click();
  await expect(title).toContainText('未认证');
  await field(page, '组织名称').fill('澄汀智造');
  await button(page, '申请认证').click();
  await expect(toast(page, '请先保存组织名称，再申请认证')).toBeVisible();
  await button(page, '放弃').click();
  await console.pretend({ edition: 'free' });
  await page.reload();
  await button(page, '申请认证').click();
  await expect(toast(page, '您的租户当前为免费版，不支持该功能')).toBeVisible();
});

// Rows TEN-039, 044.
test('the free edition is refused; authorisation answers 301 there and reloads elsewhere', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', address);
  await expectEditable(page);
  const reads = watchCalls(page, '/basicserver/info');
  const applied = watchCalls(page, '/applyAuth');
  await button(page, 'Apply for authorisation').click();
  await expect(page.getByRole('alertdialog')).toContainText('Nothing changes until it is granted.');
  await page.keyboard.press('Escape');
  expect(applied()).toEqual([]);
  await button(page, 'Apply for authorisation').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Apply for authorisation' }).click();
  await expect(
    toast(page, 'Operation successful: authorisation has been applied for. Granted rights show here.'),
  ).toBeVisible();
  await expect.poll(() => reads().length).toBe(1);

  await console.pretend({ failures: { 'tenant.applyAuth': 'refused' } });
  await button(page, 'Apply for authorisation').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Apply for authorisation' }).click();
  await expect(toast(page, 'The operation failed (a failure that the sandbox pretends)')).toBeVisible();
  await expect.poll(() => reads().length).toBe(2);

  await console.pretend({ edition: 'free', failures: {} });
  await page.reload();
  await expectEditable(page);
  const submitted = watchCalls(page, '/submitTenantNameAuth');
  const refusal = 'your tenant is currently a free version and does not support this function';
  await button(page, 'Apply certification').click();
  await expect(toast(page, refusal)).toBeVisible();
  expect(submitted()).toEqual([]);
  await button(page, 'Apply for authorisation').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Apply for authorisation' }).click();
  const question = page.getByRole('alertdialog', { name: 'Authorisation can’t be applied for here' });
  await expect(question).toContainText(refusal);
  await expectAccessible();
});

test('a name that was taken meanwhile, and failing calls', async ({ page, console }) => {
  await console.openAs('systemAdministrator', address);
  await expectEditable(page);
  const title = page.getByRole('heading', { level: 1 });
  const question = page.getByRole('alertdialog');
  await console.pretend({ failures: { 'tenant.cancelCertification': 'refused' } });
  await button(page, 'Cancel certification').click();
  await question.getByRole('button', { name: 'Cancel certification' }).click();
  await expect(toast(page, 'The operation failed (a failure that the sandbox pretends)')).toBeVisible();
  await expect(title).toContainText('Certified');
  await console.pretend({ failures: {} });
  await button(page, 'Cancel certification').click();
  await question.getByRole('button', { name: 'Cancel certification' }).click();
  await expect(title).toContainText('Uncertified');

  // Another tenant took the name since it was saved: the server says so when asked.
  await page.route('**/checkTenantAuth', (route) =>
    route.fulfill({ json: { code: 200, msg: '', data: true } }),
  );
  await button(page, 'Apply certification').click();
  await expect(question).toContainText(
    'This organisation name exists already. Please enter and save another one before applying for certification.',
  );
  await question.getByRole('button', { name: 'OK' }).click();
  await page.unroute('**/checkTenantAuth');
  await console.pretend({ failures: { 'tenant.checkName': 'http500' } });
  await button(page, 'Apply certification').click();
  await expect(toast(page, 'Internal server error')).toBeVisible();
  await expect(button(page, 'Apply certification')).toBeEnabled();
});
