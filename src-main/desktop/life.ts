/** The end of the program: no acknowledged write is lost, and the log has the cause of a crash. */
import { app } from 'electron';

type Report = (source: string, error: unknown) => void;

/** Logs uncaught errors of the main process; Electron's own handling stays. Returns the unsubscribe function. */
export function reportCrashes(report: Report): () => void {
  const crashed = (error: unknown): void => report('main', error);
  process.on('uncaughtExceptionMonitor', crashed);
  return () => {
    process.off('uncaughtExceptionMonitor', crashed);
  };
}

/** Finishes the last writes and closes the sandbox's database before the process ends. */
export function closeBeforeQuit(finish: () => readonly (() => unknown)[], report: Report): void {
  let stage: 'open' | 'closing' | 'closed' = 'open';
  app.on('will-quit', (event) => {
    if (stage === 'closed') return;
    event.preventDefault();
    // A second attempt to quit waits for the first one's work.
    if (stage === 'closing') return;
    stage = 'closing';
    void finishAll(finish(), report).then(() => {
      stage = 'closed';
      app.quit();
    });
  });
}

async function finishAll(finish: readonly (() => unknown)[], report: Report): Promise<void> {
  for (const result of await Promise.allSettled(finish.map(async (work) => work()))) {
    if (result.status === 'rejected') report('close', result.reason);
  }
}
