/** A test that failed has failed, on a build server too: no test is retried. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => vi.stubEnv('CI', '1'));
afterEach(() => vi.unstubAllEnvs());

it('neither Vitest nor Playwright tries a test again', async () => {
  const vitest = (await import('../vitest.config.ts')).default;
  const projects = vitest.test?.projects ?? [];
  expect(projects.length).toBeGreaterThan(5);
  expect(JSON.stringify(vitest)).not.toContain('retry');
  const playwright = (await import('../playwright.config.ts')).default;
  const browser = playwright.projects ?? [];
  expect(browser.length).toBeGreaterThan(1);
  for (const { retries = 0 } of [playwright, ...browser]) expect(retries).toBe(0);
});
