/**
 * Where a menu of the tenant's own leads: a page of the platform, with a query where it has one, since low-code pages
 * are told apart by it; or an address on the web, which is opened once somebody has seen it.
 */
import { isPlatformPage, webAddress } from './address.ts';

export type MenuAddress =
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'web'; readonly href: string }
  /** Neither: nobody is led there. */
  | { readonly kind: 'none' };

/** Characters; the documents give no limit. */
export const longestMenuAddress = 500;

export function menuAddress(given: string): MenuAddress {
  const text = given.trim();
  const web = webAddress(text);
  if (web) return web.insecure ? { kind: 'none' } : { kind: 'web', href: web.href };
  const isPage = text.length <= longestMenuAddress && isPlatformPage(text);
  return isPage ? { kind: 'page', path: text } : { kind: 'none' };
}
