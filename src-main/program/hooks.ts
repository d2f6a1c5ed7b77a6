/** What only a shell can do: dialogs, pages outside the console, the system's key store. */
import type { KeyStore } from '../services/key-store/key-store.ts';
import type { ServerTarget } from '../services/servers/target.ts';

/** Where something is written. `chosen` by the user; or from where the console downloads it. */
export interface SavePlace {
  readonly path: string;
  readonly chosen: boolean;
}

export interface ShellHooks {
  readonly shell: 'desktop' | 'web';
  /** BCP 47 tag of the machine's language. */
  readonly systemLanguage: string;
  /** Paths that the user chose; none in the web shell, whose console has a file input. */
  openDialog(options: { purpose: 'licence'; multiple: boolean }): Promise<string[]>;
  /** The path of a folder that the user chose; null where there was none, and in the web shell. */
  openFolder(): Promise<string | null>;
  /** The system's choice of a proxy for an address, as a PAC script says it; null where only the environment tells. */
  readonly systemProxy: ((address: string) => Promise<string>) | null;
  /** Null where the shell can't reach one. */
  readonly keyStore: KeyStore | null;
  /** null where the user thought better of it. */
  placeToSave(suggestedName: string): Promise<SavePlace | null>;
  /** The page as it is printed, as a PDF; absent where the shell has no page of its own. */
  readonly printPdf?: () => Promise<Uint8Array | null>;
  /** `url` has passed the link policy. False where the console is to open it itself. */
  openExternal(url: string): Promise<boolean>;
  /**
   * The server's own sign-in page in a window with a session of its own; the Cookie header of what the user signed in
   * to, null where the window was closed before, and in the web shell.
   */
  signInPage(target: ServerTarget): Promise<string | null>;
  /** A page of that server in a window of its own. False where the console is to open it itself. */
  openPlatformPage(address: string, target: ServerTarget): Promise<boolean>;
}
