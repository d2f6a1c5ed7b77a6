/** An origin in the reader's language. */
import type { AddressOrigin } from '#shared/rules/login-log/address-origin.ts';

export function countryText(code: string, language: string): string {
  if (code === '') return '';
  return new Intl.DisplayNames([language], { type: 'region', fallback: 'code' }).of(code) ?? code;
}

export function originText(origin: AddressOrigin | undefined, language: string): string {
  if (!origin) return '';
  const { country, city, network } = origin;
  return [countryText(country, language), city, network].filter((part) => part !== '').join(' · ');
}
