/** Tabs of one page that do not move; the way on is in tests/screens/frame. */
import { expect, test } from '../support/console.ts';

test('tabs of base settings share head, breadcrumbs and the menu’s mark; nothing of them moves', async ({
  page,
  console,
}) => {
  await console.openAs('managerTenantAdministrator', '/base/teams');
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
  const tabs = page.getByRole('navigation', { name: 'Base settings' });
  const head = async () => [
    await page.getByRole('heading', { level: 1 }).textContent(),
    await tabs.boundingBox(),
  ];
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

test('in a window that gets narrower the current tab stays whole and on view', async ({ page, console }) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await console.openAs('systemAdministrator', '/safe_account/securityconfig/loginWhite');
  const tab = page.getByRole('link', { name: 'Login white list', exact: true });
  await expect(tab).toHaveAttribute('aria-current', 'page');
  await expect(tab).toBeInViewport({ ratio: 1 });
  for (const width of [1024, 800, 720]) {
    await page.setViewportSize({ width, height: 700 });
    await expect(tab).toBeInViewport({ ratio: 1 });
  }
});

test('a fade covers a tab only while the tabs go on behind it', async ({ page, console }) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await console.openAs('systemAdministrator', '/appManage/needs/5');
  const tabs = page.getByRole('navigation', { name: 'Application management' });
  await expect(tabs.getByRole('link')).toHaveCount(7);
  const fades = () =>
    tabs.evaluate((strip) => {
      const isFaded = (part: string) => {
        const { content, opacity } = getComputedStyle(strip, part);
        return content !== 'none' && opacity !== '0';
      };
      return { scrolls: strip.scrollWidth > strip.clientWidth, before: isFaded('::before') };
    });
  for (const width of [1024, 800, 600, 1440]) {
    await page.setViewportSize({ width, height: 700 });
    const scrolls = width === 600;
    await expect.poll(fades, `${width}`).toEqual({ scrolls, before: scrolls });
  }
});
