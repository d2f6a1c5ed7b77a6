/** Work that whoever does it may interrupt, wherever it yields; its result comes at the end. */
export type Steps<Result> = Generator<void, Result>;

/** All of it, without a break. */
export function atOnce<Result>(work: Steps<Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}
