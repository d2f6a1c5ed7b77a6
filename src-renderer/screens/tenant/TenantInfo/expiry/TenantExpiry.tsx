/** A line that the organisation's term is about to end; it can be snoozed. */

import { localDay } from '#data/local-day.ts';
import type { TenantInfo } from '#shared/api/tenant/tenant.ts';
import { termOf } from '#shared/rules/forecast/term.ts';
import { ExpiryNotice } from '#widgets/Expiry/ExpiryNotice.tsx';
import { expiryOf } from '#widgets/Expiry/term-words.ts';

export function TenantExpiry({ info }: { readonly info: TenantInfo }) {
  const expiry = expiryOf(info);
  const term = expiry && termOf(expiry.date, localDay(Date.now()));
  if (!term) return null;
  // The server's own count of days has precedence, as elsewhere on the page.
  const days = expiry.days ?? term.days;
  return <ExpiryNotice subject="tenant" term={{ day: term.day, days }} />;
}
