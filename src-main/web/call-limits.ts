/** How large the arguments of a call may be: few carry the content of a file, and nobody else needs that much memory. */

/** Bytes. Entries of the journal hold three texts of a million characters, which JSON in UTF-8 makes longer. */
const usual = 16 * 1024 * 1024;
/** Bytes: a file to save has at most 64 MB (bridge/files.ts), and JSON escapes or base64 make it longer. */
const withContent = 96 * 1024 * 1024;

const carrying: ReadonlySet<string> = new Set([
  'files.save',
  // The tray as it is signed, and what is put into it: up to 16 million characters.
  'approval.request',
  'changes.collect',
  'jobs.add',
  // Manifests with the values of up to 2,000 themes.
  'themePackages.write',
]);

/** `name`: of the call, as it came. */
export function argumentsLimit(name: string): number {
  return carrying.has(name) ? withContent : usual;
}
