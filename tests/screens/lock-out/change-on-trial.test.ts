/** In force for ten minutes unless it is kept: what the guard offers, the line above the page, and who takes it back (row NET-032). */
import { describe } from 'vitest';
import { send } from '../../../src-renderer/data/http.ts';
import { queryIpListFlag, updateIsWhiteList } from '../../../src-shared/api/network/ip-lists.ts';
import { trialLength } from '../../../src-shared/rules/security/trial.ts';
import { callBridge } from '../support/console-page.ts';
import type { Page } from '../support/page.ts';
import { expect, test } from '../support/screens.ts';

const tenant = '澄汀智造科技有限公司';
const lists = '/safe_account/ipconfigrec';
const question = (page: Page) => page.getByRole('alertdialog');
const flag = (page: Page) => page.getByRole('switch', { name: 'White list is in force' });
const line = (page: Page) => page.getByRole('status', { name: 'In force for a while' });
const button = (page: Page, name: string) => line(page).getByRole('button', { name });
const isOn = async () => (await send(queryIpListFlag, {})).isWhiteList;

/** The list would lock out everybody: the name is typed for this answer, too. */
async function turnOnForNow(page: Page) {
  await flag(page).click();
  const forNow = question(page).getByRole('button', { name: 'For ten minutes' });
  await expect(question(page)).toContainText(
    'as long as Steward runs on this computer and you stay signed in',
  );
  await expect(forNow).toBeDisabled();
  await question(page).getByRole('textbox').fill(tenant);
  await forNow.click();
}

test('it is counted down above every page, also after the page was loaded anew; kept, it stays', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', lists);
  await turnOnForNow(page);
  await expect(line(page)).toContainText(
    'is in force for ten minutes. Unless you keep it, Steward undoes it.',
  );
  await expect(line(page).getByRole('timer')).toContainText(/^(10:00|9:\d\d) left\.$/);
  await page.goto('/info');
  await page.reload();
  await page.pass(2000);
  await expect(line(page).getByRole('timer')).toContainText(/^9:\d\d left\.$/);
  await button(page, 'Keep').click();
  await expect(line(page)).toHaveCount(0);
  expect(await isOn()).toBe(true);
});

describe('with the program’s clock', () => {
  test.override({ sameClock: true });
  test('nobody keeps it: it is taken back at its end, which is said, and the page shows it', async ({
    page,
    console,
  }) => {
    await console.openAs('systemAdministrator', lists);
    await turnOnForNow(page);
    await expect(flag(page)).toBeChecked();
    await expect(line(page)).toBeVisible();
    await page.pass(trialLength);
    await expect(page.getByText(/^Undone, because nobody kept it: /).last()).toBeVisible();
    await expect(line(page)).toHaveCount(0);
    await expect(flag(page)).not.toBeChecked();
  });

  test('the session has ended by then: it is still in force, and the line says why', async ({
    page,
    console,
  }) => {
    await console.openAs('systemAdministrator', lists);
    await turnOnForNow(page);
    await expect(line(page)).toBeVisible();
    await console.pretend({ failures: { 'session.current': 'http401' } });
    await page.pass(trialLength);
    await expect(line(page)).toContainText(
      /should have been undone at .+, but is still in force\. The session in which it was made has ended\./,
    );
    await console.pretend({ failures: {} });
    await button(page, 'Undo now').click();
    await expect(line(page)).toHaveCount(0);
    expect(await isOn()).toBe(false);
  });
});

test('it is taken back by hand, and is over then', async ({ page, console }) => {
  await console.openAs('systemAdministrator', lists);
  await turnOnForNow(page);
  await button(page, 'Undo now').click();
  await expect(flag(page)).not.toBeChecked();
  await expect(line(page)).toHaveCount(0);
  expect(await isOn()).toBe(false);
});

test('another window keeps it: the line is gone here', async ({ page, console }) => {
  await console.openAs('systemAdministrator', lists);
  await turnOnForNow(page);
  await expect(line(page)).toBeVisible();
  const { trials } = (await callBridge(page, 'trials.list', {})) as { trials: { entry: number }[] };
  await callBridge(page, 'trials.keep', { entry: trials[0]?.entry });
  await expect(line(page)).toHaveCount(0);
});

test('signing out while it runs is asked about: nobody takes it back then', async ({ page, console }) => {
  await console.openAs('systemAdministrator', lists);
  await turnOnForNow(page);
  await expect(line(page)).toBeVisible();
  const signOut = async () => {
    await page.getByRole('button', { name: /^Account: / }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
  };
  await signOut();
  await expect(question(page)).toContainText('Once you sign out, Steward can’t undo it');
  await question(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(line(page)).toBeVisible();
  await signOut();
  await question(page).getByRole('button', { name: 'Keep it and sign out' }).click();
  await expect(page.getByRole('list', { name: 'Accounts' })).toBeVisible();
  expect(await callBridge(page, 'trials.list', {})).toEqual({ trials: [] });
});

test('the change ended the session: it can’t be taken back from here, and the next time that is said before', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', lists);
  await flag(page).click();
  await question(page).getByRole('textbox').fill(tenant);
  await console.pretend({ failures: { 'session.current': 'http401' } });
  await question(page).getByRole('button', { name: 'For ten minutes' }).click();
  await expect(page.getByText(/Steward can’t undo it automatically\. The session in which/)).toBeVisible();
  await expect(line(page)).toHaveCount(0);
  await console.pretend({ failures: {} });
  await send(updateIsWhiteList, { isWhiteList: false });
  await page.goto(lists);
  await expect(flag(page)).not.toBeChecked();
  await flag(page).click();
  await expect(question(page)).toContainText(
    'It can’t be undone from here: on this server such a change has already ended the session of the person who made it.',
  );
  await expect(question(page).getByRole('button', { name: 'For ten minutes' })).toHaveCount(0);
});

test('a collected change is not sent yet: the trial is offered once it is applied', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', lists);
  await callBridge(page, 'settings.update', { collectFirst: 'always' });
  await page.goto(lists);
  await flag(page).click();
  await expect(question(page).getByText(/^You would be refused/)).toBeVisible();
  await expect(question(page).getByRole('button', { name: 'For ten minutes' })).toHaveCount(0);
  await question(page).getByRole('textbox').fill(tenant);
  await question(page).getByRole('button', { name: 'Continue anyway' }).click();
  await expect(page.getByText(/^Collected, not applied yet: /).last()).toBeVisible();
  await page.goto('/changes');
  await page.getByRole('button', { name: /^Apply \d/ }).click();
  await question(page)
    .getByRole('button', { name: /^Apply/ })
    .click();
  await question(page).getByRole('textbox').fill(tenant);
  await question(page).getByRole('button', { name: 'For ten minutes' }).click();
  await expect(line(page)).toContainText('is in force for ten minutes');
  expect(await isOn()).toBe(true);
  await button(page, 'Undo now').click();
});
