/** Every state and transition of the tenant page, its messages literal in both languages (spec 1§4, 1§5, 1§8). */
import type { Page } from '../support/page.ts';
import { expect, test } from '../support/screens.ts';
import {
  address,
  button,
  expectEditable,
  field,
  readJson,
  toast,
  watchCalls,
} from '../support/tenant-page.ts';

const languages = ['en-US', 'zh-CN'] as const;

/** The server's answer about the tenant, changed. */
async function changeInfo(page: Page, data: object): Promise<void> {
  const answer = await readJson(page, '/api/basicserver/info');
  await page.unroute('**/api/basicserver/info');
  const json = { ...answer, data: { ...answer.data, ...data } };
  await page.route('**/api/basicserver/info', (route) => route.fulfill({ json }));
}

const words = {
  'en-US': {
    name: 'Organisation name',
    save: 'Save',
    apply: 'Apply certification',
    cancel: 'Cancel certification',
    badges: ['Uncertified', 'Under review', 'Certified', 'Certification failed'],
    blocked: 'The organisation name is under review and cannot be changed',
    nameHelp: '4 to 40 characters',
    tooLong: 'The organisation name must have at most 40 characters',
    existsSave: 'This organisation name exists already. Please enter another one before saving.',
    existsApply:
      'This organisation name exists already. Please enter and save another one before applying for certification.',
    confirmApply: 'Apply for certification of “澄汀智造科技有限公司”?',
    confirmVerified: 'The certified mark will disappear. Cancel the certification?',
    confirmPending: 'sure to cancel review?',
    free: 'your tenant is currently a free version and does not support this function',
    saveFirst: 'please save the organisation name first before applying for certification',
    done: 'Operation successful',
    authorise: 'Apply for authorisation',
    elsewhere: 'Authorisation can’t be applied for here',
    buy: 'Contact purchase',
    ok: 'OK',
  },
  'zh-CN': {
    name: '组织名称',
    save: '保存',
    apply: '申请认证',
    cancel: '取消认证',
    badges: ['未认证', '审核中', '已认证', '认证失败'],
    blocked: '组织名称正在审核中，不能修改',
    nameHelp: '4 至 40 个字符',
    tooLong: '组织名称最大长度为40',
    existsSave: '该组织名称已存在，请重新输入后再保存。',
    existsApply: '该组织名称已存在，请重新输入并保存后再申请认证。',
    confirmApply: '确定以“澄汀智造科技有限公司”申请认证吗？',
    confirmVerified: '取消后，已认证标识将消失，确定取消认证吗？',
    confirmPending: '确定取消审核吗？',
    free: '您的租户当前为免费版，不支持该功能',
    saveFirst: '请先保存组织名称，再申请认证',
    done: '操作成功',
    authorise: '申请授权',
    elsewhere: '此处无法申请授权',
    buy: '联系购买',
    ok: '确定',
  },
} as const;

