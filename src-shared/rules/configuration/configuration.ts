/** The state of chosen areas of a server: records by kind and place, each with its fields; no secret is among them. */
import * as z from 'zod';
import { isKeepable } from '../changes/collected.ts';
import { type NamedReference, namesUpTo } from '../changes/mapping/names.ts';
import { isSecretField } from '../common/secrets/secret-names.ts';
import { configurationAreas } from './area-names.ts';
import { configurationLimits } from './limits.ts';

export const configurationRecord = z.strictObject({
  /** Kind of the record, and which one of its kind. */
  kind: z.string().min(1).max(200),
  place: z.unknown(),
  /** As people know it; '' where there is one alone. */
  name: z.string().max(500),
  values: z.record(z.string().min(1).max(500), z.unknown()),
});
export type ConfigurationRecord = z.output<typeof configurationRecord>;

export const configurationShape = {
  areas: z.array(z.enum(configurationAreas)).min(1).max(configurationAreas.length),
  records: z.array(configurationRecord).max(configurationLimits.count),
  /** What stands behind its ids, so that another server knows its own; files that were made before have none. */
  names: namesUpTo(configurationLimits.names).optional(),
};
export interface Configuration {
  readonly areas: z.output<typeof configurationShape.areas>;
  readonly records: readonly ConfigurationRecord[];
  readonly names?: readonly NamedReference[] | undefined;
}

/** Fields in the order of their names, without those that are secret or no JSON. */
export function keptValues(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const kept = Object.entries(values).filter(
    ([name, value]) => value !== undefined && !isSecretField(name, values) && isKeepable({ [name]: value }),
  );
  return Object.fromEntries(kept.sort(([one], [other]) => (one < other ? -1 : 1)));
}
