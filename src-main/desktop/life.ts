/** The end of the program: no acknowledged write is lost, and the log has the cause of a crash. */
import { app, dialog } from 'electron';
import { type DesktopTexts, fillDesktopText } from './texts.ts';

type Report = (source: string, error: unknown) => void;

export interface ProgramEnd {
  /** Does the last writes and closes the sandbox's database, once; `will-quit` waits for it. */
  finish(): Promise<void>;
}

/** `steps`: the work that must be finished before the program quits. */
export function closeBeforeQuit(steps: () => readonly (() => unknown)[], report: Report): ProgramEnd {
  let finishing: Promise<void> | null = null;
  let isFinished = false;
  const finish = (): Promise<void> => {
    finishing ??= finishAll(steps(), report).then(() => {
      isFinished = true;
    });
    return finishing;
  };
  app.on('will-quit', (event) => {
    if (isFinished) return;
    event.preventDefault();
    // A second attempt to quit waits for the first one's work.
    if (finishing === null) void finish().then(() => app.quit());
  });
  return { finish };
}

async function finishAll(steps: readonly (() => unknown)[], report: Report): Promise<void> {
  for (const result of await Promise.allSettled(steps.map(async (work) => work()))) {
    if (result.status === 'rejected') report('close', result.reason);
  }
}

/**
 * Logs what nobody caught in the main process. After an exception the state is unknown: the user is told once, the last
 * writes are done, and the program ends. Electron would show its own box and go on. A promise that nobody waited for is
 * logged alone, since what it belonged to has ended by itself. Returns the unsubscribe function.
 */
export function reportCrashes(o: {
  texts: () => DesktopTexts;
  report: Report;
  finish: () => Promise<void>;
}): () => void {
  let isEnding = false;
  const end = async (error: unknown): Promise<void> => {
    await o.finish();
    const { crash } = o.texts();
    const message = fillDesktopText(crash.text, { message: error instanceof Error ? error.message : '' });
    await app.whenReady();
    await dialog.showMessageBox({
      type: 'error',
      message: crash.title,
      detail: message,
      buttons: [crash.end],
    });
  };
  const crashed = (error: unknown): void => {
    o.report('main', error);
    if (isEnding) return;
    isEnding = true;
    void end(error)
      .catch((failure: unknown) => o.report('main', failure))
      .finally(() => app.exit(1));
  };
  const rejected = (error: unknown): void => o.report('main, unhandled rejection', error);
  process.on('uncaughtException', crashed);
  process.on('unhandledRejection', rejected);
  return () => {
    process.off('uncaughtException', crashed);
    process.off('unhandledRejection', rejected);
  };
}
