/** A tab on a stand-in that has the documents' calls alone, with ids of 64 bits and odd values; and what it was told. */
import type { Locator, Page } from '@playwright/test';
import { noMapping } from '../../../src-shared/api/mapping/no-mapping.ts';
import { startDocumentsServer } from '../../documents-only/documents-server.ts';
import type { StrictServer } from '../../strict-server/strict-server.ts';
import { test as base, expect, type TestShell } from './console.ts';
import { callBridge } from './console-page.ts';
import { add, openServers } from './servers-page.ts';

interface Documents {
  readonly server: StrictServer;
  /** The area of the page that is its own. */
  readonly main: Locator;
  /** Opens the first page; the words of the profile say what no documented call says. */
  readonly enter: (path: string) => Promise<void>;
  /** The target and body of the last request to a path with this end, once the server has taken it. */
  readonly written: (end: string) => Promise<string>;
  /** The console says that something was done: what was written is over. */
  readonly expectDone: (words: string) => Promise<void>;
  /** The page says which call the server lacks, and where it was looked for. */
  readonly expectLacking: (call: string) => Promise<void>;
}

export { expect };

export const test = base.extend<{ documents: Documents }>({
  documents: async ({ page, shell }, use) => {
    const server = await startDocumentsServer({ odd: true });
    const main = page.getByRole('main');
    await use({
      server,
      main,
      enter: (path) => enter(page, shell, server, path),
      written: async (end) => {
        const last = () => server.taken.findLast(({ text }) => pathIn(text).endsWith(`/${end}`))?.text;
        await expect.poll(last).toBeDefined();
        return last() ?? '';
      },
      expectDone: (words) =>
        expect(page.getByRole('region', { name: /^Notifications/ })).toContainText(words),
      expectLacking: async (call) => {
        const words = new RegExp(
          `(?:has nothing|says “.*?”) at /p?api/\\S+ where Steward looks for “${call}”`,
        );
        await expect(main.getByRole('alert').filter({ hasText: words }).first()).toBeVisible();
      },
    });
    await server.close();
  },
});

const pathIn = (text: string): string => text.split(/[?\n]/, 1)[0] ?? '';

async function enter(page: Page, shell: TestShell, server: StrictServer, path: string): Promise<void> {
  await openServers(page, shell);
  const { address, token } = server;
  const mapping = { ...noMapping, session: { userName: 'Lin Yu', deployment: 'public' as const } };
  const draft = { name: 'Documents', address, environment: 'test', signIn: 'token', mapping } as const;
  const id = await add(page, { ...draft, credential: { kind: 'token', token } });
  await callBridge(page, 'servers.choose', { id });
  await page.goto(shell.origin + path);
  await expect(page.getByRole('banner').getByRole('button', { name: /^Account: Lin Yu/ })).toBeVisible();
}

/** In what was written: an id beyond 2^53 under this name, as a number with all its digits. */
export function digits(name: string): RegExp {
  return new RegExp(`(?:"${name}":|[?&\\n]${name}=)18493027465183\\d{5}(?!\\d)`);
}
