/** The desktop's page about a console that died, as a browser shows it under its own content policy. */
import { test } from '@playwright/test';
import { desktop as texts } from '#shared/text/tables/desktop.ts';
import { stoppedPage } from '../../src-main/desktop/stopped-page.ts';
import { expectAccessible } from './support/accessible.ts';
import { isUnknownDirective } from './support/console-page.ts';
import { expect } from './support/expect.ts';

// A secure origin, so that every header counts; nothing is really asked of it.
const address = 'https://stopped.test/-/stopped';

for (const [language, { stopped }] of Object.entries(texts))
  test(`the stopped page copies its report and asks the network for nothing, ${language}`, async ({
    page,
  }) => {
    const answer = stoppedPage({
      texts: stopped,
      language: language as keyof typeof texts,
      isHung: false,
      report: 'Steward 0.1.0, crashed (5)\npage /base/licence',
      address: 'https://stopped.test/base/licence',
    });
    const headers = Object.fromEntries(answer.headers);
    const body = await answer.text();
    const asked: string[] = [];
    const said: string[] = [];
    page.on('console', (message) => {
      if (!isUnknownDirective(message.text())) said.push(message.text());
    });
    await page.route('**', (route) => {
      asked.push(route.request().url());
      return route.fulfill({ status: 200, headers, body });
    });
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: stopped.title })).toBeVisible();
    await page.getByRole('button', { name: stopped.copy }).click();
    await expect(page.getByRole('status')).toHaveText(stopped.copied);
    await expect(page.getByRole('textbox', { name: stopped.report })).toHaveValue(/crashed \(5\)/);
    await expectAccessible(page);
    expect(asked).toEqual([address]);
    await page.getByRole('link', { name: stopped.reload }).click();
    expect(page.url()).toBe('https://stopped.test/base/licence');
    expect(said).toEqual([]);
  });
