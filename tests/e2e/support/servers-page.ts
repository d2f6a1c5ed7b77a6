/** Steps in the servers pages that browser tests share. */
import type { Locator, Page } from '@playwright/test';
import type { ServerDraft } from '#shared/rules/servers/profile.ts';
import type { ServerList } from '../../../src-shared/bridge/servers.ts';
import { newServerDraft } from '../../../src-shared/rules/servers/draft.ts';
import { callBridge } from './console-page.ts';
import { expect } from './expect.ts';
import { openSession } from './session.ts';
import type { WebShell } from './web-shell.ts';

/** Opens the list of servers in a tab that belongs to the shell. */
export async function openServers(page: Page, shell: Pick<WebShell, 'url' | 'origin'>): Promise<void> {
  await (await openSession(shell.url)).enter(page);
  await page.goto(`${shell.origin}/servers`);
  await expect(page.getByRole('heading', { level: 1, name: /^(Servers|服务器)$/ })).toBeVisible();
}

/** Adds a server as the form would; answers its id. */
export async function add(page: Page, part: Partial<ServerDraft>): Promise<string> {
  const draft = { ...newServerDraft(), address: 'http://127.0.0.1:9', proxy: { mode: 'none' }, ...part };
  const list = (await callBridge(page, 'servers.add', draft)) as ServerList;
  return list.profiles.at(-1)?.id ?? '';
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
