/**
 * Characters that can't be seen and change what is read: controls, marks that turn the direction of writing, spaces of
 * no width. They have no place in a name or a contact. The two joiners stay: several scripts and emoji need them.
 */
export interface HiddenCharacter {
  /** The Unicode name. */
  readonly name: string;
  /** `U+202E`. */
  readonly code: string;
}

const named: Readonly<Record<number, string>> = {
  0: 'NULL',
  7: 'BELL',
  8: 'BACKSPACE',
  9: 'CHARACTER TABULATION',
  10: 'LINE FEED',
  11: 'LINE TABULATION',
  12: 'FORM FEED',
  13: 'CARRIAGE RETURN',
  27: 'ESCAPE',
  127: 'DELETE',
  133: 'NEXT LINE',
  173: 'SOFT HYPHEN',
  847: 'COMBINING GRAPHEME JOINER',
  1564: 'ARABIC LETTER MARK',
  6158: 'MONGOLIAN VOWEL SEPARATOR',
  8203: 'ZERO WIDTH SPACE',
  8206: 'LEFT-TO-RIGHT MARK',
  8207: 'RIGHT-TO-LEFT MARK',
  8232: 'LINE SEPARATOR',
  8233: 'PARAGRAPH SEPARATOR',
  8234: 'LEFT-TO-RIGHT EMBEDDING',
  8235: 'RIGHT-TO-LEFT EMBEDDING',
  8236: 'POP DIRECTIONAL FORMATTING',
  8237: 'LEFT-TO-RIGHT OVERRIDE',
  8238: 'RIGHT-TO-LEFT OVERRIDE',
  8288: 'WORD JOINER',
  8294: 'LEFT-TO-RIGHT ISOLATE',
  8295: 'RIGHT-TO-LEFT ISOLATE',
  8296: 'FIRST STRONG ISOLATE',
  8297: 'POP DIRECTIONAL ISOLATE',
  65279: 'ZERO WIDTH NO-BREAK SPACE',
};

/** Controls (Cc), invisible formats (Cf without the joiners), halves of characters (Cs), line and paragraph separators. */
const hidden = /\p{Cc}|\p{Cf}|\p{Cs}|\p{Zl}|\p{Zp}|\u034f/gu;
const joiners = /^[\u200c\u200d]$/u;
const lineBreaks = /^[\t\n\r]$/;

/** The first of them, or null. `lines`: line breaks and tabs are part of the text. */
export function hiddenCharacter(text: string, lines = false): HiddenCharacter | null {
  for (const [character] of text.matchAll(hidden)) {
    if (joiners.test(character) || (lines && lineBreaks.test(character))) continue;
    const point = character.codePointAt(0) ?? 0;
    const code = `U+${point.toString(16).toUpperCase().padStart(4, '0')}`;
    const half = point >= 0xd800 && point <= 0xdfff ? 'HALF OF A CHARACTER' : null;
    return { name: named[point] ?? half ?? (point < 160 ? 'CONTROL' : 'FORMAT CHARACTER'), code };
  }
  return null;
}
