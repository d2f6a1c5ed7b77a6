/** The code button and the used-space refresh, state by state, their messages literal in both languages (spec 1§4, 1§5). */
import type { Page } from '../support/page.ts';
import { expect, test } from '../support/screens.ts';
import {
  address,
  button,
  expectEditable,
  field,
  repeatElsewhere,
  toast,
  watchCalls,
} from '../support/tenant-page.ts';

const languages = ['en-US', 'zh-CN'] as const;

const codes = {
  'en-US': {
    number: 'Mobile number',
    code: 'Verification code',
    confirm: 'Confirm',
    send: 'Send code',
    sending: 'Sending…',
    counting: /^(60|5\d)s resend$/,
    last: '1s resend',
    resend: 'resend',
    sent: 'the code has been sent, please check',
    noNumber: 'please enter mobile number',
    badNumber: 'please enter a valid mobile number',
    noCode: 'please enter verification code',
    notSent: 'please get a verification code first',
    expired: 'the code has expired, please get a new one',
    other: 'the code was sent to another number, please get a new one',
    failed: 'The operation failed (a failure that the sandbox pretends)',
    unknown: /It is not known whether a code was sent: the answer was lost\./,
    done: 'Change succeeded',
  },
  'zh-CN': {
    number: '手机号',
    code: '验证码',
    confirm: '确认',
    send: '获取验证码',
    sending: '发送中…',
    counting: /^(60|5\d)s后重新发送$/,
    last: '1s后重新发送',
    resend: '重新发送',
    sent: '验证码已发送，请注意查收',
    noNumber: '请输入手机号',
    badNumber: '请输入有效的手机号',
    noCode: '请输入验证码',
    notSent: '请先获取验证码',
    expired: '验证码已过期，请重新获取',
    other: '验证码不是发送到此手机号的，请重新获取',
    failed: '操作失败（沙箱模拟的故障）',
    unknown: /验证码是否已发送尚不清楚：未收到服务器的应答。/,
    done: '修改成功',
  },
} as const;

for (const language of languages) {
  const say = codes[language];

  // Rows TEN-051, 052, 109.
  test(`the code button: idle, sending, 60 s, resend; failures: ${language}`, async ({ page, console }) => {
    await console.openAs('systemAdministrator', `${address}?dialog=mobile`, language);
    const dialog = page.getByRole('dialog');
    const number = dialog.getByRole('textbox', { name: say.number, exact: true });
    const code = dialog.getByRole('textbox', { name: say.code, exact: true });
    const press = (name: string) => dialog.getByRole('button', { name, exact: true });
    await press(say.confirm).click();
    await expect(number).toHaveAccessibleDescription(say.noNumber);
    await expect(code).toHaveAccessibleDescription(say.noCode);
    for (const bad of ['12345', '12800001234', '137000012345']) {
      await number.fill(bad);
      await press(say.send).click();
      await expect(number).toHaveAccessibleDescription(say.badNumber);
    }
    await number.fill(' 13700001234 ');
    await code.fill('123456');
    await press(say.confirm).click();
    await expect(code).toHaveAccessibleDescription(say.notSent);

    // A refusal and a cut connection give the button back at once.
    await console.pretend({ failures: { 'tenant.sendMobileCode': 'refused' } });
    await press(say.send).click();
    await expect(dialog.getByRole('alert')).toContainText(say.failed);
    await expect(press(say.send)).toBeEnabled();
    await console.pretend({ failures: {} });
    await page.route('**/sendMobileCode', (route) => route.abort());
    await press(say.send).click();
    await expect(dialog.getByRole('status')).toContainText(say.unknown);
    await expect(press(say.send)).toBeEnabled();
    await page.unroute('**/sendMobileCode');

    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/sendMobileCode', async (route) => {
      await answered;
      route.continue();
    });
    await press(say.send).click();
    await expect(press(say.sending)).toHaveAttribute('aria-busy', 'true');
    answer();
    await expect(dialog.getByRole('status')).toContainText(say.sent);
    const counting = dialog.getByRole('button', { name: say.counting });
    await expect(counting).toBeDisabled();
    await page.pass(59_000 - (60 - Number.parseInt((await counting.textContent()) ?? '', 10)) * 1000);
    await expect(press(say.last)).toBeDisabled();
    await page.pass(1_100);
    await expect(press(say.resend)).toBeEnabled();

    await number.fill('13700001235');
    await press(say.confirm).click();
    await expect(code).toHaveAccessibleDescription(say.other);
    await number.fill('13700001234');
    await page.pass(600_000);
    await press(say.confirm).click();
    await expect(code).toHaveAccessibleDescription(say.expired);
  });

  // Rows TEN-108, 111.
  test(`checking and binding: the server’s message each time: ${language}`, async ({ page, console }) => {
    await console.openAs('systemAdministrator', `${address}?dialog=mobile`, language);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: say.number, exact: true }).fill('13700001234');
    await dialog.getByRole('button', { name: say.send }).click();
    await expect(dialog).toContainText(say.sent);
    await dialog.getByRole('textbox', { name: say.code, exact: true }).fill(' 123456 ');
    for (const endpoint of ['tenant.checkMobileCode', 'tenant.bindMobile']) {
      await console.pretend({ failures: { [endpoint]: 'refused' } });
      await dialog.getByRole('button', { name: say.confirm }).click();
      await expect(dialog.getByRole('alert')).toContainText(say.failed);
      await console.pretend({ failures: {} });
    }
    await dialog.getByRole('button', { name: say.confirm }).click();
    await expect(toast(page, say.done)).toBeVisible();
    await expect(dialog).toHaveCount(0);
  });
}

