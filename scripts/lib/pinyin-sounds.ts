/** Spells Chinese names in Latin letters, so that a search finds them by their sound without a dictionary in the page. */
import Pinyin from 'pinyin-match';

const han = /\p{Script=Han}/u;
const letters = 'abcdefghijklmnopqrstuvwxyz';
const readings = new Map<string, readonly string[]>();
/** A name with several characters of two readings each has more spellings than are worth their bytes. */
const mostSpellings = 6;

/** The syllables that a character is read as. The dictionary only answers whether a spelling fits. */
function readingsOf(character: string): readonly string[] {
  const known = readings.get(character);
  if (known) return known;
  const found = han.test(character) ? spelledFrom(character, '') : [character.toLowerCase()];
  readings.set(character, found);
  return found;
}

function spelledFrom(character: string, begun: string): string[] {
  const next = [...letters].filter((letter) => Pinyin.match(character, begun + letter));
  return next.length === 0
    ? begun === ''
      ? []
      : [begun]
    : next.flatMap((letter) => spelledFrom(character, begun + letter));
}

/** `密码长度` gives `mimachangdu mimazhangdu mmcd mmzd`; '' for a name without Chinese characters. */
export function soundOf(name: string): string {
  if (!han.test(name)) return '';
  let spellings: (readonly string[])[] = [[]];
  for (const character of name.replace(/\s+/g, '')) {
    const read = readingsOf(character);
    if (read.length === 0) continue;
    spellings = spellings.flatMap((begun) => read.map((one) => [...begun, one])).slice(0, mostSpellings);
  }
  const whole = spellings.map((syllables) => syllables.join(''));
  const initials = spellings.map((syllables) => syllables.map((one) => one.slice(0, 1)).join(''));
  return [...new Set([...whole, ...initials])].join(' ');
}
