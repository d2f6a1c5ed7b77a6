/** The tenant's logo and name for previews of pages, read once such a page is looked at. */
import { useRead } from '#data/read.ts';
import { queryTenantLogo } from '#shared/api/branding/branding.ts';
import { useSession } from '#state/session.ts';
import type { PreviewBrand } from '#widgets/ThemePreview/frame/frame-props.ts';
import { besideOf, type LogoNavigation, logoOf } from '../Logo/logo-parts.ts';
import { useLogo } from '../parts/BrandPreview/use-logo.ts';

/** Undefined until the logo is there, and where there is none or it cannot be read: the preview has a sample then. */
export function useTenantBrand(navigation: LogoNavigation, enabled: boolean): PreviewBrand | undefined {
  const session = useSession();
  const { data: logos } = useRead(queryTenantLogo, {}, { enabled });
  const { address } = useLogo(enabled && logos ? logos[logoOf[navigation]] : '');
  if (!logos || address === null || session.status !== 'signedIn') return undefined;
  return { logo: address, name: besideOf(navigation, logos, session.facts.tenant.tenantName) };
}
