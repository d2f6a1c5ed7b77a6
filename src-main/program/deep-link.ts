/**
 * Links that open Steward at a page of a server: `steward://open?profile=NAME&path=/base/licence` (docs/guide/
 * desktop.md). Anybody can write one, so a link names only what exists already: a profile of the user's own list
 * and a page of the console. It carries no address, account or action, and the user is asked before anything
 * happens.
 */

import { isLinkablePath, linkScheme } from '#shared/rules/common/page-link.ts';

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
/** Characters; the name or id of a profile is shorter. */
const profileLimit = 64;

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
  return isLinkablePath(path) ? { ok: true, profile, path } : refuse('PATH');
}

/** Whether the name has only visible characters: no controls and no direction marks. */
function isProfileName(name: string): boolean {
  return (
    name.trim() === name && name !== '' && name.length <= profileLimit && !/[\p{C}\p{Zl}\p{Zp}]/u.test(name)
  );
}

function refuse(refusal: LinkRefusal): DeepLink {
  return { ok: false, refusal };
}
