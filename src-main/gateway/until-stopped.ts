import { nameFailure } from './failure.ts';
import type { StepFinding } from './finding.ts';

/** The work's finding, or TIMEOUT or CANCELLED once the signal aborts. Never rejects. */
export function untilStopped(stop: AbortSignal, work: () => Promise<StepFinding>): Promise<StepFinding> {
  return new Promise((done) => {
    const give = (): void => {
      const timedOut = stop.reason instanceof Error && stop.reason.name === 'TimeoutError';
      done({ code: timedOut ? 'TIMEOUT' : 'CANCELLED', detail: null });
    };
    if (stop.aborted) return give();
    stop.addEventListener('abort', give, { once: true });
    const finished = (finding: StepFinding): void => {
      stop.removeEventListener('abort', give);
      done(finding);
    };
    work().then(finished, (error: unknown) => finished(nameFailure(error)));
  });
}
