/** The origin that a record of a MaxMind DB file states for an address, in the spellings of the files' makers. */
import type { AddressOrigin } from '#shared/rules/login-log/address-origin.ts';
import { fieldOf } from './mmdb.ts';

/** Names of a country's code: MaxMind's, DB-IP's, and those of flat files. */
const countryFields = [
  ['country', 'iso_code'],
  ['registered_country', 'iso_code'],
  ['country_code'],
  ['country'],
];
const networkFields = [['autonomous_system_organization'], ['organization'], ['isp'], ['as_name']];
/** Characters of a name. */
const longest = 100;

export function originIn(record: unknown): AddressOrigin {
  const first = (fields: readonly (readonly string[])[]) =>
    fields.map((names) => fieldOf(record, ...names)).find((value) => typeof value === 'string');
  const country = String(first(countryFields) ?? '').toUpperCase();
  return {
    country: /^[A-Z]{2}$/.test(country) ? country : '',
    city: String(first([['city', 'names', 'en'], ['city']]) ?? '').slice(0, longest),
    network: String(first(networkFields) ?? '').slice(0, longest),
  };
}
