/** Runs long work in slices, so that the page stays responsive between them. */
import type { Steps } from '#shared/kit/steps.ts';

/** Milliseconds per slice. */
const stretch = 8;

/** `work` yields wherever it may be interrupted. Returns the function that cancels it; `done` is then not called. */
export function runInSlices<Result>(work: Steps<Result>, done?: (result: Result) => void): () => void {
  const go = () => {
    const until = performance.now() + stretch;
    let step = work.next();
    while (!step.done && performance.now() < until) step = work.next();
    if (step.done) done?.(step.value);
    else timer = setTimeout(go, 0);
  };
  let timer = setTimeout(go, 0);
  return () => clearTimeout(timer);
}

export function collectInSlices<Result>(work: Steps<Result>): Promise<Result> {
  return new Promise((resolve) => void runInSlices(work, resolve));
}
