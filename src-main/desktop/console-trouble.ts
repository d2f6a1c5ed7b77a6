/**
 * Handles a console that crashed, hangs or could not be loaded: tells the user, logs the cause, and reloads nothing
 * unasked.
 */
import { arch, release } from 'node:os';
import { app, type BrowserWindow, dialog } from 'electron';
import { consoleHome, consoleOrigin, isConsolePage } from './console-origin.ts';
import { watchFailedLoads } from './failed-loads.ts';
import { type StoppedPageFacts, stoppedPage, stoppedPath } from './stopped-page.ts';
import type { DesktopTexts } from './texts.ts';

type Report = (source: string, error: unknown) => void;

export interface ConsoleTrouble {
  watch(window: BrowserWindow): void;
  /** Returns the response for the page's address; null while the console is well. */
  page(): Response | null;
}

export function consoleTrouble(o: {
  texts: () => DesktopTexts;
  language: () => string;
  report: Report;
  now?: () => number;
}): ConsoleTrouble {
  const { now = Date.now } = o;
  let last: Omit<StoppedPageFacts, 'texts' | 'language'> | null = null;

  const watch = (window: BrowserWindow): void => {
    const contents = window.webContents;
    let stopping = false;
    watchFailedLoads(contents, ({ address, reason, code }) => {
      o.report('console', `${reason} (${code})`);
      replace(address, reason, code, false);
    });
    const replace = (at: string, reason: string, exitCode: number, isHung: boolean): void => {
      if (isStoppedPage(at)) return void askAgain(window, o.texts(), o.report);
      const address = isConsolePage(at) ? at : consoleHome;
      last = { isHung, address, report: explain({ reason, exitCode, isHung, at: address, time: now() }) };
      window.loadURL(`${consoleOrigin}${stoppedPath}`).catch((error: unknown) => o.report('console', error));
    };
    contents.on('render-process-gone', (_event, { reason, exitCode }) => {
      if (reason === 'clean-exit') return;
      const isHung = stopping;
      stopping = false;
      o.report('console', `${isHung ? 'stopped by the user, it did not answer' : reason} (${exitCode})`);
      replace(contents.getURL(), reason, exitCode, isHung);
    });
    watchAnswers(window, o.texts, o.report, () => {
      stopping = true;
      contents.forcefullyCrashRenderer();
    });
  };
  return {
    watch,
    page: () => last && stoppedPage({ ...last, texts: o.texts().stopped, language: o.language() }),
  };
}

/** Shows one question while the page hangs; the question closes when the page answers again. */
function watchAnswers(
  window: BrowserWindow,
  texts: () => DesktopTexts,
  report: Report,
  stop: () => void,
): void {
  let asking: AbortController | null = null;
  window.on('unresponsive', () => {
    if (asking) return;
    const { unresponsive } = texts();
    const question = new AbortController();
    asking = question;
    report('console', 'does not answer');
    dialog
      .showMessageBox(window, {
        type: 'warning',
        message: unresponsive.message,
        detail: unresponsive.detail,
        buttons: [unresponsive.wait, unresponsive.stop],
        defaultId: 0,
        cancelId: 0,
        signal: question.signal,
      })
      .then(({ response }) => {
        if (response === 1 && !question.signal.aborted && !window.isDestroyed()) stop();
      })
      .catch((error: unknown) => report('console', error))
      .finally(() => {
        asking = null;
      });
  });
  window.on('responsive', () => asking?.abort());
}

/** Falls back to the system's dialog where the page that reports the crash crashed as well. */
function askAgain(window: BrowserWindow, texts: DesktopTexts, report: Report): void {
  dialog
    .showMessageBox(window, {
      type: 'error',
      message: texts.stopped.again,
      buttons: [texts.stopped.reload, texts.menu.exit],
      defaultId: 0,
      cancelId: 1,
    })
    .then(({ response }) => {
      if (window.isDestroyed()) return undefined;
      return response === 0 ? window.loadURL(consoleHome) : app.quit();
    })
    .catch((error: unknown) => report('console', error));
}

function isStoppedPage(address: string): boolean {
  return URL.canParse(address) && new URL(address).pathname === stoppedPath;
}

/** The report has the page's path without its search, which may name people. */
function explain(o: { reason: string; exitCode: number; isHung: boolean; at: string; time: number }): string {
  const { electron, chrome, node } = process.versions;
  return [
    `Steward ${app.getVersion()}, ${o.isHung ? 'stopped because it did not answer' : o.reason} (${o.exitCode})`,
    `time ${new Date(o.time).toISOString()}, running for ${Math.round(process.uptime())} s`,
    `page ${new URL(o.at).pathname}`,
    `Electron ${electron ?? '–'}, Chromium ${chrome ?? '–'}, Node ${node}`,
    `${process.platform} ${release()} ${arch()}`,
  ].join('\n');
}
