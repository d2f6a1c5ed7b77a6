/** The present place and the way on: breadcrumbs, tabs of one page, links to the platform, a call at another path. */
import { startPlatform } from '../../e2e/support/platform-server.ts';
import { expectAccessible } from '../support/accessible.ts';
import { signInAs } from '../support/console-page.ts';
import { expect, test } from '../support/screens.ts';
import { add, openServers, saved } from '../support/servers-page.ts';

test('an address of base settings that names no tab says so, and leads back', async ({ page, shell }) => {
  await page.goto(shell.url);
  await signInAs(page, 'System administrator');
  await page.goto(`${shell.origin}/base/nothing`);
  await expect(page.getByText('Base settings have no page “nothing” here.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Authorisation info' }).last().click();
  await expect(page).toHaveURL(/\/base\/teams$/);
});

test('a call that the server has elsewhere is named, leads to its line, and is found then', async ({
  page,
  shell,
}) => {
  const platform = await startPlatform({
    // Nor has it what a session is put together from.
    moved: {
      '/api/elsewhere/me': '/api/basicserver/session/current',
      '/api/elsewhere/tenant': '/api/basicserver/info',
    },
  });
  try {
    await openServers(page, shell);
    await add(page, {
      name: 'Office',
      address: platform.address,
      signIn: 'cookie',
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
