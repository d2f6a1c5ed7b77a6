/** Trims a single-line text, since spaces at its ends are invisible. Passwords stay untouched. */
export function withoutBlanks<Value>(row: { readonly kind?: string }, value: Value): Value {
  const line = row.kind === 'text' && !('lines' in row) && !('type' in row && row.type === 'password');
  // The cast is safe, since a trimmed text is still a text.
  return line && typeof value === 'string' ? (value.trim() as Value & string) : value;
}
