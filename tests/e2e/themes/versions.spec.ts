/**
 * A theme's past as only a browser shows it: a version drawn beside the present; a logo that is looked at in the page.
 */

import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/console.ts';

test('a version is drawn beside what is in the form, and comes back with its colours', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/themes/pc/edit/TP100001?style=dark');
  const refused: string[] = [];
  page.on('console', (line) => {
    if (/violates the following Content Security Policy/.test(line.text())) refused.push(line.text());
  });
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  const button = page.getByRole('button', { name: /^Primary colour: / });
  const before = await button.getAttribute('aria-label');

  await page.getByRole('button', { name: 'Start from brand colours' }).click();
  const brand = page.getByRole('dialog', { name: 'Two brand colours' });
  const logo =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 8"><script>fetch("/gone")</script>' +
    '<style>.a{fill:#b3202a}</style><rect width="20" height="8" style="fill:#fff"/><rect class="a" width="8" height="8"/>' +
    '<image href="https://elsewhere.example/x.png" width="9" height="9"/><rect x="12" width="6" height="6" fill="#1d3a6b"/></svg>';
  await brand
    .getByLabel('Logo', { exact: true })
    .setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(logo) });
  await expect(brand.getByText('Taken from the logo')).toBeVisible();
  await expect(brand.getByRole('button', { name: 'Main colour: #b3202a' })).toBeVisible();
  await expect(brand.getByRole('button', { name: 'Navigation: #1d3a6b' })).toBeVisible();
  await brand.getByRole('button', { name: 'Main colour: #b3202a' }).click();
  await expect(page.getByText('Colours of your themes')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByText('Colours of your themes')).toBeHidden();
  await expect(brand).toBeVisible();
  const png = await page.screenshot({ clip: { x: 0, y: 0, width: 40, height: 40 } });
  await brand
    .getByLabel('Logo', { exact: true })
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: png });
  await expect(brand.getByText('logo.png')).toBeVisible();
  await expect(brand.getByRole('button', { name: 'Main colour: #b3202a' })).toHaveCount(0);
  await brand.getByRole('button', { name: 'Use these colours' }).click();
  expect(refused).toEqual([]);
  expect(sent.filter((url) => /elsewhere|gone|upload/.test(url))).toEqual([]);

  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved successfully')).toBeVisible();
  expect(await button.getAttribute('aria-label')).not.toBe(before);
  await page.getByRole('button', { name: 'Versions', exact: true }).click();
  await expect(page.getByRole('dialog').getByText('Seen, not saved here')).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('button', { name: /^Compare: / })
    .nth(1)
    .click();
  const nav = (name: string) => page.getByRole('img', { name }).locator('.nav');
  const [then, now] = [nav('Preview of this version'), nav('Preview of the present form')];
  await expect(then).toBeVisible();
  await expect(then).toHaveCSS('background-color', 'rgb(18, 58, 99)');
  await expect(now).not.toHaveCSS('background-color', 'rgb(18, 58, 99)');
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Restore \d+ fields$/ }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await button.getAttribute('aria-label')).toBe(before);
  await expect(page.getByRole('button', { name: 'Save' })).toBeVisible();
});
