/**
 * Links that open Steward at a page of a server: `steward://open?profile=NAME&path=/base/licence` (docs/guide/
 * desktop.md). Anybody can write one, so a link names only what exists already: a profile of the user's own list
 * and a page of the console. It carries no address, account or action, and the user is asked before anything
 * happens.
 */

export const linkScheme = 'steward';

export const linkRefusals = [
  'TOO_LONG',
  'CHARACTERS',
  'MALFORMED',
  'SCHEME',
  'USERINFO',
  'TARGET',
  'FRAGMENT',
  'PARAMETER',
  'PROFILE',
  'PATH',
] as const;
export type LinkRefusal = (typeof linkRefusals)[number];

export type DeepLink =
  | { readonly ok: true; readonly profile: string; readonly path: string }
  | { readonly ok: false; readonly refusal: LinkRefusal };

/** Characters of a whole link; longer than any page's address with a profile's name of 60. */
const lengthLimit = 2048;
const pathLimit = 512;
/** Characters; the name or id of a profile is shorter. */
const profileLimit = 64;

/** One segment of a page's address: plain characters, so that every reader sees the same path. */
const segment = /^[A-Za-z0-9_~@:-][A-Za-z0-9_~@:.-]*$/;
const search = /^\?[A-Za-z0-9_~@:.,=&+-]*$/;
/** The platform's own paths are data, not pages. */
const data = /^\/p?api(?:\/|$)/i;

/** Pure: does not check whether the profile exists. */
export function parseDeepLink(text: string): DeepLink {
  if (text.length > lengthLimit) return refuse('TOO_LONG');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what is refused.
  if (/[\u0000-\u0020\u007f-\uffff\\"'<>`{}|^]/.test(text)) return refuse('CHARACTERS');
  if (!/^steward:\/\//i.test(text)) return refuse('SCHEME');
  if (!URL.canParse(text)) return refuse('MALFORMED');
  const url = new URL(text);
  if (url.protocol !== `${linkScheme}:`) return refuse('SCHEME');
  if (url.username !== '' || url.password !== '') return refuse('USERINFO');
  if (url.host !== 'open' || !['', '/'].includes(url.pathname)) return refuse('TARGET');
  if (url.hash !== '' || text.includes('#')) return refuse('FRAGMENT');
  return readParameters(url.searchParams);
}

function readParameters(parameters: URLSearchParams): DeepLink {
  const names = [...parameters.keys()];
  const known = names.every((name) => name === 'profile' || name === 'path');
  if (!known || new Set(names).size !== names.length) return refuse('PARAMETER');
  const profile = parameters.get('profile');
  const path = parameters.get('path') ?? '/';
  if (profile === null) return refuse('PARAMETER');
  if (!isProfileName(profile)) return refuse('PROFILE');
  return isPagePath(path) ? { ok: true, profile, path } : refuse('PATH');
}

/** Whether the name has only visible characters: no controls and no direction marks. */
function isProfileName(name: string): boolean {
  return (
    name.trim() === name && name !== '' && name.length <= profileLimit && !/[\p{C}\p{Zl}\p{Zp}]/u.test(name)
  );
}

/** `path` is decoded once; an escape that is left was escaped twice. */
function isPagePath(path: string): boolean {
  if (path.length > pathLimit || !path.startsWith('/') || data.test(path)) return false;
  const at = path.indexOf('?');
  const pathname = at < 0 ? path : path.slice(0, at);
  if (at >= 0 && !search.test(path.slice(at))) return false;
  if (pathname === '/') return true;
  return pathname
    .slice(1)
    .split('/')
    .every((part) => segment.test(part));
}

function refuse(refusal: LinkRefusal): DeepLink {
  return { ok: false, refusal };
}
