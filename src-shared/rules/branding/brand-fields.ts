/** The fields and picture limits of a tenant's logos (spec 1§2.11, 1§3, 1§9; BRAND-003 to 009). */
import type { TenantLogo } from '../../api/branding/branding.ts';
import type { Fields } from '../common/fields/field.ts';
import { isPlatformPage, webAddress } from '../common/links/address.ts';
import type { PictureRule } from '../common/pictures/picture-rule.ts';
import type { Deployment } from '../common/session/tenant-access.ts';

/** The greatest height in pixels of the horizontal navigation's logo, with the name beside it (1§9). */
export const horizontalHeight = 30;
/** The sizes in pixels at which a browser shows a tab's icon, on plain and on dense screens. */
export const iconSizes = [16, 32] as const;

const types = ['image/png', 'image/jpeg', 'image/webp'] as const;
const upTo = (width: number, height: number, least: number, most: number): PictureRule => ({
  types,
  bytes: 5_000_000,
  result: { type: 'image/png', width, height, shapes: { least, most }, bytes: 500_000 },
});
const icon: PictureRule = {
  types: [...types, 'image/x-icon'],
  bytes: 1_000_000,
  least: { width: 32, height: 32 },
  result: { type: 'image/png', width: 64, height: 64 },
};

const target = {
  kind: 'text',
  type: 'url',
  most: 500,
  help: 'branding.targetHelp',
  check: (address: string) => (isTarget(address) ? null : ({ key: 'branding.targetWrong' } as const)),
} as const;

export const brandFields: Fields<TenantLogo> = {
  showInfoConfig: { kind: 'switch', label: 'branding.showInfo' },
  logoUrl: { kind: 'image', picture: upTo(600, 120, 0.5, 10), label: 'branding.logo.horizontal' },
  logoUrlVertical: { kind: 'image', picture: upTo(240, 240, 0.5, 3), label: 'branding.logo.vertical' },
  logoClickUrl: { ...target, label: 'branding.target.horizontal' },
  logoClickUrlVertical: { ...target, label: 'branding.target.vertical' },
  faviconUrl: { kind: 'image', picture: icon, label: 'branding.favicon' },
};

/** A logo's target is a platform page by its path, or a web address. */
function isTarget(address: string): boolean {
  const text = address.trim();
  if (text.startsWith('/')) return text === '/' || isPlatformPage(text);
  return webAddress(text) !== null;
}

/** A private deployment sends the logos with the page's tenant data (1§6; BRAND-014). */
export function logosComeWithPage(deployment: Deployment): boolean {
  return deployment === 'private';
}
