/** The tenant's form: roles, validation in order, the unique name, saving, undo, discarding, leaving (rows TEN). */
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/screens.ts';
import { address, button, expectEditable, field, toast, watchCalls } from '../support/tenant-page.ts';

// Rows TEN-079 to 081.
test('others read; the bind button is off and says why', async ({ page, console }) => {
  await console.open(address);
  for (const account of ['employee', 'subAdministrator'] as const) {
    await console.signIn(account);
    const bind = button(page, 'Change mobile');
    await expect(bind).toBeDisabled();
    await expect(page.getByTitle('only system administrator has permission')).toBeVisible();
    await expect(bind).toHaveAccessibleDescription('only system administrator has permission');
    for (const name of [
      'Save',
      'Edit tips',
      'Cancel certification',
      'Cancel enterprise',
      'Refresh used space',
    ])
      await expect(button(page, name)).toHaveCount(0);
    await expect(page.getByRole('textbox', { name: 'Contact' })).toHaveCount(0);
  }
  await expectAccessible();
  await page.goto(`${address}?dialog=mobile`);
  await expect(page.getByRole('heading', { name: 'Usage' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('saves what changed, undoes it, discards, asks before leaving', async ({ page, console }) => {
  await console.openAs('systemAdministrator', address);
  await expectEditable(page);
  const sent = watchCalls(page, '/updateTenantInfo');
  await expect(button(page, 'Save')).toHaveCount(0);
  const contact = field(page, 'Contact');
  const before = await contact.inputValue();
  await contact.fill('  周明 ');
  await field(page, 'Telephone').fill('');
  await expect(page.getByText('Changed: Contact, Telephone')).toBeVisible();
  await expectAccessible();

  await page.getByRole('link', { name: 'Overview' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(contact).toHaveValue('  周明 ');

  await page.keyboard.press('Control+s');
  await expect(toast(page, 'Change succeeded')).toBeVisible();
  await expect(contact).toHaveValue('周明');
  await expect(button(page, 'Save')).toHaveCount(0);
  expect(sent()).toHaveLength(1);
  expect(JSON.parse(sent()[0] ?? '')).toMatchObject({
    tenant: { contact: '周明', telephone: '' },
    tenantTips: null,
    appManageConfigs: [],
  });
  await button(page, 'Undo').click();
  await expect(contact).toHaveValue(before);

  await contact.fill('x');
  await button(page, 'Discard').click();
  await expect(contact).toHaveValue(before);
  await page.getByRole('link', { name: 'Overview' }).click();
  await expect(page).not.toHaveURL(/base/);
});

const messages = {
  'zh-CN': {
    name: '组织名称',
    contact: '联系人',
    email: '邮箱',
    telephone: '固定电话',
    save: '保存',
    required: '请输入必填项',
    short: '组织名称最小长度为4',
    brackets: '组织名称不能同时存在中英文括号',
    characters: '组织名称必须为中英文字符',
    badEmail: '邮箱格式不正确',
    badTelephone: '请输入有效的固定电话',
  },
  'en-US': {
    name: 'Organisation name',
    contact: 'Contact',
    email: 'Email',
    telephone: 'Telephone',
    save: 'Save',
    required: 'Please enter required items',
    short: 'The organisation name must have at least 4 characters',
    brackets: 'The organisation name must not mix Chinese and English brackets',
    characters: 'The organisation name must be Chinese or English characters',
    badEmail: 'The email format is incorrect',
    badTelephone: 'Please enter a valid landline number',
  },
} as const;

for (const language of ['zh-CN', 'en-US'] as const) {
  test(`refuses with the exact messages, in order: ${language}`, async ({ page, console }) => {
    const say = messages[language];
    await console.openAs('systemAdministrator', address, language);
    await expectEditable(page);
    const sent = watchCalls(page, '/updateTenantInfo');
    const name = field(page, say.name);
    const problem = (label: string) => field(page, label);
    for (const [typed, message] of [
      ['', say.required],
      ['澄汀', say.short],
      ['澄汀（智造)科技', say.brackets],
      ['澄汀@智造科技', say.characters],
    ] as const) {
      await name.fill(typed);
      await button(page, say.save).click();
      await expect(name).toHaveAccessibleDescription(message);
      await expect(name).toBeFocused();
    }
    await name.fill('澄汀（智造）科技');
    await field(page, say.contact).fill(' ');
    await field(page, say.email).fill('nobody@nowhere');
    await field(page, say.telephone).fill('12');
    // On blur already.
    await expect(problem(say.email)).toHaveAccessibleDescription(say.badEmail);
    await button(page, say.save).click();
    await expect(problem(say.contact)).toHaveAccessibleDescription(say.required);
    await expect(problem(say.telephone)).toHaveAccessibleDescription(say.badTelephone);
    await expect(field(page, say.contact)).toBeFocused();
    await expect(page.getByRole('alert').getByRole('listitem')).toHaveCount(3);
    await expectAccessible();
    expect(sent()).toEqual([]);
  });
}

// Row TEN-072.
test('a name that another tenant has is asked for before it is saved', async ({ page, console }) => {
  await console.openAs('systemAdministrator', address);
  await expectEditable(page);
  const checked = watchCalls(page, '/tenantAuth/checkTenantAuth');
  const sent = watchCalls(page, '/updateTenantInfo');
  const name = field(page, 'Organisation name');
  await name.fill('Northgate Logistics');
  await button(page, 'Save').click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(
    'This organisation name exists already. Please enter another one before saving.',
  );
  await expectAccessible();
  await question.getByRole('button', { name: 'OK' }).click();
  await expect(name).toBeFocused();
  await expect(name).toHaveValue('Northgate Logistics');
  await expect(name).toHaveAccessibleDescription('This name exists already');
  expect(checked()).toEqual(['{"tenantName":"Northgate Logistics"}']);
  expect(sent()).toEqual([]);

  await name.fill('Chengting Works');
  await button(page, 'Save').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Chengting Works');
  expect(sent()).toHaveLength(1);
});

// Rows TEN-105, 106.
test('failures leave the form as typed and can be tried again', async ({ page, console }) => {
  await console.openAs('systemAdministrator', address, 'zh-CN');
  await expectEditable(page);
  const contact = field(page, '联系人');
  await contact.fill('周明');
  for (const [failure, message] of [
    ['refused', '操作失败（沙箱模拟的故障）'],
    ['http500', /500|服务器/],
  ] as const) {
    await console.pretend({ failures: { 'tenant.update': failure } });
    await button(page, '保存').click();
    await expect(page.getByRole('alert').filter({ hasText: '修改失败' })).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: message }).last()).toBeVisible();
    await expect(contact).toHaveValue('周明');
  }
  // After a cut answer it is looked up: it was saved, and nothing is said to have failed.
  await console.pretend({ failures: { 'tenant.update': 'cut' } });
  await button(page, '保存').click();
  await expect(toast(page, '未收到应答，但已完成：服务器当前为 联系人：周明')).toBeVisible();
  await expect(button(page, '保存')).toHaveCount(0);
  await console.pretend({ failures: { 'tenant.checkName': 'http500' } });
  await field(page, '组织名称').fill('澄汀智造（苏州）');
  await button(page, '保存').click();
  await expect(page.getByText('无法确认该名称是否已被使用')).toBeVisible();
  await console.pretend({ failures: {} });
  await button(page, '保存').click();
  await expect(toast(page, '修改成功')).toBeVisible();
  await expect(contact).toHaveValue('周明');
});

// Rows TEN-009, 065, 066.
test('contact purchase is the manager tenant’s, in a multi-tenant deployment', async ({ page, console }) => {
  await console.openAs('systemAdministrator', address);
  await expectEditable(page);
  await expect(page.getByRole('link', { name: 'Contact purchase' })).toBeVisible();
  await expect(page.getByRole('switch')).toHaveCount(0);

  await console.signIn('managerTenantAdministrator');
  await expectEditable(page);
  const saved = watchCalls(page, '/saveContactPurchaseConfigs');
  const purchase = page.getByRole('switch', { name: 'Show the contact purchase link' });
  const link = field(page, 'Purchase link');
  await expect(link).toHaveAccessibleDescription('Add http:// or {host}');
  await link.fill('');
  await button(page, 'Save').click();
  await expect(link).toHaveAccessibleDescription('Please enter required items');
  await link.fill('sales.example.com');
  await button(page, 'Save').click();
  await expect(link).toHaveAccessibleDescription('Add http:// or {host}');
  await expect(link).toHaveAttribute('aria-invalid', 'true');
  await link.fill('https://sales.example.com/buy');
  await button(page, 'Save').click();
  await expect(page.getByRole('link', { name: 'Contact purchase' })).toHaveAttribute(
    'href',
    'https://sales.example.com/buy',
  );
  await purchase.click();
  await expect(page.getByRole('link', { name: 'Contact purchase' })).toHaveCount(0);
  await expect(purchase).not.toBeChecked();
  expect(saved().map((body) => JSON.parse(body).appManageConfigs)).toEqual([
    [
      { configKey: 'contactPurchase', configValue: '1' },
      { configKey: 'purchaseUrl', configValue: 'https://sales.example.com/buy' },
    ],
    [
      { configKey: 'contactPurchase', configValue: '0' },
      { configKey: 'purchaseUrl', configValue: 'https://sales.example.com/buy' },
    ],
  ]);
  await console.pretend({ failures: { 'tenant.saveContactPurchase': 'refused' } });
  await purchase.click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(purchase).not.toBeChecked();

  await console.pretend({ deployment: 'single', failures: {} });
  await page.reload();
  await expectEditable(page);
  await expect(purchase).toHaveCount(0);
});

// Row TEN-061.
test('the purchase link is off by default on other deployments', async ({ page, console }) => {
  await console.openAs('employee', address);
  for (const [deployment, count] of [
    ['public', 1],
    ['private', 0],
    ['overseas', 0],
  ] as const) {
    await console.pretend({ deployment });
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Usage' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Contact purchase' })).toHaveCount(count);
  }
});

// Row TEN-002.
test('the system-info view is the licence info page for an admin who has one', async ({ page, console }) => {
  await console.openAs('managerTenantAdministrator', '/base/systemInfo');
  await expect(page).toHaveURL(/\/base\/licence$/);
  await page.goto(page.url().replace('licence', 'systemInfo'));
  await console.signIn('employee');
  await page.goto(page.url().replace(/base\/.*$/, 'base/systemInfo'));
  await expect(page).toHaveURL(/\/base\/teams$/);
});
