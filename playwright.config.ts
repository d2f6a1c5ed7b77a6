/**
 * The browser tests: `console` drives the web shell in Chromium; `console-on-desktop` runs a part of the same tests (in a
 * long run nearly all) on the built desktop program behind the stand-in for Electron; `desktop` drives the real Electron,
 * or where its binary is not installed the stand-in. Each test has a program of its own on fresh data; what a worker's
 * tests share is in tests/e2e/support/console.ts.
 */
import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findTestChromium } from './scripts/lib/chromium.mjs';
import { writeTexts } from './scripts/texts/write-texts.mjs';
import { consoleSuite } from './tests/desktop/console-suite.ts';

writeTexts();

const root = process.getuid?.() === 0;
const executablePath = findTestChromium();

const launchOptions = {
  ...(executablePath === undefined ? {} : { executablePath }),
  args: [
    // Chromium's own sandbox refuses to start as root.
    ...(root ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
    '--disable-dev-shm-usage',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

/** The option of tests/e2e/support/console.ts. */
interface Options {
  readonly consoleShell: 'web' | 'desktop';
}

export default defineConfig<object, Options>({
  testDir: 'tests',
  outputDir: 'test-results/browser',
  /** One picture for every system: words in it are boxes (tests/e2e/support/box-font.ts). */
  snapshotPathTemplate: '{testDir}/fixtures/gallery/{arg}{ext}',
  globalSetup: './tests/support/temporary-folder.ts',
  // A browser and a shell each: one alone would wait for itself.
  workers: Math.max(2, availableParallelism()),
  retries: 0,
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'Asia/Shanghai',
    // No motion: nothing is half faded in when it is clicked or measured.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 15_000,
    navigationTimeout: 20_000,
    // Recording every test costs a core; `npx playwright test --trace on` when it is wanted.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'console',
      testMatch: 'e2e/**/*.spec.ts',
      use: {
        browserName: 'chromium',
        launchOptions,
      },
    },
    {
      name: 'console-on-desktop',
      ...consoleSuite,
      use: { browserName: 'chromium', launchOptions, consoleShell: 'desktop' },
    },
    { name: 'desktop', testMatch: 'desktop/**/*.spec.ts', use: { launchOptions } },
  ],
});
