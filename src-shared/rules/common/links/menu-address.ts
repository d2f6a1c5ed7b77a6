/**
 * The target of a tenant's own menu: a page of the platform, whose query identifies low-code pages; or a web address,
 * which opens only after the user has seen it.
 */
import { isPlatformPage, webAddress } from './address.ts';

export type MenuAddress =
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'web'; readonly href: string }
  /** The address is neither a page nor a web address, so the menu has no link. */
  | { readonly kind: 'none' };

/** The maximum number of characters; the documents give no limit. */
export const longestMenuAddress = 500;

export function menuAddress(input: string): MenuAddress {
  const text = input.trim();
  const web = webAddress(text);
  if (web) return web.insecure ? { kind: 'none' } : { kind: 'web', href: web.href };
  const isPage = text.length <= longestMenuAddress && isPlatformPage(text);
  return isPage ? { kind: 'page', path: text } : { kind: 'none' };
}
