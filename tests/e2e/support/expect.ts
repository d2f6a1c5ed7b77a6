/**
 * Playwright's `expect`, which looks more often: of what is not so at once its own looks after 20, 70, 170, 270, 770,
 * 1270 … milliseconds, so that a page that needs 300 is waited for as long again. Within a short limit it looks every
 * 100: its limit is gone through in such turns.
 */
import { expect as playwrights } from '@playwright/test';

/** Milliseconds, as in playwright.config.ts. */
const limit = 15_000;
/** Five looks of half a second don't fit: Playwright leaves them out. */
const shortTurn = playwrights.configure({ timeout: 2400 });

type Assertions = Record<string, unknown>;

/** Its assertions that wait, each in turns. */
function patient(made: () => object): object {
  return new Proxy(made(), {
    get(assertions, name: string) {
      if (name === 'not') return patient(() => (made() as { not: object }).not);
      const assertion: unknown = (assertions as Assertions)[name];
      if (typeof assertion !== 'function') return assertion;
      return async (...given: unknown[]) => {
        for (const end = performance.now() + limit; ; ) {
          try {
            return await (Reflect.get(made(), name) as (...all: unknown[]) => unknown)(...given);
          } catch (error) {
            if (performance.now() >= end) throw error;
          }
        }
      };
    },
  });
}

/** A locator or the page itself is looked at repeatedly; other values are compared once. */
const isLookedAt = (actual: unknown): boolean =>
  typeof actual === 'object' && actual !== null && 'getByRole' in actual && 'evaluate' in actual;

export const expect: typeof playwrights = new Proxy(playwrights, {
  apply: (target, self, given: Parameters<typeof playwrights>) =>
    isLookedAt(given[0]) ? patient(() => shortTurn(...given)) : Reflect.apply(target, self, given),
});
