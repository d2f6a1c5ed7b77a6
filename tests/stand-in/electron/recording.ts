/** The program's calls to Electron, recorded for the tests. */

export type Recorded = readonly [what: string, ...given: unknown[]];
/** Everything asked of Electron since the last `resetElectron`, in order. */
export const recorded: Recorded[] = [];
export function record<T>(what: string, ...given: unknown[]): (answer?: T) => T {
  recorded.push([what, ...given]);
  return (answer) => answer as T;
}
export function recordedOf(what: string): unknown[][] {
  return recorded.filter(([name]) => name === what).map(([, ...given]) => given);
}
