/** Which of the files that a system opens are theme packages; a zip may be anything. */
export function isPackageName(name: string): boolean {
  return /[^.]\.steward-theme$/i.test(name);
}
