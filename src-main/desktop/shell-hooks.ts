/** The desktop's services for the program: dialogs, links, pages of the platform. */
import { type BrowserWindow, session } from 'electron';
import type { SystemNetwork } from '../gateway/system-network/system-network.ts';
import type { ShellHooks } from '../program/index.ts';
import { desktopKeyStore } from './desktop-key-store.ts';
import { chooseFiles, chooseFolder, chooseSavePath } from './dialogs.ts';
import { openExternally } from './external.ts';
import type { PlatformWindows } from './platform-window.ts';
import { pageAsPdf } from './printing.ts';
import type { DesktopTexts } from './texts.ts';

export function desktopHooks(o: {
  systemLanguage: string;
  window: () => BrowserWindow | null;
  texts: () => DesktopTexts;
  platform: PlatformWindows;
  network: SystemNetwork;
  /** Called with the paths that the user chose, for the list of recent files. */
  noteRecentFiles: (paths: readonly string[]) => void;
}): ShellHooks {
  return {
    shell: 'desktop',
    systemLanguage: o.systemLanguage,
    async openDialog(choice) {
      const paths = await chooseFiles(o.window(), o.texts(), choice);
      o.noteRecentFiles(paths);
      return paths;
    },
    openFolder: () => chooseFolder(o.window(), o.texts()),
    systemProxy: (address) => session.defaultSession.resolveProxy(address),
    network: o.network,
    keyStore: desktopKeyStore(),
    async chooseSaveTarget(suggestedName) {
      const path = await chooseSavePath(o.window(), o.texts(), suggestedName);
      return path === null ? null : { path, chosen: true };
    },
    printPdf: () => pageAsPdf(o.window()),
    openExternal: openExternally,
    openPlatformPage: o.platform.open,
    signInPage: o.platform.signIn,
  };
}
