/** The tenant's logos, their links, and the icon of the browser's tab (spec 1§2.11, 1§3, 1§7.3). */
import * as z from 'zod';
import { switchBy, wireText } from '../codecs.ts';
import { get, post } from '../endpoint.ts';

/** An unset flag is on (1§3 "default on"). */
const onUnlessOff = switchBy('on', 'off', true);

/** Addresses; an empty one stands for the platform's own. */
export const tenantLogo = z.object({
  logoUrl: wireText,
  logoUrlVertical: wireText,
  logoClickUrl: wireText,
  logoClickUrlVertical: wireText,
  faviconUrl: wireText,
  showInfoConfig: onUnlessOff,
});
export type TenantLogo = z.output<typeof tenantLogo>;

const source = { given: '1§7.3; 1§3' } as const;
/** Absent for the horizontal navigation. */
const logoType = z.literal('vertical').optional();

/** The tenant's logos. */
export const queryTenantLogo = get(
  'branding.query',
  '/api/bs/basicserver/tenantlogo/queryTenantLogoByTenantKey',
  { ...source, response: tenantLogo },
);

/** Saves a logo; an empty address restores the platform's own. */
export const saveLogoUrl = post('branding.saveLogo', '/api/bs/basicserver/tenantlogo/saveLogoUrl', {
  ...source,
  encoding: 'form',
  request: { logoUrl: wireText, logoType },
  example: { logoUrl: '' },
});

/** Saves a logo's link; an empty address is the platform's start page. */
export const saveLogoClickUrl = post(
  'branding.saveTarget',
  '/api/bs/basicserver/tenantlogo/saveLogoClickUrl',
  {
    ...source,
    encoding: 'form',
    request: { logoClickUrl: wireText, logoType },
    example: { logoClickUrl: 'https://www.example.com/', logoType: 'vertical' },
  },
);

/** Saves the icon of the browser's tab; an empty address restores the platform's own. */
export const saveFaviconUrl = post('branding.saveFavicon', '/api/bs/basicserver/tenantlogo/saveFaviconUrl', {
  ...source,
  encoding: 'form',
  request: { faviconUrl: wireText },
  example: { faviconUrl: '' },
});

/** Copies the logo of one navigation to the other one. */
export const syncTenantLogo = get('branding.sync', '/api/bs/basicserver/tenantlogo/syncTenantLogo', {
  ...source,
  effect: 'write',
  /** The navigation whose logo is copied. */
  request: { type: z.enum(['horizontal', 'vertical']) },
  example: { type: 'horizontal' },
});

/** Sets whether the organisation's name is shown beside its logo. */
export const saveShowInfoConfig = get(
  'branding.saveShowInfo',
  '/api/bs/basicserver/tenantlogo/saveShowInfoConfig',
  {
    ...source,
    effect: 'write',
    request: { showInfoConfig: onUnlessOff },
    example: { showInfoConfig: false },
  },
);
