/** Checks whether the desktop shell can run here: Electron's binary and its requirements. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stamp, stamped } from './fingerprint.mjs';
import { modules } from './paths.mjs';
import { runNode, toolEnvironment } from './run.mjs';
import { printProgress } from './print-progress.mjs';

const folder = join(modules, 'electron');
const failedFile = join(modules, '.steward-electron-failed');
const attemptLimit = 60_000;
const rememberFailureFor = 24 * 60 * 60 * 1000;

/** Electron's executable, or undefined where its binary is not installed. */
export function electronBinary() {
  const pathFile = join(folder, 'path.txt');
  if (!existsSync(pathFile)) return undefined;
  const dist = process.env.ELECTRON_OVERRIDE_DIST_PATH ?? join(folder, 'dist');
  const binary = join(dist, readFileSync(pathFile, 'utf8'));
  return existsSync(binary) ? binary : undefined;
}

/** The obstacle to the desktop on this machine apart from the binary; undefined for none. */
export function desktopObstacle({
  platform = process.platform,
  env = process.env,
  uid = process.getuid?.(),
} = {}) {
  if (platform !== 'linux') return undefined;
  if (!env.DISPLAY && !env.WAYLAND_DISPLAY)
    return 'there is no display (DISPLAY and WAYLAND_DISPLAY are not set)';
  if (uid === 0) return 'Electron does not run sandboxed as root';
  return undefined;
}

/**
 * Returns the desktop's executable, or the reason in words why there is none. The binary is downloaded at most once
 * a day and for at most a minute: a closed network has none, and later starts must not wait for it.
 */
export async function findDesktop() {
  const obstacle = desktopObstacle();
  if (obstacle) return { reason: obstacle };
  const installed = electronBinary();
  if (installed) return { binary: installed };
  const failedAt = Number(stamped(failedFile) ?? 0);
  if (Date.now() - failedAt < rememberFailureFor) {
    return {
      reason:
        "Electron's binary could not be fetched (next attempt tomorrow, or run: node node_modules/electron/install.js)",
    };
  }
  printProgress("fetching Electron's binary, for at most one minute …");
  const env = toolEnvironment();
  delete env.ELECTRON_SKIP_BINARY_DOWNLOAD;
  const code = await runNode([join(folder, 'install.js')], { env, stdio: 'ignore', limit: attemptLimit });
  const fetched = code === 0 ? electronBinary() : undefined;
  if (fetched) return { binary: fetched };
  stamp(failedFile, String(Date.now()));
  return { reason: "Electron's binary could not be fetched here" };
}
