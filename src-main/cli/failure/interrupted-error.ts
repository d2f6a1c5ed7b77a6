/** Ctrl+C stopped the command while it waited, before it had changed anything: exit code 130. */
export class InterruptedError extends Error {}
