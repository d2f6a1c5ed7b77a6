/**
 * Checks names of entries by an allow list: letters, digits, dot, hyphen, underscore, and `/` between folders.
 * Files are finally written under generated names; these checks keep displayed and compared names unambiguous on
 * every system.
 */
import { isUtf8 } from 'node:buffer';
import type { ArchiveRefusal } from '#shared/rules/themes/package/findings.ts';
import type { ArchiveLimits } from './limits.ts';

/** Device names of Windows, with and without an extension, and names with a meaning in JavaScript. */
const reserved = new Set([
  'con',
  'prn',
  'aux',
  'nul',
  'conin$',
  'conout$',
  'clock$',
  ...['com', 'lpt'].flatMap((port) => [...'0123456789¹²³'].map((digit) => port + digit)),
  '__proto__',
  'constructor',
  'prototype',
]);

/** Returns the fault of a name; null for a valid one. */
export function wrongName(bytes: Uint8Array, limits: ArchiveLimits, outer = ''): ArchiveRefusal | null {
  if (!isUtf8(bytes)) return 'NAME_ENCODING';
  return wrongText(new TextDecoder().decode(bytes), limits, outer);
}

/**
 * The folder around all entries, whose name nothing uses; '' where there is none, or where it has signs that could
 * mislead. A Mac puts its leftovers beside it.
 */
export function outerFolder(names: readonly string[]): string {
  const own = names.filter((name) => !name.startsWith(macFolder));
  const outer = own[0]?.slice(0, own[0].indexOf('/')) ?? '';
  const isAround = outer !== '' && own.every((name) => name.startsWith(`${outer}/`));
  return isAround && plainFolder.test(outer) && !/^ |[ .]$/.test(outer) ? outer : '';
}

const macFolder = '__MACOSX/';
/** Letters of all scripts, blanks and brackets: no control characters, direction marks, slashes, colons or per cents. */
const plainFolder = /^[\p{L}\p{N}\p{M}\p{Ps}\p{Pe}\p{Pi}\p{Pf} ._+&,'~@#=!·、，—-]{1,100}$/u;

/** The folders of a name without the outer one. */
function innerFolders(name: string, outer: string): readonly string[] {
  const folders = (name.endsWith('/') ? name.slice(0, -1) : name).split('/');
  if (outer === '') return folders;
  const depth = name.startsWith(macFolder) ? 1 : 0;
  const isOuter = folders[depth] === outer || (depth === 1 && folders[depth] === `._${outer}`);
  return isOuter ? folders.filter((_, index) => index !== depth) : folders;
}

function wrongText(
  name: string,
  { depth, nameCharacters }: ArchiveLimits,
  outer: string,
): ArchiveRefusal | null {
  if (/^[\\/]/.test(name) || /^[A-Za-z]:/.test(name)) return 'NAME_ABSOLUTE';
  // Like Windows: both slashes separate, and dots and blanks at the end of a part do not count.
  const parts = name.split(/[\\/]/);
  if (parts.some((part) => /^(?:\.+|[. ]{2,})$/.test(part)))
    return /* wall: entry-traversal */ 'NAME_TRAVERSAL';
  if (parts.some((part) => reserved.has((part.split('.', 1)[0] ?? '').trim().toLowerCase())))
    return 'NAME_RESERVED';
  const folders = (name.endsWith('/') ? name.slice(0, -1) : name).split('/');
  const inner = innerFolders(name, outer);
  if (inner.some((part) => !/^[A-Za-z0-9._-]+$/.test(part) || part.endsWith('.'))) return 'NAME_CHARS';
  if (folders.length > depth) return 'DEPTH';
  return name.length > nameCharacters ? 'NAME_TOO_LONG' : null;
}

/** Remembers names, and refuses one that could be confused with an earlier one. */
export interface NameSet {
  add(name: string): ArchiveRefusal | null;
}

const folded = (name: string) => name.normalize('NFC').toLowerCase();

export function nameSet(): NameSet {
  /** Written names by lower-case name without a final slash. */
  const files = new Map<string, string>();
  const folders = new Map<string, string>();
  const listed = new Set<string>();

  const folder = (path: string): ArchiveRefusal | null => {
    const low = folded(path);
    const known = folders.get(low);
    if (files.has(low) || (known !== undefined && known !== path)) return 'NAME_COLLISION';
    folders.set(low, path);
    return null;
  };

  return {
    add(name) {
      if (listed.has(name)) return 'NAME_DUPLICATE';
      listed.add(name);
      const parts = name.split('/');
      const last = parts.pop() ?? '';
      for (let length = 1; length <= parts.length; length += 1) {
        const wrong = folder(parts.slice(0, length).join('/'));
        if (wrong) return wrong;
      }
      if (last === '') return null;
      const low = folded(name);
      if (files.has(low) || folders.has(low)) return 'NAME_COLLISION';
      files.set(low, name);
      return null;
    },
  };
}
