/** Signs that no text of any field has: half a character, NUL and other controls. Wherever a value holds them. */

/** `U+D800` of the first, also in the name of a part; null: there is none. */
export function wrongSign(value: unknown): string | null {
  if (typeof value === 'string') return signIn(value);
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, part] of Object.entries(value)) {
    const found = signIn(name) ?? wrongSign(part);
    if (found) return found;
  }
  return null;
}

/** Line breaks and tabs are part of a text. */
const wrong = /\p{Cs}|[^\P{Cc}\t\n\r]/u;

function signIn(text: string): string | null {
  const point = wrong.exec(text)?.[0].codePointAt(0);
  return point === undefined ? null : `U+${point.toString(16).toUpperCase().padStart(4, '0')}`;
}
