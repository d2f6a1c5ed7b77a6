/**
 * The feed of work sharing (rows FRAME-055; FEED-001, 007, 012 to 018, 032): read, narrowed, written, and what stays
 * when something fails.
 */
import { applyAll, rollBack, turn } from '../changes/tray-page.ts';
import { expectAccessible } from '../support/accessible.ts';
import type { Page } from '../support/page.ts';
import { expect, test } from '../support/screens.ts';

const path = '/teamshare';
const query = '/api/blog/teamshare/workdyna';
const saveConfig = '/api/bcw/base/configuration/saveConfig';
const shares = (page: Page) => page.getByRole('feed').getByRole('article');
const words = (page: Page) => page.getByRole('textbox', { name: 'New share' });
const tabs = (page: Page) => page.getByRole('navigation', { name: 'Kinds of shares' });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const asked = (page: Page) => JSON.parse(page.calls(query).at(-1)?.body ?? '{}');
const write = async (page: Page, text: string) => {
  await button(page, 'Share something with your colleagues…').click();
  await words(page).fill(text);
};

test('shares are read, the newest first, with who said what of them', async ({ page, console }) => {
  await console.openAs('employee', path);
  await expect(shares(page).first()).toContainText('张子舒');
  await expect(shares(page).first()).toHaveAttribute('aria-setsize', /^1\d\d$/);
  expect(asked(page)).toEqual({ range: 'company', workType: 'share', pageNo: 1, pageSize: 25 });
  await button(page, 'All 14 comments').click();
  await expect(button(page, '4 more comments')).toBeVisible();
  await expectAccessible();
});

test('a tab of the menu moves into the row, begins at the first page, and is kept', async ({
  page,
  console,
}) => {
  await console.openAs('employee', path);
  await expect(shares(page).first()).toBeVisible();
  await expect(tabs(page).getByRole('link')).toHaveText(['Shares', 'Mention me']);
  await button(page, 'More').click();
  await expect(page.getByRole('menuitem')).toHaveText(['Comments on me', 'Likes me', 'My shares']);
  await page.getByRole('menuitem', { name: 'My shares' }).click();
  await expect(tabs(page).getByRole('link')).toHaveText(['Shares', 'Mention me', 'My shares']);
  await expect(tabs(page).getByRole('link', { name: 'My shares' })).toHaveAttribute('aria-current', 'page');
  await expect(shares(page).first()).toContainText('Grace Holloway');
  expect(asked(page)).toMatchObject({ workType: 'mine', pageNo: 1 });
  expect(page.calls(saveConfig).at(-1)?.body).toBe('key=teamShareRange&value=company-mine--');
  // Another day, without the address: as it was left.
  await page.goto('/info');
  await page.goto(path);
  await expect(tabs(page).getByRole('link', { name: 'My shares' })).toHaveAttribute('aria-current', 'page');
  await tabs(page).getByRole('link', { name: 'Shares', exact: true }).click();
  await expect(tabs(page).getByRole('link')).toHaveText(['Shares', 'Mention me', 'My shares']);
});

test('one press on a tab asks for its shares once', async ({ page, console }) => {
  await console.openAs('employee', path);
  await expect(shares(page).first()).toBeVisible();
  const before = page.calls('/api/blog/teamshare/workdyna').length;
  await page.getByRole('link', { name: 'Mention me' }).click();
  await expect(page).toHaveURL(/tab=shareAtme/);
  await page.settled();
  expect(page.calls('/api/blog/teamshare/workdyna')).toHaveLength(before + 1);
});

test('ranges without data are not offered; one that is chosen is asked for and kept', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', path);
  await expect(shares(page).first()).toBeVisible();
  await button(page, 'Whose: Everybody').click();
  // Row FEED-019: ten of those who are followed, and of those below.
  for (const whose of ['myfollow', 'subordinate']) {
    const [lookup] = page.calls(new RegExp(`/api/hrm/user/${whose}/`));
    expect(lookup?.url.searchParams.get('pageSize')).toBe('10');
  }
  await expect(page.getByRole('menuitemradio')).toHaveText([
    'Everybody',
    'Colleagues I follow',
    'My direct reports',
    'Everybody below me',
    'My department',
    'One colleague…',
  ]);
  await page.getByRole('menuitemradio', { name: 'Colleagues I follow' }).click();
  await expect(button(page, 'Whose: Colleagues I follow')).toBeVisible();
  await expect(shares(page).first()).toBeVisible();
  expect(asked(page)).toMatchObject({ range: 'watched', pageNo: 1 });
  expect(page.calls(saveConfig).at(-1)?.body).toBe('key=teamShareRange&value=watched-share--');
  await console.openAs('employee', path);
  await button(page, 'Whose: Everybody').click();
  await expect(page.getByRole('menuitemradio')).toHaveText([
    'Everybody',
    'Colleagues I follow',
    'My superiors',
    'My department',
    'One colleague…',
  ]);
});

