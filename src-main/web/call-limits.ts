/** Limits for the arguments of a bridge call: few calls carry a file's content, and no other needs that much memory. */

/** Bytes. Entries of the journal hold three texts of a million characters, which JSON in UTF-8 makes longer. */
const usual = 16 * 1024 * 1024;
/** Bytes: a file to save has at most 64 MB (bridge/files.ts), and JSON escapes or base64 make it longer. */
const withContent = 96 * 1024 * 1024;

const carrying: ReadonlySet<string> = new Set([
  'files.save',
  // The signed tray, and changes for the tray: up to 16 million characters.
  'approval.request',
  'changes.collect',
  'jobs.add',
  // Manifests with the values of up to 2,000 themes.
  'themePackages.write',
]);

/** `name` is the call's name as sent. */
export function argumentsLimit(name: string): number {
  return /* wall: web-call-limit */ carrying.has(name) ? withContent : usual;
}
