/** The list of servers: dragged, and in a narrow window; everything else of it is in tests/screens/servers. */
import { expectAllAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/console.ts';
import { callBridge } from '../support/console-page.ts';
import { add, line, names, openServers } from '../support/servers-page.ts';

test.beforeEach(async ({ page, shell }) => {
  await openServers(page, shell);
});

test('put into another order by dragging', async ({ page }) => {
  for (const name of ['A', 'B', 'C']) await add(page, { name: `Server ${name}` });
  await page.reload();
  await page.getByRole('button', { name: 'Move Server A' }).dragTo(line(page, 'Server C'), {
    targetPosition: { x: 200, y: 50 },
  });
  await expect.poll(() => names(page)).toEqual(['Sandbox', 'Server B', 'Server C', 'Server A']);
  await page.reload();
  await expect.poll(() => names(page)).toEqual(['Sandbox', 'Server B', 'Server C', 'Server A']);
});

test('in Chinese, in the dark, in a narrow window', async ({ page, shell }) => {
  await page.setViewportSize({ width: 1024, height: 700 });
  await callBridge(page, 'settings.update', { language: 'zh-CN', appearance: 'dark' });
  const id = await add(page, { name: '总部', environment: 'production', readOnly: true });
  await page.reload();
  await expect(line(page, '总部')).toContainText('生产');
  await expect(line(page, '总部')).toContainText('只读');
  await expectAllAccessible(page);
  await page.goto(`${shell.origin}/servers/edit/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: '编辑 总部' })).toBeVisible();
  await page.getByRole('button', { name: /^其他路径/ }).click();
  await expectAllAccessible(page);
  await page.getByRole('textbox', { name: '名称' }).fill('新总部');
  const bar = page.getByRole('button', { name: '保存', exact: true });
  await expect(bar).toBeInViewport({ ratio: 1 });
  // The same at 200 %.
  await page.setViewportSize({ width: 512, height: 350 });
  await expect(bar).toBeInViewport({ ratio: 1 });
  await page.getByRole('textbox', { name: '地址' }).scrollIntoViewIfNeeded();
  await expect(bar).toBeInViewport({ ratio: 1 });
});
