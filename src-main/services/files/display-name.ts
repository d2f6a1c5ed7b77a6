/**
 * A file's name as it may be shown and offered for download: the last part of a path, without anything that
 * ends a line, hides or reorders text, and no longer than a file system takes.
 */

import { shownText } from '#shared/kit/shown-text.ts';

/** Bytes in UTF-8; what common file systems allow. */
const limit = 255;

export function displayName(given: string): string {
  const base = given.split(/[/\\]/).at(-1) ?? '';
  const plain = base
    .normalize('NFC')
    // Control, format (direction overrides, zero width), private-use and unpaired surrogates; line separators.
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/gu, '')
    .trim()
    .replace(/^\.+$/, '');
  return shorten(plain) || 'file';
}

/** Devices of Windows, with any ending and blanks before it (Microsoft, “Naming Files, Paths, and Namespaces”). */
const device = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³]) *(?:\.|$)/i;
/** What a desktop obeys by its name alone. */
const obeyed =
  /^(?:desktop\.ini|autorun\.inf|\.directory)$|\.(?:lnk|url|scf|pif|library-ms|search-ms|desktop|webloc)$/i;

/** The name that a file is offered to be saved under: on Windows too it is one file, and nothing but a file. */
export function offeredName(given: string): string {
  const plain = displayName(given)
    // A stream of another file, and what no name there may hold.
    .replaceAll(/[<>:"|?*]/g, '_')
    .replace(/[. ]+$/, '');
  const safe = device.test(plain) || obeyed.test(plain) ? `_${plain}` : plain;
  return obeyed.test(safe) ? `${safe}.txt` : safe || 'file';
}

/** The same of a file that was given: what hides or reorders text is spelled, `turned[U+202E]cil.exe`, not left out. */
export function shownName(given: string): string {
  return displayName(shownText(given.split(/[/\\]/).at(-1) ?? ''));
}

/** Cuts the middle of the stem, so that the ending stays visible. */
function shorten(name: string): string {
  if (Buffer.byteLength(name) <= limit) return name;
  const dot = name.lastIndexOf('.');
  const ending = dot > 0 && Buffer.byteLength(name.slice(dot)) <= 32 ? name.slice(dot) : '';
  let stem = '';
  for (const character of name) {
    if (Buffer.byteLength(stem) + Buffer.byteLength(character) + Buffer.byteLength(ending) > limit - 3) break;
    stem += character;
  }
  return `${stem}…${ending}`;
}
