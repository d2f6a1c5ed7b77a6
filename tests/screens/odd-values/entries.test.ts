/**
 * A list of plain words of which one was not understood: the others are shown and can be changed, and it goes back in its
 * place, exactly as it came.
 */
import { getPageGray, savePageGray } from '../../../src-shared/api/system-settings/settings.ts';
import type { Page } from '../support/page.ts';
import { expect, test } from '../support/screens.ts';

const exact = '18493027465183910001';

async function answerPages(page: Page): Promise<void> {
  await page.route(getPageGray.path, async (route) => {
    const text = await (await route.fetch()).text();
    const pages = `["login",${exact},"kiosk","home",{"unexpected":1}]`;
    const on = text.replace(/"enabled":("?)[01]\1/, '"enabled":"1"');
    const days = on.replace(/"days":\{[^}]*\}/, '"days":{"from":"2026-12-13","to":"2026-12-13"}');
    const body = days.replace(/"pages":\[[^\]]*\]/, `"pages":${pages}`);
    route.fulfill({ body, contentType: 'application/json', status: 200 });
  });
  // The sandbox takes no values that nobody knows.
  await page.route(savePageGray.path, (route) =>
    route.fulfill({ json: { code: 200, msg: '', data: null, status: true } }),
  );
}

const sentPages = (page: Page) =>
  /"pages":\[.*?\](?=[,}])/.exec(page.calls(savePageGray.path).at(-1)?.body ?? '')?.[0];

test('entries that were not understood stay in their list', async ({ page, console }) => {
  await answerPages(page);
  await console.openAs('systemAdministrator', '/systemSettings/pageGray');
  const main = page.getByRole('main');
  const box = (name: string) => main.getByRole('checkbox', { name });
  await expect(box('Sign-in page')).toBeChecked();
  await expect(box('Home page and portals')).toBeChecked();
  await expect(box('Mobile app')).not.toBeChecked();
  const note = main.getByText(
    `The server’s list also contains a value that Steward does not understand: [${exact},`,
  );
  await expect(note).toBeVisible();

  await main.getByRole('spinbutton', { name: 'Strength' }).fill('90');
  await main.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => sentPages(page)).toBe(`"pages":["login",${exact},"kiosk","home",{"unexpected":1}]`);

  await box('Sign-in page').click();
  await box('Mobile app').click();
  await expect(note).toBeVisible();
  await main.getByRole('button', { name: 'Save', exact: true }).click();
  await expect
    .poll(() => sentPages(page))
    .toBe(`"pages":[${exact},"kiosk","home",{"unexpected":1},"mobile"]`);
});
