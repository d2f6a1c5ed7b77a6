/** Where one is and the way on: tabs of one page that do not move, a field that is led to and seen. */
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/console.ts';
import { signInAs } from '../support/console-page.ts';
import { startPlatform } from '../support/platform-server.ts';
import { add, openServers, saved } from '../support/servers-page.ts';

test('tabs of base settings share head, breadcrumbs and the menu’s mark; nothing of them moves', async ({
  page,
  shell,
}) => {
  await page.goto(shell.url);
  await signInAs(page, 'Manager-tenant administrator');
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
  const tabs = page.getByRole('navigation', { name: 'Base settings' });
  const head = async () => [
    await page.getByRole('heading', { level: 1 }).textContent(),
    await tabs.boundingBox(),
  ];
  await page.goto(`${shell.origin}/base/teams`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Certified');
  const first = await head();
  for (const name of ['Licence information', 'App authorisation', 'Licence reminder']) {
    await tabs.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
    await expect(crumbs.getByRole('listitem')).toHaveText(['Global basics', 'Base settings', name]);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText('Certified');
    expect(await head()).toEqual(first);
    const mark = page.getByRole('navigation', { name: 'Main menu' }).locator('[aria-current]');
    await expect(mark).toHaveText('Base settings');
  }
  await crumbs.getByRole('link', { name: 'Base settings' }).click();
  await expect(page).toHaveURL(/\/base\/teams$/);
  await expect(page).toHaveTitle('Authorisation info · Base settings · Steward');
});

test('a call that the server has elsewhere is named, leads to its line, and is found then', async ({
  page,
  shell,
}) => {
  const platform = await startPlatform({
    moved: { '/api/elsewhere/me': '/api/basicserver/session/current' },
  });
  try {
    await openServers(page, shell);
    await add(page, {
      ...{ name: 'Office', address: platform.address, signIn: 'cookie' },
      credential: { kind: 'cookie', cookie: platform.cookie },
    });
    await page.getByRole('button', { name: 'Use this server: Office' }).click();
    await page.goto(`${shell.origin}/info`);
    await expect(
      page.getByRole('heading', { name: 'Office answers, but not where Steward asks' }),
    ).toBeVisible();
    await expect(page.getByText('“session.current”')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Other paths' }).click();
    const field = page.getByRole('textbox', { name: 'Path of session.current' });
    await expect(field).toBeFocused();
    await expect(field).toBeInViewport();
    await field.fill('/api/elsewhere/me');
    await page
      .getByRole('searchbox')
      .or(page.getByRole('textbox', { name: /Other paths/ }))
      .fill('OKR');
    await page.getByRole('textbox', { name: 'Path of OKR' }).fill('goals/admin');
    await saved(page);
    await page.goto(`${shell.origin}/info`);
    await expect(page.getByRole('heading', { name: 'Your pages' })).toBeVisible();
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await menu.getByRole('button', { name: 'Apps centre' }).click();
    const link = menu.getByRole('link', { name: 'OKR' });
    await expect(link).toHaveAttribute('href', `${platform.address}/goals/admin`);
    await expect(link).toHaveAttribute('target', '_blank');
  } finally {
    await platform.close();
  }
});
