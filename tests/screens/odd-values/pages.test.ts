/**
 * Lists of every area whose first row holds nothing but values that nobody understands: the page stands, with as many
 * rows as before, and says what it did not understand.
 */
import type { Page } from '../support/page.ts';
import { expect, test } from '../support/screens.ts';

const pages = [
  '/safe_account/network_manage',
  '/safe_account/ipconfigrec',
  '/safe_account/loginType',
  '/safe_account/invite_list',
  '/safe_account/unbind',
  '/appManage/settings',
  '/backMenuSetting',
  '/customApps',
  '/themes/pc',
  '/css_theme',
  '/theme_packages',
  '/systemSettings/parameters',
  '/systemSettings/rules',
  '/systemSettings/templates',
  '/errorList',
  '/loginlog',
  '/base/teams?log=1',
  '/base/licence',
  '/base/appAuth',
  '/base/licenceRemind',
  '/base/quickMenu',
  '/base/systemReminders',
  '/base/wechatWork',
  '/custom_service_call',
  '/teamshare',
  '/launcher/apps',
] as const;

const odd: readonly unknown[] = [null, 'popup', { unexpected: 1 }];
const isId = (name: string) => /^(_?id|menuid|.*Id|.*Code|code)$/.test(name);

/** Every field of the first row of each list, but for what it is found by. */
function altered(value: unknown, by: unknown): unknown {
  if (Array.isArray(value)) {
    const [first, ...rest] = value as unknown[];
    const isRow = typeof first === 'object' && first !== null && !Array.isArray(first);
    return isRow ? [oddRow(first as Record<string, unknown>, by), ...rest] : value;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, altered(part, by)]));
}

function oddRow(row: Record<string, unknown>, by: unknown): unknown {
  return Object.fromEntries(
    Object.entries(row).map(([name, part]) => {
      if (isId(name)) return [name, part];
      return [name, typeof part === 'object' && part !== null ? altered(part, by) : by];
    }),
  );
}

/** Alters an answer of one JSON text, or the first row of an answer that has a line for each row. */
function alteredText(text: string, by: unknown): string {
  const alter = (json: string) => JSON.stringify(altered(JSON.parse(json) as unknown, by));
  const lines = text.trim().split('\n');
  if (lines.length === 1) return alter(text);
  const [first = '', ...rest] = lines;
  return `${[JSON.stringify(oddRow(JSON.parse(first) as Record<string, unknown>, by)), ...rest].join('\n')}\n`;
}

/** Rows, items of lists, headings. */
const parts = (page: Page) => {
  const main = page.getByRole('main');
  return main.getByRole('row').or(main.getByRole('listitem')).or(main.getByRole('heading'));
};

for (const [index, path] of pages.entries()) {
  test(path, async ({ page, console }) => {
    await console.openAs('systemAdministrator', path);
    await expect(parts(page).first()).toBeVisible();
    await page.settled();
    const before = await parts(page).count();
    const by = odd[index % odd.length];
    await page.route(/^\/p?api\//, async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      const isJson = /json|text/.test(response.headers.get('content-type') ?? '');
      const contentType = response.headers.get('content-type') ?? '';
      route.fulfill({ body: isJson ? alteredText(text, by) : text, contentType, status: response.status });
    });
    await page.reload();
    await expect(parts(page)).toHaveCount(before);
    await page.settled();
    await expect(parts(page)).toHaveCount(before);
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('status').filter({ hasText: 'does not understand' })).toBeVisible();
  });
}
