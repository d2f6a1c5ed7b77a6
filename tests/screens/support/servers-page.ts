/** Steps in the servers pages that tests share. */
import type { ServerDraft } from '#shared/rules/servers/profile.ts';
import type { ServerList } from '../../../src-shared/bridge/servers.ts';
import { newServerDraft } from '../../../src-shared/rules/servers/draft.ts';
import { callBridge } from './console-page.ts';
import { expect } from './expect.ts';
import type { Locator } from './locator.ts';
import type { Page } from './page.ts';
import type { TestShell } from './screens.ts';

/** Opens the list of servers. */
export async function openServers(page: Page, _: TestShell): Promise<void> {
  await page.goto('/servers');
  await expect(page.getByRole('heading', { level: 1, name: /^(Servers|服务器)$/ })).toBeVisible();
}

/** Adds a server as the form would; answers its id. */
export async function add(page: Page, part: Partial<ServerDraft>): Promise<string> {
  const draft = { ...newServerDraft(), address: 'http://127.0.0.1:9', proxy: { mode: 'none' }, ...part };
  const list = (await callBridge(page, 'servers.add', draft)) as ServerList;
  return list.profiles.at(-1)?.id ?? '';
}

/** Hands a file to the shell as the console does; answers its handle. */
export async function upload(_: Page, name: string, text: string): Promise<string> {
  const response = await fetch('/bridge/files', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/octet-stream',
      'X-File-Name': encodeURIComponent(name),
      'X-Steward-Session': sessionStorage.getItem('steward.session') ?? '',
    },
    body: text,
  });
  return ((await response.json()) as { value: { id: string } }).value.id;
}

/** Names in the order of the list. */
export function names(page: Page): Promise<string[]> {
  return lines(page).locator('strong').allInnerTexts();
}

export function lines(page: Page): Locator {
  return page.getByRole('list', { name: /^(Servers|服务器)$/ }).getByRole('listitem');
}

export function line(page: Page, name: string): Locator {
  return lines(page).filter({ hasText: name });
}

/** Chooses a line of a server's menu. */
export async function choose(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

export const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

/** The same, of a form that is right: the list comes when it is kept. */
export async function saved(page: Page): Promise<void> {
  await save(page);
  await expect(page).toHaveURL(/\/servers$/);
}

/** The result of each step of the connection check, e.g. `connect failed`. */
export async function verdicts(page: Page): Promise<string[]> {
  const steps = page.getByRole('list', { name: 'Steps' });
  await expect(steps.locator('[data-verdict]')).toHaveCount(10);
  return steps
    .locator('[data-verdict]')
    .evaluateAll((all) =>
      all.map((one) => `${one.getAttribute('data-step')} ${one.getAttribute('data-verdict')}`),
    );
}
