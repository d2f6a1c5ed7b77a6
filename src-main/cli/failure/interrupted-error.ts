/** Ctrl+C while something was waited for that nothing has been done without: exit code 130. */
export class InterruptedError extends Error {}
