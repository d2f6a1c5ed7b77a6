/** A shell and a tab that the worker's tests share; the program behind them is a new one for each test. */
import { readFile } from 'node:fs/promises';
import type { Browser } from '@playwright/test';
import { startSharedShell } from './shared-shell.ts';
import { openSharedTab, type SharedTab } from './shared-tab.ts';
import type { Stage } from './stage.ts';

export async function webStage(browser: Browser): Promise<Stage> {
  const shell = await startSharedShell();
  let tab: SharedTab | null = null;
  let origin = '';
  return {
    async begin(options) {
      const { link, dataDir } = await shell.begin();
      ({ origin } = new URL(link));
      if (tab?.usable() === false) {
        await tab.close();
        tab = null;
      }
      tab ??= await openSharedTab(browser, options);
      await tab.begin(origin);
      const { context, page } = tab;
      return {
        shell: { url: link, origin, dataDir, newLink: shell.newLink },
        context,
        page,
        async save(act) {
          const [download] = await Promise.all([page.waitForEvent('download'), act()]);
          const text = async () => readFile(await download.path(), 'utf8');
          return { name: download.suggestedFilename(), text };
        },
      };
    },
    leave: async () => tab?.leave(origin),
    async close() {
      await tab?.close();
      await shell.stop();
    },
  };
}
