/** One server, two tabs of one browser, which wait for each other; the rest of it is in tests/screens/frame. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/console.ts';
import { address, button, expectEditable, field, readJson, watchCalls } from '../support/tenant-page.ts';

const info = async (page: Page) => (await readJson(page, '/api/basicserver/info')).data;

test('two tabs that save at the same time: the later one waits for the earlier, and asks', async ({
  page,
  console,
  context,
}) => {
  await console.openAs('systemAdministrator', address);
  await expectEditable(page);
  const other = await context.newPage();
  await console.openIn(other, address);
  await expectEditable(other);
  await field(page, 'Contact').fill('我的');
  await field(other, 'Contact').fill('他们的');

  const onItsWay = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  await other.route('**/updateTenantInfo', async (route) => {
    onItsWay.resolve();
    await release.promise;
    await route.continue();
  });
  await button(other, 'Save').click();
  await onItsWay.promise;
  const written = watchCalls(page, '/updateTenantInfo');
  await button(page, 'Save').click();
  await expect(button(page, 'Save')).toHaveAttribute('aria-busy', 'true');
  release.resolve();
  const question = page.getByRole('alertdialog', { name: 'Somebody else changed the same fields' });
  await expect(question).toContainText('他们的');
  expect(written()).toEqual([]);
  expect((await info(page)).contact).toBe('他们的');
});
