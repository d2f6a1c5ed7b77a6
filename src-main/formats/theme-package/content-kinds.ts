/** Content that an archive may have, by the name's extension, and checks of the bytes (limits.md §4). */
import { isUtf8 } from 'node:buffer';
import type { PartsFault, PictureParts } from '#shared/kit/pictures/parts/read-parts.ts';
import { looksLikeSvg, pictureHead, pictureTypes } from '#shared/kit/pictures/picture-size.ts';
import { pictureBurden } from '#shared/rules/common/pictures/picture-rule.ts';
import type { ArchiveRefusal, ContentFault } from '#shared/rules/themes/package/findings.ts';
import { wrongCss } from './active-content.ts';
import { isFork, looksLikePage } from './runs-in-browser.ts';
import { type SvgProblem, wrongSvg } from './svg/wrong-svg.ts';

type Kind = (typeof pictureTypes)[number] | 'svg' | 'css' | 'text' | 'font' | 'icon';

/** Content of Steward's own packages. */
const ours: Readonly<Record<string, Kind>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  svg: 'svg',
  css: 'css',
  json: 'text',
  txt: 'text',
  md: 'text',
};
/** Content that a server may add to a theme; it is not opened here. */
const servers: Readonly<Record<string, Kind>> = {
  ...ours,
  ico: 'icon',
  woff: 'font',
  woff2: 'font',
  ttf: 'font',
  otf: 'font',
  less: 'text',
  scss: 'text',
  js: 'text',
  html: 'text',
  htm: 'text',
  xml: 'text',
  properties: 'text',
};

/** Files that systems leave in archives; none of them is part of a theme. */
export function isSystemFile(name: string): boolean {
  return name.startsWith('__MACOSX/') || lastOf(name).startsWith('._') || leftovers.includes(lastOf(name));
}

const leftovers = ['.ds_store', 'thumbs.db', 'desktop.ini'];
const lastOf = (name: string) => name.slice(name.lastIndexOf('/') + 1).toLowerCase();

/** Refuses apparent system files, which a whole zip passes on unseen, except leftovers and forks of permitted files. */
export function wrongLeftover(name: string): ArchiveRefusal | null {
  if (name.endsWith('/') || !isSystemFile(name)) return null;
  const of = lastOf(name).replace(/^\._/, '');
  const isPlain = leftovers.includes(of) || withoutExtension(of) || kindOf(of, servers) !== undefined;
  return isPlain ? null : 'ENTRY_EXTENSION';
}

/** `skin-2.0` is a folder's name. */
function withoutExtension(last: string): boolean {
  return /^(?:[^.]*|.*\.\d+)$/.test(last);
}

const foreign: ContentFault = { code: 'CONTENT_TYPE' };

function wrongLeftoverContent(name: string, bytes: Uint8Array): ContentFault | null {
  if (isFork(bytes)) return null;
  if (leftovers.includes(lastOf(name))) return looksLikePage(bytes) ? foreign : null;
  return kindOf(name, servers) === undefined ? foreign : wrongKind(name, bytes, false);
}

export function wrongExtension(name: string): ArchiveRefusal | null {
  if (name.endsWith('/') || isSystemFile(name)) return null;
  return kindOf(name, servers) ? null : 'ENTRY_EXTENSION';
}

/** Like `wrongExtension`, for Steward's own packages, which allow less. */
export function isForeign(name: string): boolean {
  return !name.endsWith('/') && !isSystemFile(name) && kindOf(name, ours) === undefined;
}

/** Texts are checked as a whole, other files by their first bytes. */
export function isText(name: string): boolean {
  const kind = kindOf(name, servers);
  return kind === 'svg' || kind === 'css' || kind === 'text';
}

/** `bytes`: the first piece of a picture, all of a text. `strict`: for Steward's own packages. */
export function wrongContent(name: string, bytes: Uint8Array, strict: boolean): ContentFault | null {
  return isSystemFile(name) ? wrongLeftoverContent(name, bytes) : wrongKind(name, bytes, strict);
}

function wrongKind(name: string, bytes: Uint8Array, strict: boolean): ContentFault | null {
  const kind = kindOf(name, servers);
  switch (kind) {
    case undefined:
      return null;
    case 'text':
      return isPlainText(bytes, strict) ? null : foreign;
    case 'css':
      return isPlainText(bytes, strict) && !wrongCss(textOf(bytes), strict) ? null : foreign;
    case 'svg': {
      // SVGs of any origin are checked strictly, for a browser runs them all.
      const problem = svgProblem(bytes);
      return /* wall: svg-safe */ problem && { code: 'CONTENT_TYPE', details: { ...problem } };
    }
    case 'font':
      return /^(?:00010000|74727565|4f54544f|774f4646|774f4632)/.test(hexOf(bytes)) ? null : foreign;
    case 'icon':
      return hexOf(bytes).startsWith('00000100') ? null : foreign;
    default: {
      const head = pictureHead(bytes);
      if (head?.type !== kind) return foreign;
      return wrongBurden({ ...head, frames: 1, pixels: 0 });
    }
  }
}

/** Whether the entry is a picture of pixels, whose parts are read to their end. */
export function isPixels(name: string): boolean {
  return pictureTypes.some((type) => type === kindOf(name, ours));
}

/** Whether the entry is an SVG, which comes as one piece. */
export function isDrawing(name: string): boolean {
  return kindOf(name, ours) === 'svg';
}

/** The fault of a picture that was read to its end. `strict`: for one of Steward's own packages. */
export function wrongParts(parts: PictureParts | PartsFault, strict: boolean): ContentFault | null {
  if (!('fault' in parts)) return wrongBurden(parts);
  if (!strict) return null;
  const reason = parts.fault === 'cut' ? 'pictureCut' : 'pictureForm';
  return { code: 'CONTENT_TYPE', details: { reason } };
}

function wrongBurden(parts: Parameters<typeof pictureBurden>[0]): ContentFault | null {
  const { width, height, frames } = parts;
  switch (pictureBurden(parts)) {
    case null:
      return null;
    case 'pixels':
      return { code: 'BOMB_SIZE', details: { reason: 'picturePixels', width, height } };
    case 'frames':
      return { code: 'BOMB_SIZE', details: { reason: 'pictureFrames', width, height, frames } };
  }
}

function svgProblem(bytes: Uint8Array): SvgProblem | null {
  const isCompressed = hexOf(bytes).startsWith('1f8b');
  if (isCompressed) return { reason: 'svgNone', line: 1 };
  if (!isUtf8(bytes)) return { reason: 'svgEncoding', line: 1 };
  if (!looksLikeSvg(bytes)) return { reason: 'svgNone', line: 1 };
  return wrongSvg(textOf(bytes));
}

function kindOf(name: string, kinds: Readonly<Record<string, Kind>>): Kind | undefined {
  const extension = /\.([A-Za-z0-9]{1,10})$/.exec(name)?.[1]?.toLowerCase();
  return extension !== undefined && Object.hasOwn(kinds, extension) ? kinds[extension] : undefined;
}

/** Files of a server may have another encoding. */
function isPlainText(bytes: Uint8Array, strict: boolean): boolean {
  return !bytes.includes(0) && (!strict || isUtf8(bytes));
}

function textOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}

function hexOf(bytes: Uint8Array): string {
  return Buffer.from(bytes.subarray(0, 4)).toString('hex');
}
