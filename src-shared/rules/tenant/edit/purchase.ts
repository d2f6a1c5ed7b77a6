/**
 * Contact purchase: a switch and a link, kept as two configs (spec 1§3, 1§4 "Contact purchase switch default",
 * 1§5 "The hint for the purchase link", 1§9).
 */
import { type ConfigRecord, configValue } from '../../../api/config-record.ts';
import { webAddress } from '../../common/links/address.ts';
import type { Deployment } from '../../common/session/tenant-access.ts';

export interface ContactPurchase {
  readonly contactPurchase: boolean;
  /** An http or https address, or a path after `{host}`, the platform's own address. */
  readonly purchaseUrl: string;
}

/** The provider's sales page; the documents withhold its address, so that it is the platform's own page. */
export const defaultPurchaseUrl = '{host}/sales';

/** The switch is on by default on the public deployment only. */
export function defaultContactPurchase(deployment: Deployment): boolean {
  return deployment === 'public';
}

/** What the configs say, with the defaults for what they leave out. */
export function readContactPurchase(
  configs: readonly ConfigRecord[],
  deployment: Deployment,
): ContactPurchase {
  const on = configValue(configs, 'contactPurchase');
  return {
    contactPurchase: on === null || on === '' ? defaultContactPurchase(deployment) : on === '1',
    purchaseUrl: configValue(configs, 'purchaseUrl') ?? defaultPurchaseUrl,
  };
}

/** The configs to save. */
export function toPurchaseConfigs(purchase: ContactPurchase): ConfigRecord[] {
  return [
    { configKey: 'contactPurchase', configValue: purchase.contactPurchase ? '1' : '0' },
    { configKey: 'purchaseUrl', configValue: purchase.purchaseUrl.trim() },
  ];
}

/**
 * The address behind a purchase link, or null where it is none that may be opened: only http and https, no
 * user info. `host` is the platform's address, e.g. `https://oa.example.com`.
 */
export function purchaseAddress(purchaseUrl: string, host: string): string | null {
  const text = purchaseUrl.trim();
  const path = /^\{host\}(?=$|[/?#])/.test(text) ? text.slice('{host}'.length) : null;
  return webAddress(path === null ? text : `${host.replace(/\/+$/, '')}${path}`)?.href ?? null;
}

/** Where a purchase link leads: a page of the platform itself, or one elsewhere. */
export type PurchaseTarget =
  | { readonly kind: 'platform'; readonly path: string }
  | { readonly kind: 'elsewhere'; readonly address: string };

/** null where the link is none that may be opened. A page of the platform is named by its path from the root. */
export function purchaseTarget(purchaseUrl: string): PurchaseTarget | null {
  const address = purchaseAddress(purchaseUrl, 'https://platform.invalid');
  if (address === null) return null;
  if (!purchaseUrl.trim().startsWith('{host}')) return { kind: 'elsewhere', address };
  return { kind: 'platform', path: new URL(address).pathname };
}
