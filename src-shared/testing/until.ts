/** The real timer, captured before a test installs a fake clock. */
const { setTimeout: later } = globalThis;

/**
 * Waits until a condition holds, checking about every millisecond. The test's own limit is the only deadline, so that a
 * busy machine causes no failure.
 */
export async function until(holds: () => unknown): Promise<void> {
  while (!(await holds())) await new Promise((look) => later(look, 1));
}
