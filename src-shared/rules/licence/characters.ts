/** Which characters a text of a licence may hold (docs/formats/licence-file.md, "Texts"). */

/**
 * Whether a text is safe to show in one line: no control characters, no line or paragraph separators, no
 * characters that turn the reading direction (U+202A–202E, U+2066–2069), no half surrogate pairs.
 * A loop, since a licence of 10,000 modules has 120,000 texts.
 */
export function isPlainText(text: string): boolean {
  let surrogates = false;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code < 0x7f) {
      if (code < 0x20) return false;
    } else if (code < 0x2070) {
      if (code < 0xa0) return false;
      if (code >= 0x2028 && (code <= 0x202e || code >= 0x2066) && code <= 0x2069) return false;
    } else if (code >= 0xd800 && code < 0xe000) {
      surrogates = true;
    }
  }
  return !surrogates || text.isWellFormed();
}

/**
 * Whether there is anything to see: a name of spaces, joiners, fillers and other signs without ink looks like no name,
 * or like another one's. (The fillers and the blank of Braille count as letters and signs elsewhere.)
 */
export function hasVisible(text: string): boolean {
  const first = text.charCodeAt(0);
  if (first > 0x20 && first < 0x7f) return true;
  return /[^\p{Cc}\p{Cf}\p{Cs}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);
}

/** Safe to show in one line, and not empty to the eye. */
export function isVisibleText(text: string): boolean {
  return isPlainText(text) && hasVisible(text);
}
