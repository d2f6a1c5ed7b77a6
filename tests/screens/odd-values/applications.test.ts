/**
 * Applications of which a flag was not understood: each stays in the list in which the server gave it, and its card says
 * what was not understood.
 */
import { expect, test } from '../support/screens.ts';

type Row = Record<string, unknown>;

const odd = { Null: null, Word: 'perhaps', Missing: undefined };

for (const field of ['display', 'menuStatus', 'installed'] as const)
  test(`${field}: null, a word that nobody knows, missing`, async ({ page, console }) => {
    await console.openAs('systemAdministrator', '/appManage');
    const cards = page.getByRole('list', { name: 'Applications' }).getByRole('listitem');
    await expect(cards.first()).toBeVisible();
    await page.settled();
    const count = await cards.count();
    await page.route('/api/basicserver/app/manage/queryAppList', async (route) => {
      const body = (await (await route.fetch()).json()) as { data: { result: Row[] } };
      for (const [index, [name, value]] of Object.entries(odd).entries())
        Object.assign(body.data.result[index] ?? {}, { menuName: name, [field]: value });
      route.fulfill({ json: body });
    });
    await page.reload();
    for (const name of Object.keys(odd))
      await expect(cards.filter({ hasText: name })).toContainText('Not understood');
    await expect(cards).toHaveCount(count);
    await expect(page.getByRole('status').filter({ hasText: 'does not understand' })).toContainText(
      '3 values',
    );
  });
