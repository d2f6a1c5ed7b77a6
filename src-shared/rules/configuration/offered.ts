/** Reduces a record to its configuration: fields that no call sets, or that a call only sends along, are left out. */
import type { AnyRecord } from '../records/records.ts';
import type { ConfigurationRecord } from './configuration.ts';

/** Returns null when no field is configuration. Bundles of older versions may have such fields. */
export function configurationFields(
  kind: AnyRecord,
  record: ConfigurationRecord,
): ConfigurationRecord | null {
  const locator = kind.locator.safeParse(record.place);
  const fixed = locator.success ? (kind.fixed?.(locator.data) ?? []) : [];
  const without = [...(kind.along ?? []), ...fixed];
  const kept = Object.entries(record.values).filter(([name]) => !without.includes(name));
  // A record of which nothing was understood exists all the same.
  if (kept.length === 0 && !record.notUnderstood) return null;
  return { ...record, values: Object.fromEntries(kept) };
}
