/**
 * Foreign names (of files, companies, modules, keys), made safe to show in one line.
 *
 * A character that has no ink, changes the direction of the text around it or breaks the line is shown as its code,
 * `[U+202E]`; so are marks that pile up above and below a letter. Ordinary writing stays: accents, joiners inside an
 * emoji or an Arabic or Indic word, variants of an ideograph.
 */

/** Characters without ink, or with a command for rendering; to Unicode, fillers are letters and symbols. */
const hiddenClass = '\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\u2800\\ufff9-\\ufffb';
const hidden = new RegExp(`[${hiddenClass}]`, 'u');
const needsCare = new RegExp(`[${hiddenClass}\\p{M}]`, 'u');
const withInk = new RegExp(`[^\\p{Z}\\p{M}${hiddenClass}]`, 'u');

const joiner = '\u200d';
const nonJoiner = '\u200c';
const emoji = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}#*0-9]/u;
/** Scripts in which joiners change the shape of letters. */
const joining =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const emojiVariant = /[\ufe0e\ufe0f]/u;
const ideographVariant = /[\ufe00-\ufe02\u{e0100}-\u{e01ef}]/u;
const ideograph = /\p{Ideographic}/u;

const stacking = /\p{Mn}/u;
const enclosing = /\p{Me}/u;
const mark = /\p{M}/u;
/** Marks without a script of their own, which fit on any letter. */
const anywhere = /\p{Script=Inherited}/u;
/** Most marks on one letter in a line: Vietnamese uses two of the first kind, Hebrew and Tibetan four of their own. */
const mostAnywhere = 2;
const mostOfScript = 4;

/**
 * The text for one line of a screen, a report or a terminal. A harmless text is returned unchanged, so that calling
 * this for every name is cheap. The result is for the eye only: copying, searching, comparing and saving use the
 * original text.
 *
 * A screen also isolates the result (`<bdi>`), so that an Arabic name does not reorder the text after it;
 * `shownInSentence` does this where no element is possible.
 */
export function shownText(text: string): string {
  if (!needsCare.test(text)) return text === '' || withInk.test(text) ? text : codesOf([...text]);
  const characters = [...text];
  if (!withInk.test(text)) return codesOf(characters);
  let shown = '';
  let run: string[] = [];
  let marks = 0;
  for (let index = 0; index < characters.length; index++) {
    const character = characters[index] ?? '';
    const previous = characters[index - 1] ?? '';
    marks = stacking.test(character) ? marks + 1 : hidden.test(character) ? marks : 0;
    if (isSpelled(character, previous, characters[index + 1] ?? '', marks)) {
      run.push(character);
      continue;
    }
    shown += codesOf(run);
    // A mark without a letter would attach to the text before the name.
    if (mark.test(character) && (index === 0 || run.length > 0)) shown += '\u25cc';
    run = [];
    shown += character;
  }
  return shown + codesOf(run);
}

const rightToLeft =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\u0590-\u08ff]/u;

/**
 * Like `shownText`, for a name inside a sentence (a toast, a label, a file's title): a right-to-left name is wrapped in
 * isolates (UAX #9), so that the words after it keep their order.
 */
export function shownInSentence(text: string): string {
  const shown = shownText(text);
  return rightToLeft.test(shown) ? `\u2068${shown}\u2069` : shown;
}

function isSpelled(character: string, previous: string, next: string, marks: number): boolean {
  // The keycap U+20E3 is the only enclosing mark in ordinary writing.
  if (enclosing.test(character))
    return character !== '\u20e3' || !(emojiVariant.test(previous) || emoji.test(previous));
  if (!hidden.test(character)) {
    if (!stacking.test(character)) return false;
    return marks > (anywhere.test(character) ? mostAnywhere : mostOfScript);
  }
  if (character === joiner && (emoji.test(previous) || emojiVariant.test(previous)) && emoji.test(next))
    return false;
  if (character === joiner || character === nonJoiner)
    return !(joining.test(previous) && (joining.test(next) || next === '' || next === ' '));
  if (emojiVariant.test(character)) return !emoji.test(previous) && !/\p{Emoji}/u.test(previous);
  return !(ideographVariant.test(character) && ideograph.test(previous));
}

/** Most codes that are listed for one run; of further ones the number is shown. */
const mostCodes = 3;

/** The codes of a run: `[U+202E]`, `[U+0301 ×40]`, `[U+200B U+200C U+200D +12]`. */
function codesOf(run: readonly string[]): string {
  const [first] = run;
  if (first === undefined) return '';
  if (run.length > 1 && run.every((one) => one === first)) return `[${codeOf(first)} ×${run.length}]`;
  const more = run.length > mostCodes ? ` +${run.length - mostCodes}` : '';
  return `[${run.slice(0, mostCodes).map(codeOf).join(' ')}${more}]`;
}

function codeOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
