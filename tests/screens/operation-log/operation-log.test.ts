/** The operation log on the page of applications: what it tells, its columns, one entry (rows LOG-002, 005 to 010, 012). */
import { expect, test } from '../support/screens.ts';

test('changes in application management are in its log; an entry opens', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/appManage');
  await page.getByRole('button', { name: 'New group' }).click();
  const form = page.getByRole('dialog', { name: 'New group' });
  await form.getByLabel('Group name').fill('Field service');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toHaveCount(0);
  await page.getByRole('button', { name: 'Operation log' }).click();
  const log = page.getByRole('dialog', { name: 'Operation log' });
  const entry = log.getByRole('row').filter({ hasText: 'Field service' }).first();
  await expect(entry).toBeVisible();

  // The documents' percentages are the columns' parts of the width; the source, which has none, keeps its own.
  await expect(log.getByRole('columnheader')).toHaveText([
    'Operation time',
    'Operator',
    'Operation type',
    'Object',
    'Operation description',
    'Source',
    'Client IP',
  ]);
  const tracks = document.querySelector<HTMLElement>('dialog [role=grid] [style*="minmax"]');
  const parts = [...(tracks?.outerHTML ?? '').matchAll(/(\d+)fr/g)].map(([, part]) => Number(part));
  expect(parts.slice(0, 6)).toEqual([10, 5, 6, 8, 20, 8]);
  // In the dialog's 958 pixels the least widths leave the parts as they are (rows LOG-006 to 010), but for those whose
  // English titles have no room in them.
  const titled = new Map([
    [5, 85],
    [6, 130],
  ]);
  const least = [...(tracks?.outerHTML ?? '').matchAll(/minmax\((\d+)px, (\d+)fr\)/g)].map(([, px, fr]) => [
    Number(px),
    Number(fr),
  ]);
  const [time = [0, 0], ...others] = least;
  const unit = (958 - 100 - (time[0] ?? 0)) / 47;
  for (const [px = 0, fr = 0] of others)
    expect([fr, px <= Math.max(unit * fr, titled.get(fr) ?? 0)]).toEqual([fr, true]);

  await entry.getByText('Field service').click();
  const detail = page.getByRole('dialog', { name: 'operation description details' });
  await expect(detail.getByText('Field service').first()).toBeVisible();
  await expect(detail.getByText('Client IP')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(detail).toHaveCount(0);
  await expect(log).toBeVisible();
});

// Rows LOG-011, 018.
test('an operator is chosen among the people; Enter in the picker asks for nothing', async ({
  page,
  console,
}) => {
  const path = '/api/basicserver/operationlog/pageQuery';
  await console.openAs('systemAdministrator', '/base/teams?log=1');
  const log = page.getByRole('dialog', { name: 'Operation log' });
  await expect(log.getByText(/^[\d,]+ entries$/)).toBeVisible();
  await log.getByLabel('Type', { exact: true }).fill('Change');
  const before = page.calls(path).length;
  await log.getByRole('button', { name: 'Operator: Any operator' }).click();
  const picker = page.getByRole('dialog', { name: 'Choose people' });
  const search = picker.getByRole('textbox', { name: 'Search: people' });
  await search.fill('grace holloway');
  await search.press('Enter');
  await expect(picker.getByRole('rowheader', { name: 'Grace Holloway' }).first()).toBeVisible();
  await search.focus();
  for (const key of ['Tab', 'Tab', 'Space']) await page.keyboard.press(key);
  await picker.getByRole('button', { name: 'Choose (1)' }).click();
  await expect(picker).toHaveCount(0);
  expect(page.calls(path)).toHaveLength(before);
  await expect(log.getByRole('button', { name: 'Operator: Grace Holloway' })).toBeVisible();
  await log.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/logOperators=U20112/);
  await page.waitForCall(path, before);
  const asked = page.calls(path).at(-1)?.url.searchParams.get('streamFilter') ?? '{}';
  expect(JSON.parse(asked)).toMatchObject({ operatorIds: ['U20112'], operateType: 'Change' });
});

test('a cut answer says so and can be tried again, in Chinese; an employee has no log', async ({
  page,
  console,
}) => {
  await console.pretend({ failures: { 'operationLog.pageQuery': 'cut' } });
  await console.openAs('systemAdministrator', '/info', 'zh-CN');
  await page.goto('/base/teams?log=1');
  const dialog = page.getByRole('dialog', { name: '操作日志' });
  await expect(dialog.getByText('日志读取失败')).toBeVisible();
  await console.pretend({ failures: {} });
  await dialog.getByRole('button', { name: '重试' }).click();
  await expect(dialog.getByText(/^共 [\d,]+ 条$/)).toBeVisible();
  await console.signIn('employee');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: '操作日志' })).toHaveCount(0);
});
