/** Entry of the desktop program: one instance, one data folder, every page sandboxed. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { app } from 'electron';
import { dropTlsVariable } from '../authorities/tls-variable.ts';
import { DataFolderError } from '../program/data-folder.ts';
import { bundleFiles } from './bundle-files.ts';
import { dataFolderOf, readCommandLine } from './command-line.ts';
import { registerConsoleScheme, startDesktop } from './desktop-shell.ts';
import { developmentFiles } from './development-files.ts';
import { endWith } from './failure.ts';
import { takeLinks } from './link-client.ts';
import { desktopLanguage } from './system-language.ts';
import { textsFor } from './texts.ts';

const asksForNoChecks = dropTlsVariable(process.env);
// wall: desktop-sandbox-enabled
app.enableSandbox();
registerConsoleScheme();

const commandLine = readCommandLine(process.argv, process.cwd());
const { folder: dataDir, portable } = dataFolderOf(commandLine);
const out = join(import.meta.dirname, '..');

/** Chromium's files go below the data folder: one folder holds one user's Steward, and the lock is bound to it. */
function claimFolder(): boolean {
  const chromium = join(dataDir, 'chromium');
  try {
    mkdirSync(chromium, { recursive: true, mode: 0o700 });
  } catch (cause) {
    void endWith(new DataFolderError(dataDir, cause), textsFor('system', desktopLanguage()));
    return false;
  }
  app.setPath('userData', chromium);
  return true;
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
  const texts = textsFor('system', desktopLanguage());
  void endWith(new Error(texts.failure.noSandbox), texts);
  return false;
}

if (/* wall: desktop-sandbox-needed */ isSandboxed() && claimFolder()) {
  if (app.requestSingleInstanceLock()) {
    takeLinks({ portable, argv: process.argv });
    // Not awaited: Electron becomes ready only after this module. `startDesktop` ends the program on failure.
    void startDesktop({
      dataDir,
      portable,
      out,
      serveBundle: bundle(),
      commandLine,
      asksForNoChecks,
    });
  } else {
    // The running instance gets this command line and comes to the front.
    app.quit();
  }
}
