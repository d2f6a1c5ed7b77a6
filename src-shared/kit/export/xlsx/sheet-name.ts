/** A valid worksheet name for Excel: 31 characters, none of `[]:*?/\`, no apostrophe at either end. */
import { cutText, withoutControls } from './xml-text.ts';

export function sheetName(title: string): string {
  const plain = withoutControls(title)
    .replace(/[[\]:*?/\\\s\u200e\u200f\u202a-\u202e\u2066-\u2069]+/g, ' ')
    .replace(/^[' ]+/, '');
  const name = cutText(plain, 31).replace(/[' ]+$/, '');
  // Excel reserves the name "History".
  return name === '' || name.toLowerCase() === 'history' ? 'Sheet1' : name;
}

/** Names of a workbook's worksheets, which Excel requires to be distinct regardless of case. */
export function sheetNames(titles: readonly string[]): string[] {
  const usedNames = new Set<string>();
  return titles.map((title) => {
    const cleanName = sheetName(title);
    let name = cleanName;
    for (let number = 2; usedNames.has(name.toLowerCase()); number += 1) {
      name = `${cutText(cleanName, 31 - ` ${number}`.length)} ${number}`;
    }
    usedNames.add(name.toLowerCase());
    return name;
  });
}