test('departments whose colleagues are not known are offered', async ({ page, console }) => {
  const failures = { 'feed.superiors': 'refused', 'feed.followed': 'http500' } as const;
  await console.openAs('systemAdministrator', path);
  await console.pretend({ failures });
  await page.reload();
  await button(page, 'Whose: Everybody').click();
  await expect(page.getByRole('menuitemradio', { name: 'My superiors' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a server that names no size of a page is asked for five', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/info');
  await page.route('/api/bcw/base/configuration/existConfigRange', (route) =>
    route.fulfill({ json: { code: 200, msg: '', data: '' } }),
  );
  await page.goto(path);
  await expect(shares(page).first()).toBeVisible();
  expect(asked(page)).toMatchObject({ pageNo: 1, pageSize: 5 });
  await button(page, 'Show 5 more').click();
  // Only what is on view is drawn.
  await expect(shares(page).nth(6)).toBeVisible();
  expect(asked(page)).toMatchObject({ pageNo: 2, pageSize: 5 });
});

test('a share names a colleague by keys alone, and is published', async ({ page, console }) => {
  await console.openAs('employee', path);
  await write(page, 'Thanks @');
  const list = page.getByRole('listbox', { name: 'Colleagues to name' });
  // Followed people come first.
  await expect(list.getByRole('option')).toHaveText([/^林知远/, /^周以宁/]);
  await page.keyboard.press('ArrowDown');
  await expect(list.getByRole('option', { selected: true })).toContainText('周以宁');
  await page.keyboard.press('Enter');
  await expect(words(page)).toHaveValue('Thanks @周以宁 ');
  await expect(list).toHaveCount(0);
  await expectAccessible();
  await button(page, 'Publish').click();
  await expect(page.getByText('published successfully!')).toBeVisible();
  await expect(shares(page).first()).toContainText('Thanks @周以宁');
  const sent = JSON.parse(page.calls('/api/blog/teamshare/publish').at(-1)?.body ?? '{}');
  expect(sent).toEqual({
    publishtype: 'share',
    blog: {
      content: 'Thanks @周以宁',
      imAtContent: 'Thanks @周以宁',
      relevanceList: [],
      shareScope: 'all',
      attachmentIds: '',
      userIds: 'U20016',
      userIdIndex: '7',
    },
  });
});

test('a share waits for the set that it tells of, is published with it, and rolled back it is deleted', async ({
  page,
  console,
}) => {
  const tells = 'The line stands still tonight.';
  const told = shares(page).filter({ hasText: tells });
  await console.openAs('systemAdministrator', path);
  await turn(page, 'Apply at once', 'Collect first');
  // Words that were said before are said again.
  for (const before of [0, 1]) {
    await page.goto(path);
    await write(page, tells);
    await button(page, 'Publish').click();
    await expect(page.getByText(/^Collected, not applied yet/).last()).toBeVisible();
    await expect(told).toHaveCount(before);
    await page.goto('/changes');
    const row = page.getByRole('row').filter({ hasText: 'Share published' });
    await expect(row).toContainText(tells);
    await row.click();
    const detail = page.getByRole('dialog', { name: 'Share published' });
    await expect(detail.getByRole('rowheader', { name: tells, exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await applyAll(page, 'Apply 1 change');
    await page.goto(path);
    await expect(told).toHaveCount(before + 1);
  }
  await page.goto('/changes');
  await rollBack(page);
  await page.goto(path);
  await expect(told).toHaveCount(1);
});

test('colleagues are looked up ten at a time, and one that is not there is said', async ({
  page,
  console,
}) => {
  await console.openAs('employee', path);
  await write(page, '@Grace');
  await expect(page.getByRole('option').first()).toContainText('Grace');
  expect(page.calls('/api/hrm/common/queryUsers').at(-1)?.url.search).toContain('pageSize=10');
  await words(page).fill('@nobody of that name');
  await expect(page.getByText('Nobody is called “nobody of that name”')).toBeVisible();
});

test('nothing and too much are refused before anything is sent', async ({ page, console }) => {
  await console.openAs('employee', path);
  await write(page, ' ');
  await button(page, 'Publish').click();
  await expect(page.getByText('please fill in content before submitting!')).toBeVisible();
  await words(page).fill('好'.repeat(1001));
  await expect(page.getByText('content too long, a single input not over 1000 characters')).toBeVisible();
  await button(page, 'Publish').click();
  expect(page.calls('/api/blog/teamshare/publish')).toHaveLength(0);
});

test('an unsent share stays with Retry and outlives the window', async ({ page, console }) => {
  await console.openAs('employee', path);
  await write(page, 'Do not lose me');
  await console.pretend({ failures: { 'feed.publish': 'refused' } });
  await button(page, 'Publish').click();
  await expect(page.getByText('It was not sent. Your text is kept here.')).toBeVisible();
  sessionStorage.clear();
  await page.goto('/info');
  await page.goto(path);
  await expect(words(page)).toHaveValue('Do not lose me');
  await button(page, 'Publish').click();
  await console.pretend({ failures: {} });
  await button(page, 'Retry').click();
  await expect(shares(page).first()).toContainText('Do not lose me');
  await expect(words(page)).toHaveCount(0);
});

test('an unsent text outlives a restart on another port', async ({ page, console, shell }) => {
  await console.openAs('employee', path);
  await write(page, 'Half a thought');
  await page.pass(600);
  // The program has it by now.
  const told = () =>
    Object.entries(localStorage).some(([name, text]) => /draft/.test(name) && text.startsWith('{'));
  await expect.poll(told).toBe(true);
  const here = { ...localStorage };
  // Another port has another storage.
  localStorage.clear();
  await shell.restart();
  await console.openAs('employee', path);
  await expect(words(page)).toHaveValue('Half a thought');
  await button(page, 'Publish').click();
  await expect(shares(page).first()).toContainText('Half a thought');
  Object.assign(localStorage, here);
  await shell.restart();
  await console.openAs('employee', path);
  await expect(shares(page).first()).toContainText('Half a thought');
  await expect(page.getByRole('button', { name: /^Share something/ })).toBeVisible();
  await expect(words(page)).toHaveCount(0);
});

test('files go with a share; one that fails is tried again', async ({ page, console }) => {
  await console.openAs('employee', path);
  await write(page, 'With a table');
  await console.pretend({ failures: { 'file.uploadModule': 'refused' } });
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'table.csv', mimeType: 'text/csv', buffer: new TextEncoder().encode('a,b') });
  await expect(page.getByRole('alert').filter({ hasText: 'table.csv was not uploaded' })).toBeVisible();
  await console.pretend({ failures: {} });
  await button(page, 'Retry').click();
  await expect(button(page, 'Remove table.csv')).toBeVisible();
  await button(page, 'Publish').click();
  await expect(shares(page).first().getByRole('button', { name: 'Save table.csv' })).toBeVisible();
});

test('one’s own share is edited; another one’s is not offered', async ({ page, console }) => {
  await console.openAs('employee', `${path}?tab=mine`);
  await button(page, 'Actions of the share of Grace Holloway').first().click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Words' }).fill('Better words');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(shares(page).first()).toContainText('Better words');
  await expect(shares(page).first()).toContainText('Edited');
  await page.goto(`${path}/edit/FS2308147000001`);
  await expect(page.getByRole('dialog').getByRole('textbox')).toHaveCount(0);
});

test('a comment is answered; the like is one’s own', async ({ page, console }) => {
  await console.openAs('employee', path);
  const first = shares(page).first();
  await first
    .getByRole('button', { name: /^Reply to/ })
    .first()
    .click();
  await page.getByRole('textbox', { name: /^Comment on the share of/ }).fill('I agree');
  await button(page, 'Send').click();
  await expect(first.getByText('I agree')).toBeVisible();
  await expect(first).toContainText('Reply to');
  await first.getByRole('button', { name: /^Like/ }).click();
  await expect(first.getByRole('button', { name: /^Like/, pressed: true })).toBeVisible();
});

test('in Chinese, and nothing found', async ({ page, console }) => {
  await console.openAs('employee', `${path}?q=nothing-like-this`, 'zh-CN');
  await expect(page.getByText('没有符合筛选条件的分享')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: '团队分享' })).toBeVisible();
  await expectAccessible();
});
