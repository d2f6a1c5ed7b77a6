/** The sheet where a value was not understood: its cell says so, and neither shows nor copies a stand-in. */
import { expect, test } from '../support/screens.ts';

interface Answer {
  data: { result: Record<string, unknown>[] };
}

test('a cell whose value was not understood says so, and can be filled in', async ({ page, console }) => {
  await page.route('/api/basicserver/app/manage/queryAppList', async (route) => {
    const body = (await (await route.fetch()).json()) as Answer;
    const calendar = body.data.result.find(({ menuName }) => menuName === 'Calendar');
    if (calendar) calendar.openMode = 'hologram';
    route.fulfill({ json: body });
  });
  await console.openAs('systemAdministrator', '/appManage/sheet?what=opens');
  const grid = page.getByRole('grid', { name: 'Applications and departments' });
  const cell = (name: string) =>
    grid
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name, exact: true }) })
      .getByRole('gridcell')
      .first();
  await expect(cell('Calendar')).toContainText('Not understood');
  await expect(cell('Calendar')).toHaveAttribute('title', 'Not understood: "hologram"');
  await expect(cell('Mail')).toContainText('This page');
  await cell('Calendar').click();
  await page
    .getByRole('toolbar', { name: 'Set the chosen cells' })
    .getByRole('button', { name: 'A new page', exact: true })
    .click();
  await expect(cell('Calendar')).toContainText('A new page');
});