const space = {
  'en-US': {
    refresh: 'Refresh used space',
    done: 'Operation successful',
    limited: 'no refresh within the limit time',
    failed: 'The operation failed (a failure that the sandbox pretends)',
  },
  'zh-CN': {
    refresh: '刷新已用空间',
    done: '操作成功',
    limited: '限制时间内不可刷新',
    failed: '操作失败（沙箱模拟的故障）',
  },
} as const;

/** Presses once more than 500 ms after the last time. */
async function pressLater(page: Page, name: string): Promise<void> {
  await page.pass(1000);
  await button(page, name).click();
}

for (const language of languages) {
  const say = space[language];

  // Rows TEN-054, 055, 057, 058.
  test(`used space: refused, done, limited; ten minutes where the operator says so: ${language}`, async ({
    page,
    console,
  }) => {
    await console.openAs('systemAdministrator', address, language);
    await expectEditable(page);
    const sent = watchCalls(page, '/flushUsedSpace');
    await console.pretend({ failures: { 'tenant.flushUsedSpace': 'refused' } });
    await button(page, say.refresh).click();
    await expect(toast(page, say.failed)).toBeVisible();
    await console.pretend({ failures: {} });
    await pressLater(page, say.refresh);
    await expect(toast(page, say.done)).toBeVisible();
    await expect(button(page, say.refresh)).toHaveAttribute('aria-busy', 'false');
    expect(sent()).toHaveLength(2);
    // The time outlasts the page, for this tenant.
    await page.reload();
    await expectEditable(page);
    await page.pass(600_000);
    await pressLater(page, say.refresh);
    await expect(toast(page, say.limited)).toBeVisible();
    expect(sent()).toHaveLength(2);

    // The operator's gap is over for this page, not since somebody refreshed elsewhere: the server decides.
    await console.pretend({ deployment: 'single' });
    const last = page.calls('**/flushUsedSpace').at(-1);
    if (last) await repeatElsewhere(last);
    await page.reload();
    await expectEditable(page);
    await pressLater(page, say.refresh);
    await page.waitForCall('**/flushUsedSpace', 3);
    await expect(toast(page, say.limited)).toBeVisible();
  });
}

test('email, telephone and landline as they are written', async ({ page, console }) => {
  await console.openAs('systemAdministrator', address);
  await expectEditable(page);
  const cases = [
    ['Email', 'a@b.example', 'The email format is incorrect', true],
    ['Email', 'a@b', 'The email format is incorrect', false],
    ['Telephone', '021-55501234', 'Please enter a valid landline number', true],
    ['Telephone', '5550123-8', 'Please enter a valid landline number', true],
    ['Telephone', '123', 'Please enter a valid landline number', false],
  ] as const;
  for (const [label, typed, message, good] of cases) {
    await field(page, label).fill(typed);
    await field(page, label).blur();
    await expect(field(page, label)).toHaveAccessibleDescription(good ? '' : message);
  }
});
