import { accessSync, constants, existsSync, readdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { root } from './paths.mjs';
import { run } from './run.mjs';
import { printProgress } from './print-progress.mjs';

/** The program's own list of places (src-main/cli/theme/find-chromium.ts). */
const { names, places: fixed } = JSON.parse(
  readFileSync(join(root, 'src-main/cli/theme/chromium-paths.json'), 'utf8'),
);

/** Tries CHROMIUM_PATH, the usual places, the PATH, and Playwright's own; undefined where there is none. */
export function findTestChromium(env = process.env) {
  const onPath = (env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));
  const candidates = [
    env.CHROMIUM_PATH,
    ...(fixed[process.platform] ?? []),
    ...onPath,
    ...playwrightsOwn(env),
  ];
  return candidates.find((path) => path !== undefined && path !== '' && runs(path));
}

/** Finds Chromium, or installs Debian's where permitted; otherwise says exactly what to install. */
export async function ensureChromium(tell = printProgress) {
  const found = findTestChromium();
  if (found) return found;
  if (process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    tell("installing Debian's chromium for the browser tests …");
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const stdio = ['ignore', 'ignore', 2];
    const install = () =>
      run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-noto-cjk'], {
        env,
        stdio,
      });
    if ((await install()) !== 0) {
      await run('apt-get', ['update'], { env, stdio });
      await install();
    }
    const installed = findTestChromium();
    if (installed) return installed;
  }
  tell(
    'no Chromium was found for the browser tests. Install one of these, or set CHROMIUM_PATH to its executable:',
  );
  tell('  Debian and Ubuntu: apt-get install chromium fonts-noto-cjk');
  tell('  elsewhere: npx playwright install chromium');
  return undefined;
}

function playwrightsOwn(env) {
  const caches = {
    linux: join(homedir(), '.cache/ms-playwright'),
    darwin: join(homedir(), 'Library/Caches/ms-playwright'),
    win32: join(env.LOCALAPPDATA ?? homedir(), 'ms-playwright'),
  };
  const folder = env.PLAYWRIGHT_BROWSERS_PATH ?? caches[process.platform];
  if (folder === undefined || !existsSync(folder)) return [];
  const inside = {
    linux: ['chrome-linux/chrome', 'chrome-linux64/chrome'],
    darwin: ['chrome-mac/Chromium.app/Contents/MacOS/Chromium'],
    win32: ['chrome-win/chrome.exe', 'chrome-win64/chrome.exe'],
  };
  return readdirSync(folder)
    .filter((name) => /^chromium-\d+$/.test(name))
    .sort()
    .reverse()
    .flatMap((name) => (inside[process.platform] ?? []).map((path) => join(folder, name, path)));
}

function runs(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    // A missing or unusable file: the next place is tried.
    return false;
  }
}
