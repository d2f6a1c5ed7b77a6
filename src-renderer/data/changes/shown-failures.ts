/** Failures of changes that a form displays beside its fields, so that no toast repeats their words. */
const shown = new WeakSet<Error>();

export function markShown(error: Error): void {
  shown.add(error);
}

export const isShownFailure = (error: Error): boolean => shown.has(error);
