/** The state of chosen areas of a server: records by kind and locator, each with its fields, without secrets. */
import * as z from 'zod';
import { isKeepable } from '../changes/collected-change.ts';
import { type NamedReference, namesUpTo } from '../changes/mapping/names.ts';
import { isSecretField } from '../common/secrets/secret-names.ts';
import { configurationAreas } from './area-names.ts';
import { configurationLimits } from './limits.ts';

export const configurationRecord = z.strictObject({
  /** The record's kind, and its locator within the kind. */
  kind: z.string().min(1).max(200),
  place: z.unknown(),
  /** The record's name for people; '' for the only record of its kind. */
  name: z.string().max(500),
  values: z.record(z.string().min(1).max(500), z.unknown()),
  /** The server's names of the fields that were not understood, which `values` is without. */
  notUnderstood: z.array(z.string().min(1).max(500)).min(1).max(1000).optional(),
});
export type ConfigurationRecord = z.output<typeof configurationRecord>;

export const configurationShape = {
  areas: z.array(z.enum(configurationAreas)).min(1).max(configurationAreas.length),
  records: z.array(configurationRecord).max(configurationLimits.count),
  /** The names behind the ids, by which another server finds its own things; older files have none. */
  names: namesUpTo(configurationLimits.names).optional(),
};
export interface Configuration {
  readonly areas: z.output<typeof configurationShape.areas>;
  readonly records: readonly ConfigurationRecord[];
  readonly names?: readonly NamedReference[] | undefined;
}

/** Returns the fields sorted by name, without secret fields and values that are not JSON. */
export function keptValues(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const kept = Object.entries(values).filter(
    ([name, value]) =>
      value !== undefined &&
      /* wall: configuration-no-secret */ !isSecretField(name, values) &&
      isKeepable({ [name]: value }),
  );
  return Object.fromEntries(kept.sort(([one], [other]) => (one < other ? -1 : 1)));
}
