/** The end of the organisation's term, when it is near: a quiet line that can be put off. */

import { localDay } from '#data/local-day.ts';
import type { TenantInfo } from '#shared/api/tenant/tenant.ts';
import { termOf } from '#shared/rules/forecast/term.ts';
import { ExpiryNotice } from '#widgets/Expiry/ExpiryNotice.tsx';
import { expiryOf } from '#widgets/Expiry/term-words.ts';

export function TenantExpiry({ info }: { readonly info: TenantInfo }) {
  const expiry = expiryOf(info);
  const term = expiry && termOf(expiry.date, localDay(Date.now()));
  if (!term) return null;
  // The days that the server counts are the ones that the page shows.
  const days = expiry.days ?? term.days;
  return <ExpiryNotice subject="tenant" term={{ day: term.day, days }} />;
}
