/** Row TOOL-014: the organisation tree beside a page is 200 wide. */
import { expect, test } from '../support/console.ts';

test('the organisation tree is 200 wide', async ({ page, console }) => {
  await console.pretend({ detach: 'on' });
  await console.openAs('systemAdministrator', '/backMenuSetting');
  const tree = page.getByRole('navigation', { name: 'Departments' });
  await expect(tree).toBeVisible();
  expect((await tree.boundingBox())?.width).toBe(200);
});
