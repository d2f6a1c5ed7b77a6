/** Taken before a test puts a clock of its own in its place. */
const { setTimeout: later } = globalThis;

/**
 * Waits until a test's condition holds. The test's own limit is the only deadline, so that a busy machine is late for
 * nothing; a look is taken about every millisecond.
 */
export async function until(holds: () => unknown): Promise<void> {
  while (!(await holds())) await new Promise((look) => later(look, 1));
}
