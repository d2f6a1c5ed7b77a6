/**
 * Contact purchase: a switch and a link, kept as two configs (spec 1§3, 1§4 "Contact purchase switch default",
 * 1§5 "The hint for the purchase link", 1§9).
 */
import { type ConfigRecord, configValue, switchWord } from '../../../api/config-record.ts';
import { webAddress } from '../../common/links/address.ts';
import type { Deployment } from '../../common/session/tenant-access.ts';

export interface ContactPurchase {
  readonly contactPurchase: boolean;
  /** An http or https address, or a path after `{host}`, the platform's own address. */
  readonly purchaseUrl: string;
  /** The word of the switch as it came; null where there was none. Not a field of the form. */
  readonly storedSwitch?: string | null;
}

/** The provider's sales page. The documents withhold its address, so the platform's own page stands in. */
export const defaultPurchaseUrl = '{host}/sales';

/** The switch is on by default on the public deployment only. */
export function defaultContactPurchase(deployment: Deployment): boolean {
  return deployment === 'public';
}

export function readContactPurchase(
  configs: readonly ConfigRecord[],
  deployment: Deployment,
): ContactPurchase {
  const on = configValue(configs, 'contactPurchase');
  return {
    contactPurchase: on === null || on === '' ? defaultContactPurchase(deployment) : on === '1',
    purchaseUrl: configValue(configs, 'purchaseUrl') ?? defaultPurchaseUrl,
    storedSwitch: on,
  };
}

export function toPurchaseConfigs({
  contactPurchase,
  purchaseUrl,
  storedSwitch = null,
}: ContactPurchase): ConfigRecord[] {
  const word = switchWord(contactPurchase, storedSwitch, (one) => one === '1');
  return [
    { configKey: 'contactPurchase', configValue: word },
    { configKey: 'purchaseUrl', configValue: purchaseUrl.trim() },
  ];
}

/**
 * The address of a purchase link, or null where the link may not be opened: only http and https, no user info. `host`
 * is the platform's address, e.g. `https://oa.example.com`.
 */
export function purchaseAddress(purchaseUrl: string, host: string): string | null {
  const text = purchaseUrl.trim();
  const path = /^\{host\}(?=$|[/?#])/.test(text) ? text.slice('{host}'.length) : null;
  return webAddress(path === null ? text : `${host.replace(/\/+$/, '')}${path}`)?.href ?? null;
}

export type PurchaseTarget =
  | { readonly kind: 'platform'; readonly path: string }
  | { readonly kind: 'elsewhere'; readonly address: string };

/**
 * Returns null for a link that may not be opened. A page of the platform is given by its path from the root,
 * with query and fragment.
 */
export function purchaseTarget(purchaseUrl: string): PurchaseTarget | null {
  const address = purchaseAddress(purchaseUrl, 'https://platform.invalid');
  if (address === null) return null;
  if (!purchaseUrl.trim().startsWith('{host}')) return { kind: 'elsewhere', address };
  const { pathname, search, hash } = new URL(address);
  return { kind: 'platform', path: `${pathname}${search}${hash}` };
}
