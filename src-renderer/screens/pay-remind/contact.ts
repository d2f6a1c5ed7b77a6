/**
 * The contact in the free-edition notice (spec 1§2.8 "a contact phone or a sales contact"), from the platform
 * operator's configs. The documents do not show the keys; this project chose them.
 */
import { type ConfigRecord, configValue } from '#shared/api/config-record.ts';
import { richTextLink } from '#shared/rules/common/links/rich-text-link.ts';

const keys = { phone: 'contactPhone', name: 'salesContactName', address: 'salesContactAddress' } as const;

/** The keys in the format of the config lookup. */
export const contactConfigKeys = Object.values(keys).join(',');

export interface SalesContact {
  readonly name: string;
  /** A page, or a mail address as a `mailto:` link; null where only the name is known. */
  readonly address: string | null;
}

export interface PayContact {
  /** '' where no phone is known. */
  readonly phone: string;
  readonly sales: SalesContact | null;
}

/** Only a safe address is kept (https, http, mailto). */
export function readPayContact(configs: readonly ConfigRecord[]): PayContact {
  const name = configValue(configs, keys.name)?.trim() ?? '';
  const address = richTextLink(configValue(configs, keys.address) ?? '')?.href ?? null;
  const known = name === '' ? (address?.replace(/^mailto:/, '') ?? '') : name;
  return {
    phone: configValue(configs, keys.phone)?.trim() ?? '',
    sales: known === '' ? null : { name: known, address },
  };
}
