/** The history of one application in words, and back to a day; what is not known is not brought back. */
import { describe } from 'vitest';
import { send } from '../../../src-renderer/data/http.ts';
import { loadModuleStatus } from '../../../src-shared/api/applications/modules.ts';
import { loadModuleShare, updateModuleShare } from '../../../src-shared/api/applications/shares.ts';
import type { Page } from '../support/page.ts';
import { expect, step, test } from '../support/screens.ts';

const at = '/appManage?q=Calendar';
const dialog = (page: Page) => page.getByRole('dialog', { name: 'History of “Calendar”' });
const isOn = async () => (await send(loadModuleStatus, {})).find(({ moduleId }) => moduleId === '8')?.status;

async function turnOff(page: Page): Promise<void> {
  await page.getByRole('switch', { name: 'Enable Calendar' }).click();
  await expect.poll(isOn).toBe(false);
}

const open = (page: Page) => page.goto('/appManage/history/8');

async function chooseYesterday(page: Page): Promise<void> {
  const day = new Date(Date.now() - 86_400_000);
  const two = (part: number) => String(part).padStart(2, '0');
  const field = dialog(page).getByRole('textbox', { name: 'State at the end of' });
  await field.fill(`${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`);
  await page.keyboard.press('Tab');
}

describe('with the program’s clock', () => {
  test.override({ sameClock: true });

  test('changes of this computer are listed with their fields, and restored by the ordinary write', async ({
    page,
    console,
  }) => {
    await console.shell.restart();
    await console.openAs('systemAdministrator', at);
    await turnOff(page);
    await open(page);
    const line = dialog(page).getByRole('row').filter({ hasText: 'from this computer' }).first();
    await expect(line).toContainText('Status: Enabled → Disabled');
    await chooseYesterday(page);
    await expect(dialog(page).getByText(/changes this:$/)).toBeVisible();
    await dialog(page)
      .getByRole('button', { name: /^Restore the state of/ })
      .click();
    await expect.poll(isOn).toBe(true);
    await expect(dialog(page).getByText(/^Nothing has changed since the end of/)).toBeVisible();
  });

  test('changes of somebody else are listed, and not restored', async ({ page, console }) => {
    await console.shell.restart();
    await console.openAs('systemAdministrator', at);
    await turnOff(page);
    await page.pass(5 * 60_000);
    const share = {
      sid: '',
      id: 'D205',
      entryType: 'department',
      reverse: false,
      moduleStr: '',
      moduleId: '8',
    };
    await send(updateModuleShare, { moduleId: '8', shares: [share] } as never);
    await open(page);
    await chooseYesterday(page);
    await expect(dialog(page).getByText('The state on that day is only partly known')).toBeVisible();
    await step('an earlier change of one’s own can be', async () => {
      await dialog(page)
        .getByRole('button', { name: /^Restore the state of/ })
        .click();
      await expect.poll(isOn).toBe(true);
      expect(await send(loadModuleShare, { moduleId: '8' })).toMatchObject([{ id: 'D205' }]);
    });
  });
});

test('without the log nothing is claimed about the past', async ({ page, console }) => {
  await page.route('/api/basicserver/operationlog/pageQuery', (route) =>
    route.fulfill({ status: 404, body: '' }),
  );
  await console.openAs('systemAdministrator', at);
  await page.getByRole('button', { name: 'More for Calendar' }).click();
  await page.getByRole('menuitem', { name: 'History…' }).click();
  await expect(
    dialog(page).getByText('The operation log could not be read, so the earlier settings are not known'),
  ).toBeVisible();
  await expect(dialog(page).getByRole('textbox', { name: 'State at the end of' })).toHaveCount(0);
});
