/** The sheet shows its first applications before all have been read (APP-001, 077). */
import { expect, test } from '../support/screens.ts';

test('the first applications stand there while others come; filling waits for all', async ({
  page,
  console,
}) => {
  let release: () => void = () => undefined;
  const gate = new Promise<void>((open) => {
    release = open;
  });
  await page.route('/api/basicserver/app/manage/queryAppList', async (route) => {
    const answer = await route.fetch();
    const { data, ...rest } = await answer.json();
    const { searchParams } = route.call.url;
    if (searchParams.get('pageSize') !== '250') return route.fulfill({ json: { ...rest, data } });
    const first = searchParams.get('pageNo') === '1';
    if (!first) await gate;
    const all = data.result as object[];
    const result = first ? all.slice(0, 10) : [];
    return route.fulfill({ json: { ...rest, data: { ...data, result, totalCount: first ? 12 : 10 } } });
  });
  await console.openAs('systemAdministrator', '/appManage/sheet');
  const grid = page.locator('[role="grid"][aria-label="Applications and departments"]');
  await expect(grid.locator('[role="gridcell"]').first()).toBeAttached();
  const part = page.locator('[inert][aria-busy="true"]');
  await expect(part).toHaveCount(1);
  release();
  await expect(part).toHaveCount(0);
  await expect(page.getByRole('grid', { name: 'Applications and departments' })).toBeVisible();
});
