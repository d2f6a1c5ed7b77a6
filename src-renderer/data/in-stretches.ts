/** Work that is too much for one task: a stretch at a time, with the page in between. */
import type { Steps } from '#shared/kit/steps.ts';

/** Milliseconds that are spent on it at a stretch. */
const stretch = 8;

/** `work` yields wherever it may be interrupted. Answers how it is called off; `done` is not called then. */
export function inStretches<Result>(work: Steps<Result>, done?: (result: Result) => void): () => void {
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

/** The same, for whoever waits for it. */
export function allInStretches<Result>(work: Steps<Result>): Promise<Result> {
  return new Promise((resolve) => void inStretches(work, resolve));
}
