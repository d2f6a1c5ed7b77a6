/** The tenant's logos, stored as config records; an empty record means the platform's own logo. */
import type { TenantLogo } from '#shared/api/branding/branding.ts';
import type { Store } from '../../kernel/database/tables.ts';
import { findConfigs, saveConfig } from '../../kernel/tenant/store.ts';

export type LogoName = keyof TenantLogo;
const names = [
  'logoUrl',
  'logoUrlVertical',
  'logoClickUrl',
  'logoClickUrlVertical',
  'faviconUrl',
  'showInfoConfig',
] as const satisfies readonly LogoName[];
const keyOf = (name: LogoName) => `tenantLogo.${name}`;

export async function storedLogos(store: Store, tenantKey: string): Promise<TenantLogo> {
  const found = await findConfigs(store, tenantKey, names.map(keyOf));
  const saved = new Map(found.map(({ configKey, configValue }) => [configKey, configValue]));
  const textOf = (name: LogoName) => saved.get(keyOf(name)) ?? '';
  return {
    logoUrl: textOf('logoUrl'),
    logoUrlVertical: textOf('logoUrlVertical'),
    logoClickUrl: textOf('logoClickUrl'),
    logoClickUrlVertical: textOf('logoClickUrlVertical'),
    faviconUrl: textOf('faviconUrl'),
    showInfoConfig: textOf('showInfoConfig') !== 'off',
  };
}

export async function saveLogo(store: Store, tenantKey: string, name: LogoName, value: string | boolean) {
  const text = typeof value === 'string' ? value : value ? 'on' : 'off';
  await saveConfig(store, tenantKey, keyOf(name), text);
}
