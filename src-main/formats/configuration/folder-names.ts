/**
 * File names of a configuration as a folder: equal for the same record on every server and system, also where case
 * does not count, and always a plain name.
 */
import { createHash } from 'node:crypto';

/** Characters of a record's own name that a file name shows. */
const longest = 60;
/** Everything but letters that have no case, and no signs that systems write in two ways. */
const others = /[^a-z0-9\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+/gu;

/** `label`: the record's name for people; `key`: what distinguishes it within its kind, '' for a single record. */
export function recordFileName(label: string, key: string): string {
  const plain = label
    .normalize('NFC')
    .toLowerCase()
    .replace(others, '-')
    .replace(/^-+|-+$/g, '');
  const short = [...plain].slice(0, longest).join('');
  // The digest distinguishes records whose names become equal; with it no name is one that a system reserves.
  return key === '' ? 'setting' : [short, digestOf(key).slice(0, 8)].filter((part) => part !== '').join('-');
}

/** A placeholder for an id: equal for the same object, and no real id. */
export const idOfKey = (kind: string, key: string): string =>
  `name-${digestOf(`${kind} ${key}`).slice(0, 24)}`;

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
