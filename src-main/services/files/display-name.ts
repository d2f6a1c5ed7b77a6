/**
 * A file's name for display and download: the last part of a path, without line ends and characters that hide or
 * reorder text, and no longer than file systems allow.
 */

import { shownText } from '#shared/kit/shown-text.ts';

/** Bytes in UTF-8 that common file systems allow. */
const limit = 255;

export function displayName(name: string): string {
  const base = name.split(/[/\\]/).at(-1) ?? '';
  const plain = base
    .normalize('NFC')
    // Control, format (direction overrides, zero width), private-use and unpaired surrogates; line separators.
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/gu, '')
    .trim()
    .replace(/^\.+$/, '');
  return shorten(plain) || 'file';
}

/** Devices of Windows, with any extension and blanks before it (Microsoft, “Naming Files, Paths, and Namespaces”). */
const device = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³]) *(?:\.|$)/i;
/** Names and extensions that a desktop acts on. */
const obeyed =
  /^(?:desktop\.ini|autorun\.inf|\.directory)$|\.(?:lnk|url|scf|pif|library-ms|search-ms|desktop|webloc)$/i;

/** Returns a safe name for saving, which on Windows too denotes one ordinary file. */
export function offeredName(name: string): string {
  const plain = displayName(name)
    // Characters that Windows forbids, or takes for a stream of another file.
    .replaceAll(/[<>:"|?*]/g, '_')
    .replace(/[. ]+$/, '');
  const safe = /* wall: file-name-device */ device.test(plain) || obeyed.test(plain) ? `_${plain}` : plain;
  return obeyed.test(safe) ? `${safe}.txt` : safe || 'file';
}

/** Like `displayName`, but spells out hidden and reordering characters, as in `turned[U+202E]cil.exe`. */
export function spelledFileName(given: string): string {
  return displayName(shownText(given.split(/[/\\]/).at(-1) ?? ''));
}

/** Cuts the middle of the stem, so that the extension stays visible. */
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
