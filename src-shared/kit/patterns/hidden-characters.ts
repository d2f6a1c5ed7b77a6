/**
 * Invisible characters that change how a text is read: control characters, direction marks, zero-width spaces. They are
 * not allowed in names and contacts. The two joiners are allowed, because several scripts and emoji need them.
 */
export interface HiddenCharacter {
  readonly name: string;
  /** The code point, e.g. `U+202E`. */
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

/** Control characters (Cc), invisible formats (Cf but the joiners), lone surrogates (Cs), line separators. */
const hidden = /\p{Cc}|\p{Cf}|\p{Cs}|\p{Zl}|\p{Zp}|\u034f/gu;
const joiners = /^[\u200c\u200d]$/u;
const lineBreaks = /^[\t\n\r]$/;

/** The first hidden character, or null. `lines` allows line breaks and tabs. */
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
