/** Dialogs, menus, links, the theme, the displays and the key store of the system. */
import { EventEmitter } from 'node:events';
import { answers } from './answers.ts';
import { record } from './recording.ts';
import { isReady, needsReady } from './rules.ts';

export const shell = {
  openExternal: async (url: string): Promise<void> => record<void>('shell.openExternal', url)(),
  openPath: async (path: string): Promise<string> => record<string>('shell.openPath', path)(answers.openPath),
} satisfies Pick<Electron.Shell, 'openExternal' | 'openPath'>;

/** @public as all that is taken by name from `electron`. */
export const clipboard = {
  writeText: async (text: string): Promise<void> => record<void>('clipboard.writeText', text)(),
} satisfies Pick<Electron.Clipboard, 'writeText'>;

type Dialogs = Pick<Electron.Dialog, 'showOpenDialog' | 'showSaveDialog' | 'showErrorBox' | 'showMessageBox'>;
/** Source (lib/browser/api/dialog.ts): "dialog module can only be used after app is ready". */
export const dialog = {
  showOpenDialog: async (...given: unknown[]) => {
    needsReady('dialog');
    return record<typeof answers.open>('dialog.open', given.at(-1))(answers.open);
  },
  showSaveDialog: async (...given: unknown[]) => {
    needsReady('dialog');
    return record<typeof answers.save>('dialog.save', given.at(-1))(answers.save);
  },
  /**
   * d.ts: "If called before the app `ready` event on Linux, the message will be emitted to stderr, and no GUI dialog will
   * appear."
   */
  showErrorBox: (title: string, text: string): void => {
    const silent = !isReady() && process.platform === 'linux';
    record<void>(silent ? 'stderr' : 'dialog.error', title, text)();
  },
  showMessageBox: async (...given: unknown[]) => {
    needsReady('dialog');
    return record<{ response: number; checkboxChecked: boolean }>(
      'dialog.message',
      given.at(-1),
    )({
      response: answers.button,
      checkboxChecked: false,
    });
  },
} satisfies Dialogs;

/** Sealing turns a text around: what is written down is not the text, and comes back. */
export const safeStorage = {
  /** d.ts: "The asynchronous encryptor is initialized lazily the first time … is called after the app is ready." */
  isAsyncEncryptionAvailable: async (): Promise<boolean> => {
    needsReady('safeStorage');
    return answers.keyRing.opens;
  },
  getSelectedStorageBackend: () =>
    (isReady() ? answers.keyRing.backend : 'unknown') as ReturnType<
      Electron.SafeStorage['getSelectedStorageBackend']
    >,
  encryptStringAsync: async (text: string): Promise<Buffer> => {
    if (!answers.keyRing.opens) throw new Error('Error while encrypting the text provided');
    return record<Buffer>('safeStorage.encrypt')(Buffer.from(text).reverse());
  },
  decryptStringAsync: async (sealed: Buffer) => {
    if (!answers.keyRing.opens) throw new Error('Error while decrypting the ciphertext provided');
    const shouldReEncrypt = answers.keyRing.keyChanged;
    return { result: Buffer.from(sealed).reverse().toString(), shouldReEncrypt };
  },
} satisfies Partial<Electron.SafeStorage>;

class NativeTheme
  extends EventEmitter
  implements Pick<Electron.NativeTheme, 'themeSource' | 'shouldUseDarkColors'>
{
  themeSource: Electron.NativeTheme['themeSource'] = 'system';
  inForcedColorsMode = false;
  /** d.ts: `themeSource` overrides what Chromium uses, so that `shouldUseDarkColors` follows. */
  get shouldUseDarkColors(): boolean {
    return this.themeSource === 'system' ? answers.dark : this.themeSource === 'dark';
  }
}
export let nativeTheme = new NativeTheme();

class Screen extends EventEmitter {
  /** docs/api/screen: "This module cannot be used until the ready event of the app module is emitted." */
  getPrimaryDisplay = () => {
    needsReady('screen');
    return answers.displays[0];
  };
  getAllDisplays = () => {
    needsReady('screen');
    return answers.displays;
  };
}
export let screen = new Screen();

class PowerMonitor extends EventEmitter {}
/** @public as all that is taken by name from `electron`. */
export let powerMonitor = new PowerMonitor();

/** @public as all that is taken by name from `electron`. */
export const Menu = {
  buildFromTemplate: (template: unknown) => ({
    template,
    popup: (options: unknown): void => record<void>('menu.popup', template, options)(),
  }),
  setApplicationMenu: (menu: { template: unknown } | null): void =>
    record<void>(isReady() ? 'menu' : 'menu.early', menu?.template ?? null)(),
};

export function newNative(): void {
  nativeTheme = new NativeTheme();
  screen = new Screen();
  powerMonitor = new PowerMonitor();
}
