/** Steps that browser tests of the console share. */
import type { Page } from '@playwright/test';
import { expect } from './expect.ts';
import { sessionOf } from './session.ts';

/** Signs in to the sandbox and waits for the frame. */
export async function signInAs(page: Page, account: string): Promise<void> {
  await page
    .getByRole('list', { name: 'Accounts' })
    .getByRole('button', { name: new RegExp(`^${account}`) })
    .click();
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Calls the bridge in the page's own session, e.g. to set the sandbox's scenario. */
export async function callBridge(page: Page, name: string, args: object): Promise<unknown> {
  const value = await (await sessionOf(page)).call(name, args);
  // The tab is on it from its next load on, as after its own choice.
  if (name === 'servers.choose')
    await page.evaluate((id) => sessionStorage.setItem('steward.server', id), (args as { id: string }).id);
  return value;
}

/** Chromium does not know this directive yet and says so; browsers that do are held to it. */
export function isUnknownDirective(message: string): boolean {
  return /^Unrecognized Content-Security-Policy directive 'webrtc'/.test(message);
}

/**
 * Complaints of the page. A request without a session is answered with 401, which the browser itself notes; everything
 * else counts.
 */
export function collectComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    if (/status of 401/.test(message.text()) && message.location().url.endsWith('/session/current')) return;
    if (isUnknownDirective(message.text())) return;
    complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => complaints.push(`thrown: ${error.message}`));
  return complaints;
}
