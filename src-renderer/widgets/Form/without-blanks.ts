/** Trims a line of text: blanks at its ends are seldom meant and never seen. A password keeps them. */
export function withoutBlanks<Value>(row: { readonly kind?: string }, value: Value): Value {
  const line = row.kind === 'text' && !('lines' in row) && !('type' in row && row.type === 'password');
  // A trimmed text is a text still.
  return line && typeof value === 'string' ? (value.trim() as Value & string) : value;
}
