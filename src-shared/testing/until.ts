/** The real timer, captured before a test installs a fake clock. */
const { setTimeout: later } = globalThis;

/** Waits until a condition holds. Only the test's own limit is a deadline, so a busy machine causes no failure. */
export async function until(holds: () => unknown): Promise<void> {
  while (!(await holds())) await new Promise((look) => later(look, 1));
}
