/** Somebody else may have written it: control characters and marks that turn the direction of text would change what is read. */
export function harmless(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu, '\ufffd');
}
