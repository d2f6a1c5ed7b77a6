/** The free-edition notice and the module tip (rows PAY-001 to 008). */
import { payModules } from '../../../src-shared/rules/pay-remind/modules.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/screens.ts';

const address = '/teamsahretest?module=ganttChart';

const words = {
  'en-US': {
    free: 'Sorry, your tenant is currently on the free edition and does not support this function!',
    administrator: 'Please ask the administrator to enable this function in the tenant management back-end',
    phone: 'Contact phone: 021-5550188',
    sales: 'Sales contact: Priya Nair',
    purchase: 'Sales contact: contact purchase',
    buy: 'Contact purchase',
    help: 'Learn more',
  },
  'zh-CN': {
    free: '抱歉，您的租户当前为免费版，不支持该功能！',
    administrator: '请联系管理员在租户管理后台开启该功能',
    phone: '联系电话：021-5550188',
    sales: '销售联系人：Priya Nair',
    purchase: '销售联系人：联系购买',
    buy: '联系购买',
    help: '了解更多',
  },
} as const;

for (const language of ['en-US', 'zh-CN'] as const) {
  const say = words[language];

  test(`whom it names, by deployment: ${language}`, async ({ page, console }) => {
    await console.openAs('employee', '/info', language);
    await page.goto(`/teamsahretest?module=nothing`);
    const notice = page.getByRole('region');
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText(say.free);
    await expect(notice.getByText(say.phone)).toBeVisible();
    await expect(notice.getByRole('link')).toHaveText([say.buy, say.help]);
    await expectAccessible();

    await console.pretend({ deployment: 'overseas' });
    await page.reload();
    await expect(notice.getByRole('link', { name: say.sales })).toHaveAttribute(
      'href',
      'mailto:sales@example.com',
    );
    await expect(notice.getByText(say.phone)).toHaveCount(0);

    for (const deployment of ['single', 'private'] as const) {
      await console.pretend({ deployment });
      await page.reload();
      await expect(title).toHaveText(say.administrator);
      await expect(notice.getByRole('link')).toHaveText([say.help]);
      await expect(notice.getByText(say.phone)).toHaveCount(0);
    }

    // Nobody set, or the lookup fails: the way to buy is the contact.
    await console.pretend({ deployment: 'public', failures: { 'licenceRemind.configs': 'http500' } });
    await page.reload();
    await expect(notice.getByRole('link', { name: say.purchase })).toBeVisible();
    await console.pretend({ failures: { 'licenceApps.module': 'http500' } });
    await page.goto(`/teamsahretest?module=ganttChart`);
    await expect(title).toBeVisible();
    await expectAccessible();
  });
}

/** Those that the documents name. */
const named = [
  'taskReport',
  'ganttChart',
  'attendanceReport',
  'crmSetting',
  'workflowStatistics',
  'payrollSlip',
  'vacationRule',
];

test('each type has its description and its help', async ({ page, console }) => {
  await console.openAs('employee', '/info');
  for (const { type, name, description, help } of payModules.filter((each) => named.includes(each.type))) {
    await page.goto(`/displaymoduletip?module=${type}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`About ${name['en-US']}`);
    await expect(page.getByText(description['en-US'])).toBeVisible();
    await expect(page.getByRole('link', { name: `Learn more about ${name['en-US']}` })).toHaveAttribute(
      'href',
      `/platform/help?path=${encodeURIComponent(help['en-US'])}`,
    );
  }
});

test('in Chinese: free edition, single tenant, licensed, failed', async ({ page, console }) => {
  await console.pretend({ edition: 'free' });
  await console.openAs('employee', '/info', 'zh-CN');
  await page.goto(`${address}`);
  await expect(
    page.getByRole('heading', { name: '抱歉，您的租户当前为免费版，不支持该功能！' }),
  ).toBeVisible();
  for (const deployment of ['single', 'private'] as const) {
    await console.pretend({ deployment });
    await page.reload();
    await expect(page.getByRole('heading', { name: '请联系管理员在租户管理后台开启该功能' })).toBeVisible();
    await expect(page.getByText('销售联系人')).toHaveCount(0);
  }
  await console.pretend({ edition: 'standard', failures: { 'licenceApps.module': 'http500' } });
  await page.reload();
  await expect(page.getByText('无法确认该功能是否已开通')).toBeVisible();
  await console.pretend({ failures: {} });
  await page.getByRole('button', { name: '重试' }).click();
  await expect(page.getByRole('heading', { name: '贵组织已开通该功能' })).toBeVisible();
  await page.goto(`/displaymoduletip?module=ganttChart`);
  await expect(page.getByRole('heading', { name: '甘特图：功能说明' })).toBeVisible();
  await expectAccessible();
});

test('an address that names no function claims nothing about the edition', async ({ page, console }) => {
  await console.openAs('employee', '/info');
  for (const query of ['', '?module=', '?title=Upgrade']) {
    await page.goto(`/teamsahretest${query}`);
    await expect(page.getByRole('heading', { level: 1, name: 'No function is named' })).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(/free edition|enabled in your|Contact/);
  }
  await expectAccessible();
});

test('in English: the sentence, its title, the contacts, the help', async ({ page, console }) => {
  await console.pretend({ edition: 'free' });
  await console.openAs('employee', '/info');
  await page.goto(address);
  const notice = page.getByRole('region', { name: 'Function not enabled' });
  await expect(
    notice.getByRole('heading', {
      name: 'Sorry, your tenant is currently on the free edition and does not support this function!',
    }),
  ).toBeVisible();
  await expect(notice.getByText('Contact phone: 021-5550188')).toBeVisible();
  await expect(notice.getByRole('link', { name: 'Contact purchase' })).toBeVisible();
  await expectAccessible();
  await notice.getByRole('link', { name: 'Learn more about the Gantt chart' }).click();
  await expect(page.getByText('/help/en-US/project/gantt')).toBeVisible();
  await page.goto(`${address}&phone=400-000-0000&title=Not+for+you`);
  await expect(notice.getByRole('heading', { name: 'Not for you' })).toBeVisible();
  await expect(notice.getByText('Contact phone: 400-000-0000')).toBeVisible();
});
