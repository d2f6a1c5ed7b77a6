/**
 * Resolves a file that is loaded by its address and not by an import: in the sources beside the module that names
 * it; in the build in `out/main` (electron.vite.config.ts), one folder above the chunks.
 */
export function builtFile(here: string, source: string, built: string): URL {
  if (here.endsWith('.ts')) return new URL(source, here);
  return new URL(/\/chunks\/[^/]*$/.test(here) ? `../${built}` : `./${built}`, here);
}
