/** Work that its caller may interrupt at every yield; the result comes at the end. */
export type Steps<Result> = Generator<void, Result>;

/** Runs the work to its end without interruption. */
export function runToEnd<Result>(work: Steps<Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}
