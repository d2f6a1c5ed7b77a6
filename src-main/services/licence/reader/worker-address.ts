/**
 * Path of the worker's code: beside this file in the sources; in the build an entry of its own, `out/main/
 * licence-reader.js` (electron.vite.config.ts), one folder above the chunks.
 */
export function workerAddress(here: string): URL {
  if (here.endsWith('.ts')) return new URL('./worker.ts', here);
  return new URL(/\/chunks\/[^/]*$/.test(here) ? '../licence-reader.js' : './licence-reader.js', here);
}
