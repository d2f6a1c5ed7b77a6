/**
 * Names of the files of a configuration as a folder: the same for the same record on every server and every system, also
 * where capitals are no difference, and never anything but a name.
 */
import { createHash } from 'node:crypto';

/** Characters of what is told of the record's own name. */
const longest = 60;
/** Letters without capitals and without signs that systems write in two ways. */
const others = /[^a-z0-9\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+/gu;

/** `label`: as people know the record; `key`: what tells it from others of its kind, '' where it is there once. */
export function recordFileName(label: string, key: string): string {
  const plain = label
    .normalize('NFC')
    .toLowerCase()
    .replace(others, '-')
    .replace(/^-+|-+$/g, '');
  const short = [...plain].slice(0, longest).join('');
  // What was left out of the name tells two records apart; with it no name is one that a system keeps for itself.
  return key === '' ? 'setting' : [short, digestOf(key).slice(0, 8)].filter((part) => part !== '').join('-');
}

/** In the place of an id: the same for the same thing, and the id of nothing. */
export const idOfKey = (kind: string, key: string): string =>
  `name-${digestOf(`${kind} ${key}`).slice(0, 24)}`;

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
