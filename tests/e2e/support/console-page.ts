/** Steps that browser tests of the console share. */
import { expect, type Locator, type Page } from '@playwright/test';

export { expectAccessible } from './accessible.ts';

/** Signs in to the sandbox and waits for the frame. */
export async function signInAs(page: Page, account: string): Promise<void> {
  await page
    .getByRole('list', { name: 'Accounts' })
    .getByRole('button', { name: new RegExp(`^${account}`) })
    .click();
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Chooses from a list of `widgets/controls`, whose name says what is chosen. */
export async function choose(within: Page | Locator, list: string, option: string): Promise<void> {
  const page = 'page' in within ? within.page() : within;
  await within.getByRole('combobox', { name: new RegExp(`^${list}(:|$)`) }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Calls the bridge as the page does, e.g. to set the sandbox's scenario. */
export function callBridge(page: Page, name: string, args: object): Promise<unknown> {
  return page.evaluate(
    async ([call, body]) => {
      const response = await fetch(`/bridge/call/${call}`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'X-Steward-Session': sessionStorage.getItem('steward.session') ?? '',
        },
        body: body ?? '{}',
      });
      const reply = JSON.parse((await response.text()).trim().split('\n').at(-1) ?? '{}');
      if (!reply.ok) throw new Error(JSON.stringify(reply));
      return reply.value;
    },
    [name, JSON.stringify(args)] as const,
  );
}

/** Replaces parts of the sandbox's scenario. */
export async function pretend(page: Page, part: object): Promise<void> {
  const now = (await callBridge(page, 'sandbox.scenario', {})) as object;
  await callBridge(page, 'sandbox.pretend', { ...now, ...part });
}

/** Chromium does not know this directive yet and says so; browsers that do are held to it. */
export function isUnknownDirective(message: string): boolean {
  return /^Unrecognized Content-Security-Policy directive 'webrtc'/.test(message);
}

/**
 * What the page complained of. That nobody is signed in is answered with 401, which the browser itself notes;
 * everything else counts.
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
