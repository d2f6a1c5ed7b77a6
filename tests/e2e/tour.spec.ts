/**
 * Every screen of the registry in both appearances: what axe finds, and every colour against its ground. `npm test` opens
 * every third one, each in one appearance.
 */
import type { Page } from '@playwright/test';
import { long } from '../support/test-amount.ts';
import { expectAccessibleInBoth } from './support/accessible.ts';
import { expect, test } from './support/console.ts';
import { collectComplaints } from './support/console-page.ts';
import { go } from './support/go.ts';
import { registeredScreens } from './support/registered-screens.ts';

/** Side by side in as many tabs as there are workers; each goes from screen to screen on one load of the page. */
const parts = 4;

for (let part = 1; part <= parts; part += 1) {
  test(`every registered screen opens without a complaint, light and dark, ${part} of ${parts}`, async ({
    page,
    console,
  }) => {
    // A second or two for each, more on a busy machine.
    test.setTimeout(600_000);
    const complaints = collectComplaints(page);
    await noteMotion(page);
    const all = registeredScreens().filter((_, at) => long || at % 3 === 0);
    const screens = all.filter((_, at) => at % parts === part - 1);
    await console.openAs('managerTenantAdministrator', '/info');
    for (const { id, address } of screens) {
      await test.step(id, async () => {
        await go(page, address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('[data-skeleton]')).toHaveCount(0);
        // Rows that are being read are faded.
        await expect(page.locator('main table[aria-busy="true"]')).toHaveCount(0);
        // A deleting action never comes first.
        expect(await firstInTheirRow(page)).not.toContainEqual(
          expect.stringMatching(/^(Delete|Remove|Cancel \w)/),
        );
        await expectAccessibleInBoth(page);
      });
    }
    expect(complaints).toEqual([]);
    // A user who wants less motion sees every change at once, that of the appearance too.
    expect(await page.evaluate(() => [...(Reflect.get(window, 'moved') as Set<string>)])).toEqual([]);
  });
}

/** Transitions from one look to another that take time. */
function noteMotion(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const moved = new Set<string>();
    Object.assign(window, { moved });
    document.addEventListener('transitionrun', ({ propertyName, target }) => {
      moved.add(`${propertyName} of ${(target as Element).outerHTML.slice(0, 80)}`);
    });
  });
}

/** Of the buttons that stand side by side the first, in every row of the page. */
function firstInTheirRow(page: Page): Promise<string[]> {
  return page.locator('main').evaluate((main) =>
    [...main.querySelectorAll('*')].flatMap((row) => {
      const buttons = [...row.children].flatMap((child) =>
        child.matches('button') ? [child] : [...child.querySelectorAll(':scope > button')],
      );
      return buttons.length > 1 ? [buttons[0]?.textContent?.trim() ?? ''] : [];
    }),
  );
}