for (const language of languages) {
  const say = words[language];

  // Rows TEN-032 to 038.
  test(`certification by state: badge, button, question, renaming: ${language}`, async ({
    page,
    console,
  }) => {
    await console.openAs('systemAdministrator', address, language);
    await expectEditable(page);
    const title = page.getByRole('heading', { level: 1 });
    const question = page.getByRole('alertdialog');
    const states = [
      ['', say.badges[0], say.apply, say.confirmApply],
      ['pendingAudit', say.badges[1], say.cancel, say.confirmPending],
      ['verified', say.badges[2], say.cancel, say.confirmVerified],
      ['AuditFailure', say.badges[3], say.apply, say.confirmApply],
      // Any other value is uncertified.
      ['Verified', say.badges[0], say.apply, say.confirmApply],
    ] as const;
    for (const [authenticationStatus, badge, action, asked] of states) {
      await changeInfo(page, { authenticationStatus });
      await page.reload();
      await expect(title).toContainText(badge);
      await button(page, action).click();
      await expect(question).toContainText(asked);
      await page.keyboard.press('Escape');
      await expect(question).toHaveCount(0);
      const blocked = authenticationStatus === 'pendingAudit';
      await expect(field(page, say.name)).toBeEditable({ editable: !blocked });
      await expect(field(page, say.name)).toHaveAccessibleDescription(blocked ? say.blocked : say.nameHelp);
    }
  });

  // Rows TEN-039 to 041, 044, 072.
  test(`the apply flow, refusal by refusal: ${language}`, async ({ page, console }) => {
    await console.openAs('systemAdministrator', address, language);
    await expectEditable(page);
    const question = page.getByRole('alertdialog');
    const sent = watchCalls(page, '/submitTenantNameAuth');
    const confirmed = async (name: string) => question.getByRole('button', { name, exact: true }).click();
    await button(page, say.cancel).click();
    await confirmed(say.cancel);
    await expect(toast(page, say.done)).toBeVisible();

    await field(page, say.name).fill('澄汀');
    await button(page, say.apply).click();
    await expect(toast(page, say.saveFirst)).toBeVisible();
    await field(page, say.name).fill('澄'.repeat(41));
    await button(page, say.save).click();
    await expect(field(page, say.name)).toHaveAccessibleDescription(say.tooLong);
    await field(page, say.name).fill('Northgate Logistics');
    await button(page, say.save).click();
    await expect(question).toContainText(say.existsSave);
    await expect(question.getByRole('button', { name: say.ok })).toBeFocused();
    await page.keyboard.press('Enter');
    await field(page, say.name).fill('澄汀智造科技有限公司');

    await page.route('**/checkTenantAuth', (route) =>
      route.fulfill({ json: { code: 200, msg: '', data: true } }),
    );
    await button(page, say.apply).click();
    await expect(question).toContainText(say.existsApply);
    await page.keyboard.press('Enter');
    await expect(question).toHaveCount(0);
    await page.unroute('**/checkTenantAuth');
    expect(sent()).toEqual([]);

    await button(page, say.apply).click();
    await expect(question).toContainText(say.confirmApply);
    await confirmed(say.apply);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(say.badges[1]);
    expect(sent()).toHaveLength(1);

    await console.pretend({ edition: 'free' });
    await page.reload();
    await button(page, say.apply).click();
    await expect(toast(page, say.free)).toBeVisible();
    await button(page, say.authorise).click();
    await page.getByRole('alertdialog').getByRole('button', { name: say.authorise }).click();
    const elsewhere = page.getByRole('alertdialog', { name: say.elsewhere });
    await expect(elsewhere).toContainText(say.free);
    await expect(elsewhere.getByRole('link', { name: say.buy })).toBeVisible();
    await elsewhere.getByRole('button', { name: say.ok, exact: true }).click();
    await expect(elsewhere).toHaveCount(0);
    expect(sent()).toHaveLength(1);
  });
}

const ending = {
  'en-US': {
    action: 'Cancel enterprise',
    noMobile: 'Bind a contact mobile first: the confirmation code is sent to it',
    warning:
      'All members of “澄汀智造科技有限公司” lose login and all its data is deleted. This can’t be undone.',
    bind: 'Bind mobile',
    required: 'Please enter required items',
    contact: 'Contact',
    save: 'Save',
    failed: 'Could not check whether the enterprise can be cancelled',
    retry: 'Retry',
  },
  'zh-CN': {
    action: '注销企业',
    noMobile: '请先绑定联系手机：确认验证码将发送到该手机',
    warning: '注销后，“澄汀智造科技有限公司”的所有成员将无法登录，所有数据将被删除，且无法恢复。',
    bind: '绑定手机',
    required: '请输入必填项',
    contact: '联系人',
    save: '保存',
    failed: '无法确认能否注销企业',
    retry: '重试',
  },
} as const;

for (const language of languages) {
  const say = ending[language];

  // Rows TEN-005, 046 to 049.
  test(`cancelling the enterprise: switch, exclusion, no mobile, warning: ${language}`, async ({
    page,
    console,
  }) => {
    await console.openAs('systemAdministrator', address, language);
    await expectEditable(page);
    await console.pretend({ failures: { 'tenant.teamsAuthInfo': 'http500' } });
    await page.reload();
    await expect(page.getByText(say.failed)).toBeVisible();
    await console.pretend({ failures: {} });
    await button(page, say.retry).click();
    await button(page, say.action).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(say.warning);
    await page.keyboard.press('Escape');

    const facts = await readJson(page, '/api/basicserver/getTeamsAuthInfo');
    for (const [part, shown] of [
      [{ cancelSwitch: '0' }, 0],
      [{ cancelSwitch: '1', cancelExclusions: ['T2308147'] }, 0],
      // A server that says nothing of the switch: it is on.
      [{ cancelSwitch: undefined, cancelExclusions: undefined }, 1],
    ] as const) {
      const json = { ...facts, data: { ...facts.data, ...part } };
      await page.route('**/getTeamsAuthInfo', (route) => route.fulfill({ json }));
      await page.reload();
      await expectEditable(page);
      await expect(button(page, say.action)).toHaveCount(shown);
      await page.unroute('**/getTeamsAuthInfo');
    }

    await changeInfo(page, { mobile: '' });
    await page.reload();
    await expect(button(page, say.action)).toBeDisabled();
    await expect(button(page, say.action)).toHaveAccessibleDescription(say.noMobile);
    await field(page, say.contact).fill('周明');
    await button(page, say.save).click();
    await expect(button(page, say.bind)).toHaveAccessibleDescription(say.required);
    await expect(button(page, say.bind)).toBeFocused();
  });
}
