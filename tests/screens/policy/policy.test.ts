/** Decisions of an organisation: locks that no control and no call opens, the effective policy, a refused policy. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectAccessible } from '../support/accessible.ts';
import { callBridge, signInAs } from '../support/console-page.ts';
import type { Page } from '../support/page.ts';
import { expect, type TestShell, test } from '../support/screens.ts';

let folder: string;
let file: string;
test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'steward-policy-'));
  file = join(folder, 'policy.json');
});
test.afterEach(() => rm(folder, { recursive: true, force: true }));

async function open(page: Page, shell: TestShell, policy: string, path: string): Promise<void> {
  await writeFile(file, policy);
  await shell.restart(file);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
const row = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true });

test('a locked setting is shown locked and stays as it is', async ({ page, shell }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const policy = {
    defaults: { tableDensity: 'compact' },
    locked: { appearance: 'dark', menuCollapsed: false },
  };
  await open(page, shell, JSON.stringify(policy), '/settings');
  await expect(page.locator('html')).toHaveAttribute('data-appearance', 'dark');
  await expect(page.getByText('Some settings are managed by your organisation.')).toBeVisible();
  const appearance = row(page, 'Appearance');
  await expect(appearance.getByText('Managed by your organisation')).toBeVisible();
  for (const radio of await appearance.getByRole('radio').all()) await expect(radio).toBeDisabled();
  await expect(appearance.getByRole('radiogroup', { name: 'Appearance' })).toHaveAccessibleDescription(
    /Your organisation’s policy sets this, so it cannot be changed here\./,
  );
  await expect(page.getByRole('switch', { name: 'Collapse the side menu' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Collapse the menu' })).toBeDisabled();
  await expectAccessible(page);

  // Only a default: the user may choose otherwise, and go back to it.
  const density = row(page, 'Table rows');
  await expect(density.getByText('Default of your organisation')).toBeVisible();
  await expect(density.getByRole('radio', { name: 'Compact' })).toBeChecked();
  await density.getByText('Normal', { exact: true }).click();
  await expect(density.getByText('Yours')).toBeVisible();
  await density.getByRole('button', { name: 'Reset “Table rows” to its default' }).click();
  await expect(density.getByRole('radio', { name: 'Compact' })).toBeChecked();

  // The page’s own door, used by hand.
  for (const [call, args] of [
    ['settings.update', { appearance: 'light' }],
    ['settings.reset', { keys: ['appearance'] }],
  ] as const) {
    await expect(callBridge(page, call, args)).rejects.toThrow(/SETTING_MANAGED/);
  }
  await expect(page.locator('html')).toHaveAttribute('data-appearance', 'dark');
});

test('account menu and palette offer no locked choice', async ({ page, shell }) => {
  await open(page, shell, '{"locked":{"appearance":"light"}}', '/settings');
  await page.goto('/');
  await signInAs(page, 'System administrator');
  await page.getByRole('button', { name: /^Account: / }).click();
  await expect(page.getByRole('menu').getByText('Managed by your organisation')).toHaveCount(1);
  const dark = page.getByRole('menuitemradio', { name: 'Dark' });
  await expect(dark).toBeDisabled();
  await expect(page.locator('html')).toHaveAttribute('data-appearance', 'light');
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await expect(page).toHaveURL(/\/settings$/);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('appearance');
  const found = page.getByRole('option');
  await expect(found.filter({ hasText: 'Settings' })).toHaveCount(1);
  await expect(found.filter({ hasText: 'Appearance: Dark' })).toHaveCount(0);
});

test('the effective policy says where each value comes from, and is copied as text', async ({
  page,
  shell,
}) => {
  const policy = {
    defaults: { journalDays: 365 },
    locked: { language: 'en-US' },
    servers: { predefined: [{ name: 'Head office', address: 'https://office.example' }] },
    updates: { enabled: false },
  };
  await open(page, shell, JSON.stringify(policy), '/settings');
  await page.getByRole('link', { name: 'Effective policy' }).click();
  const places = page.getByRole('table', { name: 'Policy locations checked' });
  await expect(places.getByRole('row', { name: /STEWARD_POLICY/ })).toContainText(`${file}In force`);
  await expect(places.getByRole('row', { name: /Policy file of this computer/ })).toContainText(
    'Nothing there',
  );
  const values = page.getByRole('table', { name: 'Values' });
  for (const [name, words] of [
    ['Language', 'EnglishSet, from: File that STEWARD_POLICY names'],
    ['Keep the journal for', '365 daysDefault, from: File that STEWARD_POLICY names'],
    ['Appearance', 'SystemDefault of Steward'],
    ['Servers of the organisation', 'Head officeSet, from'],
    ['Updates', 'OffSet, from'],
  ] as const) {
    await expect(values.getByRole('row', { name: new RegExp(`^${name}`) })).toContainText(words);
  }
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Copy as text' }).click();
  await expect(page.getByText('Copied as text.')).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain(
    'language = "en-US" · Language: English · Set, from: File that STEWARD_POLICY names',
  );
  expect(text).toContain(`File that STEWARD_POLICY names (${file}): In force`);
  await page.goto(`${shell.origin}/policy`);
  await expect(values).toBeVisible();
});

test('a policy with one mistake is refused whole, said at the start and on its page', async ({
  page,
  shell,
}) => {
  await open(page, shell, '{"locked":{"appearance":"dark","language":"fr"}}', '/settings');
  const notice = page.getByRole('status').filter({ hasText: 'is not used' });
  await expect(notice).toContainText(
    `The policy at ${file} is not used. Not known, or not a value that is allowed: locked.language`,
  );
  await expect(row(page, 'Appearance').getByText('Default', { exact: true })).toBeVisible();
  await row(page, 'Appearance').getByText('Light', { exact: true }).click();
  await expect(row(page, 'Appearance').getByText('Yours')).toBeVisible();
  await notice.getByRole('link', { name: 'See the effective policy' }).click();
  const places = page.getByRole('table', { name: 'Policy locations checked' });
  await expect(places.getByRole('row', { name: /STEWARD_POLICY/ })).toContainText('Refused');
  await expect(places).toContainText('Not known, or not a value that is allowed: locked.language');
  await expectAccessible(page);
  await notice.getByRole('button', { name: 'Dismiss' }).click();
  await expect(notice).toHaveCount(0);
});

test('the user’s choice below a lock is back when the policy is gone', async ({ page, shell }) => {
  await open(page, shell, '{}', '/settings');
  await row(page, 'Appearance').getByText('Light', { exact: true }).click();
  await expect(row(page, 'Appearance').getByText('Yours')).toBeVisible();
  await open(page, shell, '{"locked":{"appearance":"dark"}}', '/settings');
  await expect(page.locator('html')).toHaveAttribute('data-appearance', 'dark');
  await open(page, shell, '{}', '/settings');
  await expect(page.locator('html')).toHaveAttribute('data-appearance', 'light');
});
