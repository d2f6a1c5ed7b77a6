/** The name of a worksheet as Excel takes it: 31 characters, none of `[]:*?/\`, no apostrophe at an end. */
import { cut, withoutControls } from './xml-text.ts';

export function sheetName(title: string): string {
  const plain = withoutControls(title)
    .replace(/[[\]:*?/\\\s\u200e\u200f\u202a-\u202e\u2066-\u2069]+/g, ' ')
    .replace(/^[' ]+/, '');
  const name = cut(plain, 31).replace(/[' ]+$/, '');
  // Excel keeps "History" for itself.
  return name === '' || name.toLowerCase() === 'history' ? 'Sheet1' : name;
}
