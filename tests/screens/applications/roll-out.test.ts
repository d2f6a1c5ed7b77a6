/** A roll-out: the pilot group now, the others and the end at their times, shown on the card, cancelled there. */
import { describe } from 'vitest';
import { send } from '../../../src-renderer/data/http.ts';
import { loadModuleShare, updateModuleShare } from '../../../src-shared/api/applications/shares.ts';
import type { Page } from '../support/page.ts';
import { expect, step, test } from '../support/screens.ts';
import { turn } from '../changes/tray-page.ts';

const at = '/appManage?q=Calendar';
const name = 'Calendar';
const dialog = (page: Page) => page.getByRole('dialog', { name: `Roll out “${name}”` });
const kindsNow = async () =>
  (await send(loadModuleShare, { moduleId: '8' })).map(({ entryType }) => entryType);

async function open(page: Page): Promise<void> {
  await page.getByRole('button', { name: `More for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Roll out…' }).click();
}

async function choosePilot(page: Page): Promise<void> {
  await dialog(page)
    .getByRole('button', { name: /^Share/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'All external people' }).click();
}

/** So many minutes from now, as the field has them. */
async function fillMoment(page: Page, fields: readonly [day: string, time: string], minutes: number) {
  const moment = new Date(Date.now() + minutes * 60_000);
  const two = (part: number) => String(part).padStart(2, '0');
  const day = dialog(page).getByRole('textbox', { name: fields[0] });
  await day.fill(`${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`);
  await day.press('Tab');
  const time = dialog(page).getByRole('textbox', { name: fields[1] });
  await time.fill(`${two(moment.getHours())}:${two(moment.getMinutes())}`);
  await time.press('Tab');
}

const others = ['Day on which others get it', 'Time at which others get it'] as const;
const end = ['Day on which it ends', 'Time at which it ends'] as const;
const press = (page: Page) => dialog(page).getByRole('button', { name: 'Roll out', exact: true }).click();
const agree = (page: Page) =>
  page.getByRole('alertdialog').getByRole('button', { name: 'Roll out', exact: true }).click();

describe('with the program’s clock', () => {
  test.override({ sameClock: true });
  test('the pilot group at once, everybody on a day, as before at the end', async ({ page, console }) => {
    await console.shell.restart();
    await console.openAs('systemAdministrator', at);
    const before = await kindsNow();
    await open(page);
    await choosePilot(page);
    const effect = dialog(page).getByRole('region', { name: 'People who gain or lose access' });
    await expect(effect).toContainText(/1,320 people lose it: .+, .+, .+/);
    await dialog(page).getByRole('radio', { name: 'Everybody' }).click();
    await press(page);
    await expect(dialog(page).getByText('Choose a day and a time that are still to come.')).toBeVisible();
    await fillMoment(page, others, 3);
    await dialog(page)
      .getByRole('radio', { name: 'The shares from before the roll-out are restored' })
      .click();
    await fillMoment(page, end, 6);
    await press(page);
    await expect(page.getByRole('alertdialog')).toContainText('Now: for the pilot group.');
    expect(await kindsNow()).toEqual(before);
    await agree(page);
    await expect(page.getByText(/Calendar for others$/)).toBeVisible();
    expect(await kindsNow()).toEqual(['allExternal']);
    await step('at its time each step is taken', async () => {
      await page.pass(4 * 60_000);
      await expect.poll(kindsNow).toEqual(['all']);
      await page.pass(3 * 60_000);
      await expect.poll(kindsNow).toEqual(before);
      await expect(page.getByText(/Calendar for others$/)).toHaveCount(0);
    });
  });

  test('a step whose application somebody else has changed is not sent, and the card says so', async ({
    page,
    console,
  }) => {
    await console.shell.restart();
    await console.openAs('systemAdministrator', at);
    await open(page);
    await choosePilot(page);
    await dialog(page).getByRole('radio', { name: 'Everybody' }).click();
    await fillMoment(page, others, 3);
    await press(page);
    await agree(page);
    await expect(page.getByText(/Calendar for others$/)).toBeVisible();
    const group = {
      sid: '',
      id: 'D205',
      entryType: 'department',
      reverse: false,
      moduleStr: '',
      moduleId: '8',
    };
    await send(updateModuleShare, { moduleId: '8', shares: [group] } as never);
    await page.pass(4 * 60_000);
    await expect(page.getByText(/^Not done on .+: Calendar for others$/)).toBeVisible();
    expect(await kindsNow()).toEqual(['department']);
  });
});

test('scheduled steps are cancelled on the card; nothing of them is sent', async ({ page, console }) => {
  await console.openAs('systemAdministrator', at);
  await open(page);
  await choosePilot(page);
  await dialog(page).getByRole('radio', { name: 'Everybody' }).click();
  await fillMoment(page, others, 3 * 24 * 60);
  await dialog(page).getByRole('radio', { name: 'It is disabled' }).click();
  await fillMoment(page, end, 6 * 24 * 60);
  await press(page);
  await agree(page);
  await expect(page.getByText(/Calendar disabled$/)).toBeVisible();
  await open(page);
  await dialog(page).getByRole('button', { name: 'Cancel 2 steps' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Cancel 2 steps' }).click();
  await expect(page.getByText(/Calendar disabled$/)).toHaveCount(0);
  expect(await kindsNow()).toEqual(['allExternal']);
});

test('while changes are collected first the pilot group waits in the tray', async ({ page, console }) => {
  await console.openAs('systemAdministrator', at);
  await turn(page, 'Apply at once', 'Collect first');
  const before = await kindsNow();
  await open(page);
  await choosePilot(page);
  await press(page);
  await expect(dialog(page)).toHaveCount(0);
  expect(await kindsNow()).toEqual(before);
});
