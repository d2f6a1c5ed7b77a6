/** Steps that tests of screens share; the browser tests have the same (e2e/support/console-page.ts). */
import { vi } from 'vitest';
import { BridgeError } from '#shared/bridge/errors.ts';
import type { SandboxScenario } from '#shared/bridge/sandbox.ts';
import { bridge } from '../../../src-renderer/data/bridge.ts';
import { tabServer } from '../../../src-renderer/data/shell/tab-server.ts';
import { expect } from './expect.ts';
import { Locator } from './locator.ts';
import type { Page } from './page.ts';

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
  const page = new Locator('page', () => [document.documentElement]);
  await within.getByRole('combobox', { name: new RegExp(`^${list}(:|$)`) }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Calls the bridge in the page's own session; throws what it is refused with. */
export async function callBridge(_: Page, name: string, args: object): Promise<unknown> {
  const [domain = '', call = ''] = name.split('.');
  const calls = bridge as unknown as Record<string, Record<string, (given: object) => Promise<unknown>>>;
  const made = calls[domain]?.[call];
  if (!made) throw new Error(`the bridge has no ${name}`);
  try {
    const value = await made(args);
    // The tab of the test is on it from its next load on, as after its own choice.
    if (name === 'servers.choose') tabServer.keep((args as { readonly id: string }).id);
    return value;
  } catch (error) {
    throw error instanceof BridgeError ? new Error(`${name}: ${error.code}: ${error.message}`) : error;
  }
}

/** Replaces parts of the sandbox's scenario. */
export async function pretend(_: Page, part: Partial<SandboxScenario>): Promise<void> {
  await bridge.sandbox.pretend({ ...(await bridge.sandbox.scenario({})), ...part });
}

/** Complaints of the page until the test ends. */
export function collectComplaints(_: Page): string[] {
  const complaints: string[] = [];
  for (const type of ['error', 'warn'] as const)
    vi.spyOn(globalThis.console, type).mockImplementation((...words: unknown[]) => {
      complaints.push(`${type}: ${words.map(String).join(' ')}`);
    });
  return complaints;
}
