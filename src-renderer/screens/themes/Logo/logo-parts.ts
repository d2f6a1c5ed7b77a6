/** Shared by the page's parts: the two navigations, the fields of each, the upload of a picture. */
import type { TenantLogo } from '#shared/api/branding/branding.ts';
import { brandFields } from '#shared/rules/branding/brand-fields.ts';
import { uploadFile } from '#widgets/RichText/upload-file.ts';

export const navigations = ['horizontal', 'vertical'] as const;
export type LogoNavigation = (typeof navigations)[number];
export const isNavigation = (text: string | undefined): text is LogoNavigation =>
  navigations.some((one) => one === text);

export const logoOf = { horizontal: 'logoUrl', vertical: 'logoUrlVertical' } as const;
export const logoLinkField = { horizontal: 'logoClickUrl', vertical: 'logoClickUrlVertical' } as const;

/** The picture's rule from its field, with the usual upload. */
export function logoPictureRule(name: 'logoUrl' | 'logoUrlVertical' | 'faviconUrl') {
  const row = brandFields[name];
  if (row?.kind !== 'image') throw new Error(`${name} is no picture`);
  return {
    rule: row.picture,
    store: async (file: File, options: Parameters<typeof uploadFile>[2]) =>
      (await uploadFile(file, 'picture', options)).href,
  };
}

/** The text beside a logo: the organisation's name, in the navigation with room for it, if it is switched on. */
export function besideOf(navigation: LogoNavigation, logos: TenantLogo, name: string): string | null {
  return navigation === 'horizontal' && logos.showInfoConfig ? name : null;
}
