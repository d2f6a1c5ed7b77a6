/** The one tab: the console's own start, once for every load of a page, and what a reload takes away. */
import { getDefaultStore } from 'jotai';
import { createRoot, type Root } from 'react-dom/client';
import { bridge } from '../../../src-renderer/data/bridge.ts';
import { onChangeOutcome } from '../../../src-renderer/data/changes/door.ts';
import { queryClient } from '../../../src-renderer/data/read.ts';
import { clearSessionEnd } from '../../../src-renderer/data/session-expired.ts';
import { loadLanguage } from '../../../src-renderer/data/text.ts';
import { startConsole } from '../../../src-renderer/frame/start-console.tsx';
import { type ConsoleRouter, preloadAt } from '../../../src-renderer/frame/router.tsx';
import { watchShell } from '../../../src-renderer/frame/watch-shell.ts';
import { releaseLocks } from '../../../src-renderer/testing/locks.ts';
import { network } from './network.ts';
import type { Shell } from './shell.ts';
import { settle, until } from './time.ts';

declare global {
  /** vitest's own window of the test. */
  var jsdom: { reconfigure(options: { url: string }): void };
}

export interface Tab {
  load(address: string): Promise<void>;
  close(): void;
  /**
   * Closes the page, and waits until the changes that it was sending have their outcome: its code goes on here, as in no
   * browser, and would meet the next test, or a window that is gone.
   */
  end(): Promise<void>;
}

export function openTab(shell: Shell): Tab {
  const forgetAtoms = rememberAtoms();
  let shown: { readonly root: Root; readonly router: ConsoleRouter } | null = null;
  // Listeners of the shell last as long as the worker: they get the router of the present page.
  const routerOfNow = {
    get state() {
      return shown?.router.state;
    },
    navigate: (to: string) => shown?.router.navigate(to),
  } as unknown as ConsoleRouter;
  let outcomes = 0;
  onChangeOutcome(() => {
    outcomes += 1;
  });
  const close = (): number => {
    shown?.root.unmount();
    shown?.router.dispose();
    shown = null;
    const changes = network.leave();
    releaseLocks();
    document.body.replaceChildren();
    queryClient.clear();
    clearSessionEnd();
    forgetAtoms();
    return changes;
  };
  return {
    close,
    async end() {
      const expected = outcomes + close();
      await until(() => (outcomes >= expected ? null : 'a change of the closed page has no outcome'));
      await settle();
    },
    async load(address) {
      close();
      const url = new URL(address, shell.origin);
      globalThis.jsdom.reconfigure({ url: `${shell.origin}/` });
      history.replaceState(null, '', url.pathname + url.search + url.hash);
      sessionStorage.setItem('steward.session', shell.session);
      const place = document.createElement('div');
      place.id = 'root';
      document.body.append(place);
      const root = createRoot(place);
      preloadAt(location.pathname);
      const starting = bridge.app.start({}).then(async (program) => {
        if (document.documentElement.lang === '') await loadLanguage('en-US');
        shown = { root, router: await startConsole(root, program as Parameters<typeof startConsole>[1]) };
        // Each page begins to listen for itself: it asks for what was told while nobody of it heard.
        watchShell(routerOfNow);
      });
      let failed: unknown = null;
      starting.catch((error: unknown) => {
        failed = error;
      });
      await until(() => (shown || failed ? null : 'the console does not begin'));
      await starting;
    },
  };
}

/** Facts of the session are the module's own, and would outlive their page. */
function rememberAtoms(): () => void {
  const store = getDefaultStore();
  const set = store.set.bind(store);
  const written = new Set<{ readonly init?: unknown }>();
  store.set = ((atom: { readonly init?: unknown }, ...args: unknown[]) => {
    written.add(atom);
    return set(atom as never, ...(args as never[]));
  }) as typeof store.set;
  return () => {
    for (const atom of written) if ('init' in atom) set(atom as never, atom.init as never);
    written.clear();
  };
}
