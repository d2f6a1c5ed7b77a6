/** Themes of packages on their way to the server: each result stands beside its theme, and what is left is gone on with. */
import type { ThemeFamily } from '../../../src-shared/api/themes/context.ts';
import { examplePackage } from '../../../src-shared/api/themes/example-package.ts';
import { expect } from '../support/expect.ts';
import type { Page } from '../support/page.ts';
import { isLost, type Say } from './failure-texts.ts';
import type { Write } from './writes.ts';

const results = (page: Page, say: Say) =>
  page.getByRole('list', { name: say('themePackages.results.title'), exact: true });
const goOn = (page: Page, say: Say) =>
  page.getByRole('button', { name: say('themePackages.results.resume_one', { count: '1' }), exact: true });

const importing = (endpoint: string, family: ThemeFamily): Write => ({
  endpoint,
  account: 'systemAdministrator',
  path: '/theme_packages',
  settles: true,
  async type(page) {
    const file = examplePackage(family);
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: file.name, mimeType: file.type, buffer: await file.bytes() });
  },
  async press(page, say, attempt) {
    if (attempt > 0) return goOn(page, say).click();
    const name = say('themePackages.import.action_one', { count: '1' });
    await page.getByRole('button', { name, exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();
  },
  way: 'results',
  async told(page, say, failure) {
    // The theme whose answer was cut is found in the list.
    const lost = failure === 'cut' ? 'made' : 'unknown';
    const text = isLost(failure) ? say(`themePackages.state.${lost}`) : say.failure(failure);
    await expect(results(page, say)).toContainText(text);
  },
  kept: (page, say) => expect(goOn(page, say)).toBeVisible(),
  done: (page, say) => expect(results(page, say)).toContainText(say('themePackages.state.made')),
});

export const themeImports: readonly Write[] = [
  importing('themes.back.import', 'backTopic'),
  importing('themes.special.import', 'featureTopic'),
  importing('themes.mobile.import', 'appTopic'),
];
