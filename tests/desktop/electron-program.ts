/** Starts the built desktop program in the real Electron, where its binary is installed and can run. */
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { _electron, type ElectronApplication, type Page } from '@playwright/test';

export const root = resolve(import.meta.dirname, '../..');

/** Electron's executable, or the reason in words why the desktop tests can't run here. */
export function findElectron(): { binary: string } | { reason: string } {
  const folder = join(root, 'node_modules/electron');
  const named = join(folder, 'path.txt');
  const missing =
    "skipped: Electron's binary is not installed (node node_modules/electron/install.js fetches it)";
  if (!existsSync(named)) return { reason: missing };
  const binary = join(folder, 'dist', readFileSync(named, 'utf8').trim());
  if (!existsSync(binary)) return { reason: missing };
  if (process.platform !== 'linux') return { binary };
  if (!process.env.DISPLAY && !process.env.WAYLAND_DISPLAY) return { reason: 'skipped: there is no display' };
  if (process.getuid?.() === 0) return { reason: 'skipped: Electron does not run sandboxed as root' };
  return { binary };
}

export interface DesktopProgram {
  readonly app: ElectronApplication;
  readonly page: Page;
  readonly dataDir: string;
  close(): Promise<void>;
}

/** A program of its own on fresh data, or on `dataDir`, which then stays. */
export async function startProgram(
  given: { dataDir?: string; args?: string[] } = {},
): Promise<DesktopProgram> {
  const found = findElectron();
  if ('reason' in found) throw new Error(found.reason);
  const dataDir = given.dataDir ?? (await mkdtemp(join(tmpdir(), 'steward-electron-')));
  const app = await _electron.launch({
    executablePath: found.binary,
    args: [root, `--data=${dataDir}`, ...(given.args ?? [])],
  });
  const page = await app.firstWindow();
  return {
    app,
    page,
    dataDir,
    async close() {
      await app.close();
      if (!given.dataDir) await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
