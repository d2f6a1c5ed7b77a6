/**
 * Whom the free-edition notice names (spec 1§2.8 "a contact phone or a sales contact"): what the platform's operator
 * has set in its configs. The documents do not show the keys; these are ours.
 */
import { type ConfigRecord, configValue } from '#shared/api/config-record.ts';
import { richTextLink } from '#shared/rules/common/links/rich-text-link.ts';

const keys = { phone: 'contactPhone', name: 'salesContactName', address: 'salesContactAddress' } as const;

/** As the config lookup takes them. */
export const contactConfigKeys = Object.values(keys).join(',');

export interface SalesContact {
  readonly name: string;
  /** A page, or a mail address as a `mailto:` link; null: only the name is known. */
  readonly address: string | null;
}

export interface PayContact {
  /** '' where there is none. */
  readonly phone: string;
  readonly sales: SalesContact | null;
}

/** Only an address that may be followed is kept (https, http, mailto). */
export function readPayContact(configs: readonly ConfigRecord[]): PayContact {
  const name = configValue(configs, keys.name)?.trim() ?? '';
  const address = richTextLink(configValue(configs, keys.address) ?? '')?.href ?? null;
  const known = name === '' ? (address?.replace(/^mailto:/, '') ?? '') : name;
  return {
    phone: configValue(configs, keys.phone)?.trim() ?? '',
    sales: known === '' ? null : { name: known, address },
  };
}
