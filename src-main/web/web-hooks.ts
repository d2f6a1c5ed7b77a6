/** The web shell's hooks: it has no windows or dialogs; the console in the browser does that work. */
import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ShellHooks } from '../program/index.ts';

/** `folder` holds files for download; each is removed with its handle. */
export function webHooks(language: string, folder: string): ShellHooks {
  return {
    shell: 'web',
    systemLanguage: language,
    openDialog: async () => [],
    openFolder: async () => null,
    systemProxy: null,
    keyStore: null,
    async chooseSaveTarget() {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      return { path: join(folder, randomUUID()), chosen: false };
    },
    signInPage: async () => null,
    openExternal: async () => false,
    openPlatformPage: async () => false,
  };
}
