/** The end of the program: nothing that was acknowledged is lost, and what broke it is in the log. */
import { app } from 'electron';

type Report = (source: string, error: unknown) => void;

/** Logs what nobody caught in main; what Electron does about it stays. Answers the way to stop. */
export function reportCrashes(report: Report): () => void {
  const crashed = (error: unknown): void => report('main', error);
  process.on('uncaughtExceptionMonitor', crashed);
  return () => {
    process.off('uncaughtExceptionMonitor', crashed);
  };
}

/** The last writes are finished and the sandbox's database is closed before the process ends. */
export function closeBeforeQuit(finish: () => readonly (() => unknown)[], report: Report): void {
  let closed = false;
  app.on('will-quit', (event) => {
    if (closed) return;
    event.preventDefault();
    void finishAll(finish(), report).then(() => {
      closed = true;
      app.quit();
    });
  });
}

async function finishAll(finish: readonly (() => unknown)[], report: Report): Promise<void> {
  for (const result of await Promise.allSettled(finish.map(async (work) => work()))) {
    if (result.status === 'rejected') report('close', result.reason);
  }
}
