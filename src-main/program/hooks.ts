/** Services that only a shell can offer: dialogs, pages outside the console, the system's key store. */
import type { SystemNetwork } from '../gateway/index.ts';
import type { KeyStore } from '../services/key-store/key-store.ts';
import type { ServerTarget } from '../services/servers/target.ts';

/** Target of a written file. `chosen`: picked by the user; otherwise the console downloads the file from there. */
export interface SaveTarget {
  readonly path: string;
  readonly chosen: boolean;
}

export interface ShellHooks {
  readonly shell: 'desktop' | 'web';
  /** BCP 47 tag of the machine's language. */
  readonly systemLanguage: string;
  /** Resolves to the chosen paths; always empty in the web shell, whose console has a file input. */
  openDialog(options: { purpose: 'licence'; multiple: boolean }): Promise<string[]>;
  /** Resolves to the path of the chosen folder; null where the user cancelled, and in the web shell. */
  openFolder(): Promise<string | null>;
  /** Asks the system for its proxy, in the form of a PAC script's result; null where only the environment counts. */
  readonly systemProxy: ((address: string) => Promise<string>) | null;
  /** The system's own network functions; absent where the shell has none, and every connection is ours. */
  readonly network?: SystemNetwork;
  /** Null where the shell cannot reach a key store. */
  readonly keyStore: KeyStore | null;
  /** Resolves to null where the user cancelled. */
  chooseSaveTarget(suggestedName: string): Promise<SaveTarget | null>;
  /** Makes a PDF of the page in its print style; absent where the shell has no page of its own. */
  readonly printPdf?: () => Promise<Uint8Array | null>;
  /** `url` has passed the link policy. Resolves to false where the console must open it itself. */
  openExternal(url: string): Promise<boolean>;
  /**
   * Opens the server's own sign-in page in a window with a session of its own. Resolves to the Cookie header of the
   * new session; null where the window was closed before, and in the web shell.
   */
  signInPage(target: ServerTarget): Promise<string | null>;
  /** Opens a page of that server in a window of its own. Resolves to false where the console must open it itself. */
  openPlatformPage(address: string, target: ServerTarget): Promise<boolean>;
}
