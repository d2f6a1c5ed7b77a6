/** The tenant's logos (spec 1§2.11, 1§7.3). Each of them has a call of its own. */
import * as z from 'zod';
import {
  queryTenantLogo,
  saveFaviconUrl,
  saveLogoClickUrl,
  saveLogoUrl,
  saveShowInfoConfig,
  type TenantLogo,
} from '../../api/branding/branding.ts';
import { currentSession, deployments } from '../../api/session/session.ts';
import { brandFields, logosComeWithPage } from '../branding/brand-fields.ts';
import { describedBy } from '../common/fields/field.ts';
import type { RecordKind, Write } from '../common/record/record.ts';

const locator = z.strictObject({ deployment: z.enum(deployments) });

const vertical = { logoType: 'vertical' } as const;
const writes: { readonly [Name in keyof TenantLogo]: (after: TenantLogo) => Write } = {
  logoUrl: ({ logoUrl }) => ({ endpoint: saveLogoUrl, input: { logoUrl } }),
  logoUrlVertical: ({ logoUrlVertical: logoUrl }) => ({
    endpoint: saveLogoUrl,
    input: { logoUrl, ...vertical },
  }),
  logoClickUrl: ({ logoClickUrl }) => ({ endpoint: saveLogoClickUrl, input: { logoClickUrl } }),
  logoClickUrlVertical: ({ logoClickUrlVertical: logoClickUrl }) => ({
    endpoint: saveLogoClickUrl,
    input: { logoClickUrl, ...vertical },
  }),
  faviconUrl: ({ faviconUrl }) => ({ endpoint: saveFaviconUrl, input: { faviconUrl } }),
  showInfoConfig: ({ showInfoConfig }) => ({ endpoint: saveShowInfoConfig, input: { showInfoConfig } }),
};

export const brandRecord: RecordKind<z.output<typeof locator>, TenantLogo> = {
  id: 'tenantLogo',
  locator,
  touches: [queryTenantLogo, currentSession],
  title: ([name = 'logoUrl']) => `branding.change.${name}`,
  ...describedBy(brandFields),
  async read(ask, { deployment }) {
    const { tenant } = logosComeWithPage(deployment) ? await ask(currentSession, {}) : { tenant: null };
    return tenant?.tenantLogo ?? ask(queryTenantLogo, {});
  },
  // A change has exactly one logo, so the first name selects the call.
  write: (_, after, [name = 'logoUrl']) => writes[name](after),
};
