/** The desktop's services for the program: dialogs, links, pages of the platform. */
import { app, type BrowserWindow, safeStorage, session } from 'electron';
import type { KeyStore, ShellHooks } from '../program/index.ts';
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
  /** Called with the paths that the user chose, for the list of recent files. */
  brought: (paths: readonly string[]) => void;
}): ShellHooks {
  return {
    shell: 'desktop',
    systemLanguage: o.systemLanguage,
    async openDialog(choice) {
      const paths = await chooseFiles(o.window(), o.texts(), choice);
      o.brought(paths);
      return paths;
    },
    openFolder: () => chooseFolder(o.window(), o.texts()),
    systemProxy: (address) => session.defaultSession.resolveProxy(address),
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

/** Backends of Linux without a key ring: anybody who has the file can open what they "encrypt". */
const pretended = new Set(['basic_text', 'unknown']);

/** The system's key store, by Electron's safeStorage: Keychain, DPAPI, libsecret or KWallet. */
function desktopKeyStore(): KeyStore {
  return {
    async status() {
      await app.whenReady();
      const backend = backendName();
      return { available: safeStorage.isEncryptionAvailable() && !pretended.has(backend), backend };
    },
    seal: async (text) => safeStorage.encryptString(text),
    open: async (sealed) => safeStorage.decryptString(Buffer.from(sealed)),
  };
}

function backendName(): string {
  if (process.platform === 'darwin') return 'keychain';
  return process.platform === 'win32' ? 'dpapi' : safeStorage.getSelectedStorageBackend();
}
