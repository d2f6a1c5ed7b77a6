/**
 * Themes for departments, and settings of the whole tenant (THM-017, 107, 125, 153, 154, 160 to 163, 168), the way back
 * from an editor, icons that are pictures (THM-090), and a theme that is created once although its answer was lost.
 */
import { expectAccessible } from '../support/accessible.ts';
import type { Page } from '../support/page.ts';
import { expect, step, test } from '../support/screens.ts';

const status = (page: Page) => page.getByRole('region', { name: /^Notifications/ });
const bodyOf = (page: Page, path: string) => JSON.parse(page.calls(path).at(-1)?.body ?? '{}');

test('the departments’ tab: those below, and several themes for several of them', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/info');
  await console.pretend({ detach: 'on' });
  await page.goto('/themes/pc?tab=sync');
  const below = page.getByRole('region', { name: 'Departments below' });
  for (const name of ['财务部', '人力资源部'])
    await below.getByRole('row').filter({ hasText: name }).getByRole('gridcell').first().click();
  await below.getByRole('button', { name: 'Give themes to 2 departments…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Give themes to departments' });
  await expect(dialog).toContainText('财务部');
  await expectAccessible();
  for (const name of ['Harbour', 'Graphite'])
    await dialog.getByRole('checkbox', { name: `Select ${name}`, exact: true }).check();
  await dialog.getByRole('button', { name: 'Give 2 themes' }).click();
  await expect(status(page).getByText('Operation successful')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  const sent = bodyOf(page, '/api/basicserver/backTopic/syncTopic');
  expect([sent.topicIds.length, sent.deptIds.length, sent.dtu]).toEqual([2, 2, 'pc']);
  await expect(below.getByRole('row').filter({ hasText: '财务部' })).toContainText('Has some');
});

test('the platform’s own themes: which titles they show; a module’s style', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/themes/pc?tab=special');
  await page.getByRole('button', { name: /^More for / }).click();
  await page.getByRole('menuitem', { name: 'Platform’s own themes…' }).click();
  const own = page.getByRole('dialog', { name: 'The platform’s own themes' });
  await expect(own.getByRole('row').filter({ hasText: '云岫' })).toBeVisible();
  await expectAccessible();
  await own.getByRole('button', { name: 'Titles shown…: 云岫' }).click();
  const titles = page.getByRole('dialog', { name: 'Titles that “云岫” shows' });
  await titles.getByRole('checkbox', { name: 'Team title' }).uncheck();
  await titles.getByRole('button', { name: 'Save' }).click();
  await expect(status(page).getByText('change succeeded')).toBeVisible();
  await expect(own.getByRole('row').filter({ hasText: '云岫' })).toContainText('App title, Browser title');
  const sent = bodyOf(page, '/api/basicserver/sysTopic/updateTitleShowWay');
  expect(JSON.parse(sent.titleShowWay)).toContainEqual({ id: 'teamTitle', selected: false });

  await step('a module’s style over a special theme', async () => {
    await page.goto('/themes/pc/style/TF100001?tab=special');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Module style' }).fill('MS7');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(status(page).getByText('Operation successful')).toBeVisible();
    expect(bodyOf(page, '/api/basicserver/featureTopic/addModuleStyle')).toEqual({
      topicId: 'TF100001',
      moduleStyleId: 'MS7',
    });
  });
  await step('who does not administer everybody’s themes is not offered it', async () => {
    await page.route('/api/basicserver/topic/gainOptSuper', (route) =>
      route.fulfill({ json: { code: 200, data: 'D' } }),
    );
    await page.goto('/themes/pc?tab=special');
    await expect(page.getByText('9 themes')).toBeVisible();
    await page.getByRole('button', { name: /^More for / }).click();
    await expect(page.getByRole('menuitem', { name: 'Export themes…' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Platform’s own themes…' })).toHaveCount(0);
  });
});

test('the way to a theme leads over its list, in the style one came from', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/themes/pcClient/edit/TP120001?style=client');
  const way = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(way.getByRole('link', { name: 'Interface configuration' })).toBeVisible();
  await way.getByRole('link', { name: 'Desktop client themes' }).click();
  await expect(page).toHaveURL(/\/themes\/pcClient\?style=client$/);
});

test('an icon of the phone is chosen by what it looks like', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/themes/h5/edit/TM100001?style=dark');
  const [icon] = [page.getByRole('button', { name: /^Icon of / }).first()];
  await icon.click();
  const dialog = page.getByRole('dialog', { name: /^Icon of / });
  await dialog.getByRole('radio', { name: 'Calendar, filled' }).click();
  await expect(dialog.getByRole('region', { name: 'Own picture' })).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: /: Calendar, filled$/ })).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(status(page).getByText('Saved successfully')).toBeVisible();
  const sent = bodyOf(page, '/api/basicserver/appTopic/updateTopic');
  expect(sent.appTopicIcons[0].iconDefault).toBe('calendar-filled');
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0);
});

test('a CSS theme whose answer was lost is not made twice, whatever its server remembers', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/css_theme/new');
  await page.getByRole('textbox', { name: 'Name' }).fill('Lost');
  // The list fails with it: what became of it can not be looked up at once.
  await console.pretend({ failures: { 'cssThemes.create': 'cut', 'cssThemes.byId': 'refused' } });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'is not known' }).first()).toBeVisible();
  await console.pretend({ failures: {} });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(status(page).getByText('Saved successfully')).toBeVisible();
  expect(page.calls('/api/bs/ebuilder/designer/theme/create')).toHaveLength(1);
  expect(page.calls('/api/bs/ebuilder/designer/theme/update')).toHaveLength(1);
  await expect(page.getByRole('row').filter({ hasText: 'Lost' })).toHaveCount(1);
});
