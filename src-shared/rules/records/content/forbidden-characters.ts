/** Characters that no value may contain at any depth: lone surrogates, NUL and other control characters. */

/** The first such character, e.g. `U+D800`, in a value or a member's name; null for none. */
export function forbiddenCharacter(value: unknown): string | null {
  if (typeof value === 'string') return signIn(value);
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, part] of Object.entries(value)) {
    const found = signIn(name) ?? forbiddenCharacter(part);
    if (found) return found;
  }
  return null;
}

/** Line breaks and tabs are allowed. */
const wrong = /\p{Cs}|[^\P{Cc}\t\n\r]/u;

function signIn(text: string): string | null {
  const point = wrong.exec(text)?.[0].codePointAt(0);
  return point === undefined ? null : `U+${point.toString(16).toUpperCase().padStart(4, '0')}`;
}
