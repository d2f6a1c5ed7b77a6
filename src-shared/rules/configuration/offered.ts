/** What of a record is configuration at all: fields that no call sets, or that a call only takes along, are none. */
import type { AnyRecord } from '../records/records.ts';
import type { ConfigurationRecord } from './configuration.ts';

/** null: nothing of it is. Bundles that were made before may have such fields. */
export function offered(kind: AnyRecord, record: ConfigurationRecord): ConfigurationRecord | null {
  const place = kind.place.safeParse(record.place);
  const fixed = place.success ? (kind.fixed?.(place.data) ?? []) : [];
  const without = [...(kind.along ?? []), ...fixed];
  const kept = Object.entries(record.values).filter(([name]) => !without.includes(name));
  if (kept.length === 0) return null;
  return { ...record, values: Object.fromEntries(kept) };
}
