/** What the page's parts have in common: the two navigations, the fields of each, how a picture is sent. */
import type { TenantLogo } from '#shared/api/branding/branding.ts';
import { brandFields } from '#shared/rules/branding/brand-fields.ts';
import { uploadFile } from '#widgets/RichText/upload-file.ts';

export const navigations = ['horizontal', 'vertical'] as const;
export type Navigation = (typeof navigations)[number];
export const isNavigation = (text: string | undefined): text is Navigation =>
  navigations.some((one) => one === text);

export const logoOf = { horizontal: 'logoUrl', vertical: 'logoUrlVertical' } as const;
export const targetOf = { horizontal: 'logoClickUrl', vertical: 'logoClickUrlVertical' } as const;

/** The rule of a picture is that of its field; it is sent as any other. */
export function pictureOf(name: 'logoUrl' | 'logoUrlVertical' | 'faviconUrl') {
  const row = brandFields[name];
  if (row?.kind !== 'image') throw new Error(`${name} is no picture`);
  return {
    rule: row.picture,
    store: async (file: File, options: Parameters<typeof uploadFile>[2]) =>
      (await uploadFile(file, 'picture', options)).href,
  };
}

/** What stands beside a logo: the organisation's name, where it has room and is wanted. */
export function besideOf(navigation: Navigation, logos: TenantLogo, name: string): string | null {
  return navigation === 'horizontal' && logos.showInfoConfig ? name : null;
}
