/** Clicks as a user's task takes them, with a limit; typing is no click. */
import { expect } from './expect.ts';
import type { Page } from './page.ts';

/** Clicks by accessible role and name, and refuses the one after the last that the task may take. */
export function countClicks(page: Page, most: number) {
  let clicks = 0;
  return {
    async click(role: string, name: string | RegExp, at = 0) {
      clicks += 1;
      expect(clicks).toBeLessThanOrEqual(most);
      await page.getByRole(role, { name }).nth(at).click();
    },
  };
}
