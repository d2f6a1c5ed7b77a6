/**
 * The console's frame in the tenant's theme: on and off, by whom it is in force, what is said of it, and everything
 * after which the console has its own colours again. What it looks like is seen in a browser.
 */
import { bridge } from '../../../src-renderer/data/bridge.ts';
import type { Page } from '../support/page.ts';
import { expect, step, test } from '../support/screens.ts';

const key = 'steward.tenantTheme';
const settings = '/settings?find=tenantTheme';
const dressed = () => document.adoptedStyleSheets.length > 0;
const row = (page: Page) => page.getByRole('listitem').filter({ hasText: 'tenantTheme' });
const toggle = (page: Page) => page.getByRole('switch', { name: 'Frame in your organisation’s theme' });
/** Calls of the theme area. */
const asked = (page: Page) => page.calls(/\/(backTopic|topic)\//).length;

test('off at first, and nothing is asked; on, it names the theme in force and what was corrected', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', settings);
  await expect(toggle(page)).not.toBeChecked();
  await page.pass(3000);
  expect(asked(page)).toBe(0);
  expect(dressed()).toBe(false);

  await toggle(page).click();
  // Of those that hold for everybody the timed one comes before the one for good, and that before the default.
  await expect(row(page)).toContainText('Shown: “周年庆青瓷”. 2 colours are corrected for readability:');
  await expect(row(page)).toContainText('Links and marks on pages#1f7f86 corrected to #11777e');
  expect(dressed()).toBe(true);
  expect(localStorage.getItem(key)).toContain('#1f7f86');

  await step('in the dark appearance what stands on pages is another colour', async () => {
    await bridge.settings.update({ appearance: 'dark' });
    await page.reload();
    await expect(row(page)).toContainText('Shown: “周年庆青瓷”.');
    await expect(row(page)).not.toContainText('#11777e');
    await bridge.settings.update({ appearance: 'system' });
  });
  await step('quick off in the account menu, which then has nothing to switch off', async () => {
    const account = page.getByRole('button', { name: /^Account/ });
    await account.click();
    await page.getByRole('menuitem', { name: 'Use Steward’s own colours' }).click();
    await expect(toggle(page)).not.toBeChecked();
    expect(dressed()).toBe(false);
    await account.click();
    await expect(page.getByRole('menuitem', { name: 'Settings' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Use Steward’s own colours' })).toHaveCount(0);
  });
});

test('the theme of the last time is there before anything is asked, and follows what is changed', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/themes/pc');
  await bridge.settings.update({ tenantTheme: true });
  await page.reload();
  await expect(page.getByRole('row').filter({ hasText: '周年庆青瓷' })).toBeVisible();
  await expect.poll(() => localStorage.getItem(key) ?? '').toContain('#1f7f86');

  await page.goto(settings);
  expect(dressed()).toBe(true);
  await expect(row(page)).toContainText('Shown as it was the last time.');
  await expect(row(page)).toContainText('Shown: “周年庆青瓷”.');

  await page.goto('/themes/pc');
  await page.getByRole('button', { name: 'Disable: 周年庆青瓷' }).click();
  await page
    .getByRole('dialog', { name: 'Disable “周年庆青瓷”?' })
    .getByRole('button', { name: 'Disable', exact: true })
    .click();
  await expect(page.getByRole('button', { name: 'Enable: 周年庆青瓷' })).toBeVisible();
  // The light one of the same name is the next that holds for everybody.
  await expect.poll(() => localStorage.getItem(key)).toContain('"topicStyle":"light"');
  await page.goto(settings);
  await expect(row(page)).toContainText('Shown: “周年庆青瓷”. 4 colours are corrected');
});

test('back to its own colours: another person, nobody, a refusal, a server that is down', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', settings);
  await bridge.settings.update({ tenantTheme: true });
  await page.reload();
  await expect(row(page)).toContainText('Shown: “周年庆青瓷”.');

  await step('themes can’t be read any more', async () => {
    await console.pretend({ failures: { 'themes.back.query': 'refused' } });
    await page.reload();
    expect(dressed()).toBe(true);
    await expect(row(page)).toContainText('Your theme could not be read, so Steward keeps its own colours.');
    await expect(row(page)).toContainText('a failure that the sandbox pretends');
    expect(dressed()).toBe(false);
    expect(localStorage.getItem(key)).toBeNull();
  });
  await step('nothing is theirs', async () => {
    await console.pretend({ failures: {} });
    await page.reload();
    await expect(row(page)).toContainText('Shown: “周年庆青瓷”.');
    await console.signIn('employee');
    await expect(row(page)).toContainText('Your theme could not be read');
    expect(dressed()).toBe(false);
  });
  await step('nobody is signed in', async () => {
    await console.signIn('systemAdministrator');
    await expect(row(page)).toContainText('Shown: “周年庆青瓷”.');
    await page.getByRole('button', { name: /^Account/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page.getByRole('button', { name: /^Account/ })).toHaveCount(0);
    expect(dressed()).toBe(false);
  });
  await step('the server does not answer', async () => {
    await console.signIn('systemAdministrator');
    await expect(row(page)).toContainText('Shown: “周年庆青瓷”.');
    await console.pretend({ failures: { 'session.current': 'http500' } });
    await page.reload();
    await page.pass(20_000);
    expect(dressed()).toBe(false);
  });
});

test('the stored look may be anything: another person’s, no JSON, no colour', async ({ page, console }) => {
  await console.openAs('systemAdministrator', settings);
  await bridge.settings.update({ tenantTheme: true });
  await page.reload();
  await expect(row(page)).toContainText('Shown: “周年庆青瓷”.');
  const kept = localStorage.getItem(key) ?? '';
  for (const [name, text, taken] of [
    ['as it was kept', kept, true],
    ['another person’s', kept.replace(/"of":"[^}]*?\]"/, '"of":"[]"'), false],
    ['no JSON', '{"of":', false],
    ['null', 'null', false],
    ['a list', '[]', false],
    ['too long', kept.replace('"values"', `"x":"${'a'.repeat(5000)}","values"`), false],
    ['no values', kept.replace('"values"', '"other"'), false],
    ['a prototype', kept.replace('"values":{', '"values":{"__proto__":{"topicStyle":"light"},"x":{'), false],
  ] as const) {
    await step(name, async () => {
      localStorage.setItem(key, text);
      await page.reload();
      expect(dressed()).toBe(taken);
    });
  }
});

test('the same in Chinese', async ({ page, console }) => {
  await console.openAs('systemAdministrator', settings, 'zh-CN');
  await page.getByRole('switch', { name: '界面使用组织主题' }).click();
  await expect(row(page)).toContainText('当前显示：“周年庆青瓷”。 已校正 2 种颜色，以便看清：');
  await expect(row(page)).toContainText('侧边菜单选中项#1f7f86 改为 #0d757c');
});
