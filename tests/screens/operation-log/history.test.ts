/** The history of one object from its own page; what this computer changed, with its way back; filters in the address, saved. */
import { expect, step, test } from '../support/screens.ts';

test('the author of a change: the entries of one menu, the fields of the own change before and after', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/backMenuSetting');
  const shown = page.getByRole('switch', { name: 'Shown: Work messages' });
  await shown.click();
  await expect(shown).not.toBeChecked();
  await page.getByRole('button', { name: 'More about Work messages', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Who changed this?' }).click();
  await expect(page).toHaveURL(/log=1&of=im$/);
  const log = page.getByRole('dialog', { name: 'Operation log' });
  await expect(log.getByRole('row').filter({ hasText: 'Disabled the menu' }).first()).toBeVisible();
  const filter = page
    .calls('/api/basicserver/operationlog/pageQuery')
    .at(-1)
    ?.url.searchParams.get('streamFilter');
  // Row LOG-014.
  expect(JSON.parse(filter ?? '')).toMatchObject({ targetId: 'im' });
  await step('its fields before and after, and the way back', async () => {
    await log.getByText('Disabled the menu').first().click();
    const detail = page.getByRole('dialog', { name: 'operation description details' });
    await expect(detail.getByText('Changed from this computer')).toBeVisible();
    await expect(detail.getByRole('table')).toContainText('ShownmenuStatusChangedonoff');
    await expect(detail.getByRole('button', { name: 'Undo', exact: true }).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(detail).toHaveCount(0);
    await page.keyboard.press('Escape');
  });
  // Nothing of it is left in the address.
  await expect(page).toHaveURL(/\/backMenuSetting$/);
});

test('its filters stand in the address, are saved, and go with it', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/base/teams?log=1&logTargetName=Nobody');
  const log = page.getByRole('dialog', { name: 'Operation log' });
  await expect(log.getByText('No entry matches the filter.')).toBeVisible();
  await expect(log.getByLabel('Object', { exact: true })).toHaveValue('Nobody');
  await log.getByRole('button', { name: 'Saved filters' }).click();
  await page.getByRole('menuitem', { name: 'Save this filter' }).click();
  const naming = page.getByRole('dialog', { name: 'Save the filter' });
  await naming.getByRole('textbox').fill('Nobody at all');
  await naming.getByRole('button', { name: 'Save' }).click();
  await log.getByRole('button', { name: 'Close' }).first().click();
  await expect(page).toHaveURL(/\/base\/teams$/);
  await page.getByRole('button', { name: 'Operation log' }).click();
  await log.getByRole('button', { name: 'Saved filters' }).click();
  await page.getByRole('menuitem', { name: 'Nobody at all', exact: true }).click();
  await expect(page).toHaveURL(/logTargetName=Nobody/);
  await expect(log.getByText('No entry matches the filter.')).toBeVisible();
});

test('the author of a change: of a segment, a login method, a template, a theme, an application, a reminder', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/info');
  const inRow = async () => {
    await page.getByRole('row').nth(1).getByRole('button', { name: 'More', exact: true }).click();
    return page.getByRole('menuitem', { name: 'Who changed this?' });
  };
  const inCard = async () => {
    await page.getByRole('button', { name: 'More for OKR' }).click();
    return page.getByRole('menuitem', { name: 'Who changed this?' });
  };
  const button = async () => page.getByRole('button', { name: 'Who changed this?' });
  for (const [path, entry] of [
    ['/safe_account/network_manage', inRow],
    ['/safe_account/loginType', inRow],
    ['/systemSettings/templates', inRow],
    ['/themes/pc', inRow],
    ['/appManage?group=AC10003', inCard],
    ['/base/licenceRemind', button],
  ] as const) {
    await step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.settled();
      const before = page.calls('/api/basicserver/operationlog/pageQuery').length;
      await (await entry()).click();
      const log = page.getByRole('dialog', { name: 'Operation log' });
      await expect(log).toBeVisible();
      await expect(page).toHaveURL(/log=1&of=.+/);
      await expect
        .poll(() => page.calls('/api/basicserver/operationlog/pageQuery').length)
        .toBeGreaterThan(before);
      const asked = page.calls('/api/basicserver/operationlog/pageQuery').at(-1)?.url.searchParams;
      const filter = JSON.parse(asked?.get('streamFilter') ?? '{}') as { targetId?: string; module?: string };
      expect(filter.targetId).toBeTruthy();
      expect(filter.module).toBe(path.startsWith('/appManage') ? 'appmgmt' : 'basicserver');
      await log.getByRole('button', { name: 'Close' }).first().click();
      await expect(log).toHaveCount(0);
    });
  }
  await step('nobody else is offered it', async () => {
    await console.openAs('employee', '/appManage');
    await page.settled();
    await expect(page.getByText('Who changed this?')).toHaveCount(0);
  });
});
