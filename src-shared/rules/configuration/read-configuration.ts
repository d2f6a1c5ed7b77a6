/** Reads the configuration of chosen areas from a server, in an order that depends only on its content. */

import { isUnauthorised } from '../../api/answer-failure.ts';
import { ApiError } from '../../api/api-error.ts';
import { namesOfReferences } from '../changes/mapping/mapping.ts';
import type { NamingFacts } from '../changes/mapping/namer.ts';
import type { NamedReference } from '../changes/mapping/names.ts';
import { ownKey } from '../changes/mapping/own-keys.ts';
import {
  type Reference,
  type ReferenceKind,
  referenceKey,
  referenceKinds,
} from '../changes/mapping/reference-kinds.ts';
import { ownKind, recordWithIds } from '../changes/mapping/references.ts';
import { type Ask, GoneRecord } from '../common/record/record.ts';
import type { AnyListedKind, ListingContext } from '../records/listed/listed-kind.ts';
import { type ConfigurationArea, configurationAreas } from './area-names.ts';
import { kindsOfAreas, listedById, recordKeyOf } from './areas.ts';
import { type Configuration, type ConfigurationRecord, keptValues } from './configuration.ts';
import { bytesInFile } from './configuration-file.ts';
import { type LeftOutValue, watchOddRecords } from './left-out-values.ts';
import { configurationLimits } from './limits.ts';
import { configurationFields } from './offered.ts';

/** An area that could not be read, and its error. */
export interface UnreadPart {
  readonly area: ConfigurationArea;
  readonly cause: unknown;
}

/** The read of an area failed; `others` are further areas whose calls the server lacks. */
export class UnreadArea extends Error {
  readonly area: ConfigurationArea;
  readonly others: readonly UnreadPart[];
  constructor({ area, cause }: UnreadPart, others: readonly UnreadPart[] = []) {
    super(`the area ${area} could not be read`, { cause });
    this.name = 'UnreadArea';
    this.area = area;
    this.others = others;
  }
}

/** The server has more records than a bundle holds. */
export class TooManyRecords extends Error {
  constructor() {
    super('there are more records than a bundle holds');
    this.name = 'TooManyRecords';
  }
}

export interface ConfigurationReadOptions {
  readonly ask: Ask;
  readonly around: ListingContext;
  readonly signal?: AbortSignal;
  /** The callback runs after each record. */
  readonly progress?: (count: number, area: ConfigurationArea) => void;
  /** The callback runs for each value of the server that was not understood and is left out. */
  readonly leftOut?: (value: LeftOutValue) => void;
}

/** Throws UnreadArea, TooManyRecords, or the signal's reason. */
export async function readConfiguration(
  areas: readonly ConfigurationArea[],
  how: ConfigurationReadOptions,
): Promise<Configuration> {
  const chosenAreas = configurationAreas.filter((area) => areas.includes(area));
  const records: ConfigurationRecord[] = [];
  const lacking = new Map<ConfigurationArea, unknown>();
  let size = 0;
  for (const { area, listedKind } of await kindsOfAreas(chosenAreas)) {
    if (lacking.has(area)) continue;
    // A list of pages has a record twice where it moved from one to the next meanwhile.
    const found = new Map<string, ConfigurationRecord>();
    try {
      for await (const record of recordsOf(listedKind, area, how)) {
        const key = recordKeyOf(listedKind, record.place);
        if (found.has(key)) continue;
        size += bytesInFile(record);
        if (records.length + found.size >= configurationLimits.count || size > configurationLimits.all)
          throw new TooManyRecords();
        found.set(key, record);
        how.progress?.(records.length + found.size, area);
      }
    } catch (error) {
      if (!(error instanceof UnreadArea && isLacking(error.cause))) throw error;
      lacking.set(area, error.cause);
    }
    const sorted = [...found].sort(([one], [other]) => (one < other ? -1 : 1));
    records.push(...sorted.map(([, record]) => record));
  }
  const [first, ...others] = [...lacking].map(([area, cause]) => ({ area, cause }));
  if (first) throw new UnreadArea(first, others);
  return { areas: chosenAreas, records };
}

/** Whether the server has nothing where the call is: every further area is worth a try then. */
function isLacking(cause: unknown): boolean {
  return cause instanceof ApiError && (cause.lookedAt !== null || cause.absentAt !== null);
}

/**
 * Asks the server of a configuration for the names behind its ids. Records of a kind whose names cannot be read are
 * identified by id alone, and `unread` is called with that kind. Throws the signal's reason.
 */
export async function namesOfConfiguration(
  { areas, records }: Configuration,
  facts: NamingFacts,
  unread: (kind: ReferenceKind) => void,
  signal?: AbortSignal,
): Promise<readonly NamedReference[]> {
  const kinds = await listedById(areas);
  const namesInFile = ownNames(records);
  const found = new Map<string, Reference>();
  for (const record of records) {
    const kind = kinds.get(record.kind)?.listedKind.kind;
    if (kind)
      recordWithIds(record, kind, (reference) => {
        const key = referenceKey(reference);
        if (!namesInFile.has(key) && (reference.at !== undefined || !found.has(key)))
          found.set(key, reference);
        return reference.id;
      });
  }
  const others = await namesOfReferences([...found.values()], facts, (kind, error) => {
    signal?.throwIfAborted();
    if (isUnauthorised(error)) throw error;
    unread(kind);
  });
  const order = ({ kind, id }: NamedReference) => `${referenceKinds.indexOf(kind) + 10} ${id}`;
  return [...namesInFile.values(), ...others].sort((one, other) => (order(one) < order(other) ? -1 : 1));
}

/** Returns the names of records that carry their own name, by reference. */
export function ownNames(records: readonly ConfigurationRecord[]): ReadonlyMap<string, NamedReference> {
  const names = new Map<string, NamedReference>();
  for (const { kind, place, name, values } of records) {
    const self = ownKind(kind);
    const { id } = Object(place) as { readonly id?: unknown };
    const key = ownKey(self, values);
    if (key !== null && typeof id === 'string' && id !== '')
      names.set(referenceKey({ kind: self, id }), { kind: self, id, name, key });
  }
  return names;
}

async function* recordsOf(
  listed: AnyListedKind,
  area: ConfigurationArea,
  { ask, around, signal, leftOut }: ConfigurationReadOptions,
): AsyncGenerator<ConfigurationRecord> {
  const { kind } = listed;
  const watch = watchOddRecords(ask);
  const stoppable: Ask = (endpoint, input) => {
    signal?.throwIfAborted();
    return watch.ask(endpoint, input);
  };
  try {
    for await (const { locator, name, values: listedAs } of listed.records(stoppable, around)) {
      const now = listedAs ?? (await kind.read(stoppable, locator, []).catch(unlessGone));
      // The record has been deleted since it was listed.
      if (!now) continue;
      const { whole, isUnderstood, leftOut: fields, ...at } = watch.understood(locator, now);
      const named = { kind: kind.id, place: at.locator, name: name.slice(0, 500) };
      const record = configurationFields(kind, { ...named, values: keptValues(whole) });
      if (!record) continue;
      for (const field of fields) leftOut?.({ kind: kind.id, name, field });
      const understood = Object.entries(record.values).filter(([field]) => isUnderstood(field));
      yield {
        ...record,
        values: Object.fromEntries(understood),
        ...(fields.length > 0 ? { notUnderstood: [...fields].sort() } : {}),
      };
    }
  } catch (error) {
    signal?.throwIfAborted();
    throw new UnreadArea({ area, cause: error });
  }
}

function unlessGone(error: unknown): null {
  if (error instanceof GoneRecord) return null;
  throw error;
}
