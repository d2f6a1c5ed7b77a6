/** Entry of the desktop program: one instance, one data folder, every page sandboxed. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { app, Menu } from 'electron';
import { dropTlsVariable } from '../authorities/tls-variable.ts';
import { DataFolderError } from '../program/data-folder.ts';
import { bundleFiles } from './bundle-files.ts';
import { dataFolderOf, readCommandLine, refusedSwitch } from './command-line.ts';
import { registerConsoleScheme, startDesktop } from './desktop-shell.ts';
import { developmentFiles } from './development-files.ts';
import { endWith } from './failure.ts';
import { firstMenu } from './menu.ts';
import { applyGraphics } from './graphics.ts';
import { takeLinks } from './link-client.ts';
import { type SecondStart, takeLock } from './second-start.ts';
import { desktopLanguage } from './system-language.ts';
import { fillDesktopText, textsFor } from './texts.ts';

const asksForNoChecks = dropTlsVariable(process.env);
// wall: desktop-sandbox-enabled
app.enableSandbox();
registerConsoleScheme();
const texts = textsFor('system', desktopLanguage());
Menu.setApplicationMenu(Menu.buildFromTemplate(firstMenu(texts.menu, process.platform)));

const commandLine = readCommandLine(process.argv, process.cwd());
const { folder: dataDir, portable } = dataFolderOf(commandLine);
/** `appId` of electron-builder.config.ts. */
const programId = 'com.steward.console';
const out = join(import.meta.dirname, '..');
const chromium = join(dataDir, 'chromium');

/**
 * Caches and pages' storage of an installed program on Windows: in the part of the profile that is not copied to a
 * server at each logon. Null where they stay below the data folder.
 */
function cachesFolder(): string | null {
  const local = process.env.LOCALAPPDATA;
  return process.platform === 'win32' && !portable && local ? join(local, 'Steward', 'chromium') : null;
}

/** Chromium's files go below the data folder: one folder holds one user's Steward, and the lock is bound to it. */
function claimFolder(): boolean {
  try {
    mkdirSync(chromium, { recursive: true, mode: 0o700 });
  } catch (cause) {
    void endWith(new DataFolderError(dataDir, cause), texts);
    return false;
  }
  app.setPath('userData', chromium);
  const caches = cachesFolder();
  if (caches !== null) app.setPath('sessionData', caches);
  return true;
}

/** Windows groups windows, pins and notifications under the name that the installer gave to the shortcut. */
function nameProgram(): void {
  if (process.platform === 'win32' && app.isPackaged) app.setAppUserModelId(programId);
}

/** Serves the built files, or in development those of the server that rebuilds them. */
function bundle(): (request: Request) => Promise<Response> {
  const server = app.isPackaged ? undefined : process.env.ELECTRON_RENDERER_URL;
  if (server) return developmentFiles(server);
  return bundleFiles(join(out, 'renderer'));
}

/** Some launchers remove the sandbox where the system lacks it (an AppImage's does); Steward refuses to run then. */
function isSandboxed(): boolean {
  if (!app.commandLine.hasSwitch('no-sandbox')) return true;
  void endWith(new Error(texts.failure.noSandbox), texts);
  return false;
}

function takesSwitches(): boolean {
  const refused = app.isPackaged ? refusedSwitch(process.argv, process.platform) : null;
  if (refused === null) return true;
  void endWith(new Error(fillDesktopText(texts.failure.switchRefused, { name: refused })), texts);
  return false;
}

if (
  /* wall: desktop-sandbox-needed */ isSandboxed() &&
  /* wall: desktop-switches */ takesSwitches() &&
  claimFolder()
) {
  nameProgram();
  applyGraphics(dataDir);
  const start = takeLock(chromium, process.argv, process.cwd());
  if (start.first) {
    takeLinks({ portable, argv: process.argv });
    // Not awaited: Electron becomes ready only after this module. `startDesktop` ends the program on failure.
    void startDesktop({
      dataDir,
      portable,
      out,
      serveBundle: bundle(),
      lockFolder: chromium,
      commandLine,
      asksForNoChecks,
    });
  } else void endSecondStart(start);
}

/** The running program gets this command line and comes to the front; one that does not answer is named. */
async function endSecondStart({ waitForAnswer }: SecondStart): Promise<void> {
  if (await waitForAnswer()) app.quit();
  else await endWith(new Error(fillDesktopText(texts.failure.notAnswered, { path: dataDir })), texts);
}
