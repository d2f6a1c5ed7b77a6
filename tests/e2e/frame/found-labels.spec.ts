/** A label that the search finds is opened and marked where it is seen: on the page, in a part of it, in a form, in a fold. */
import { expect, test } from '../support/console.ts';

const labels: readonly [label: string, page: string, address: RegExp][] = [
  ['Watermark over pages', 'Parameters', /systemSettings\/parameters$/],
  ['Sign in by mobile number', 'Security settings', /securityconfig\/mobileLogin$/],
  ['Limit simultaneous sign-ins per person', 'Security settings', /securityconfig\/online$/],
  ['Instructions', 'Account security / IP segments', /network_manage\/edit\/new$/],
  ['Country or region', 'Invitation list', /\/new$/],
  ['Failures by person, address and terminal', 'Login log', /loginlog$/],
];

test('labels in parts, forms and folds', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/info');
  const search = page.getByRole('combobox', { name: 'Search or jump to' });
  for (const [label, title, address] of labels) {
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.keyboard.press('Control+k');
    await search.fill(label);
    const option = page.getByRole('option').filter({ hasText: label }).filter({ hasText: title }).first();
    await option.click();
    await expect(page.locator('[data-marked]').filter({ hasText: label }).first()).toBeVisible({
      timeout: 20_000,
    });
    await expect(page).toHaveURL(address);
  }
});
