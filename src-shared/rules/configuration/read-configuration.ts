/** Reads the configuration of chosen areas from a server, in an order that only depends on what it is. */

import type { AnyListedKind, Surroundings } from '../records/listed/listed-kind.ts';
import { type Ask, GoneRecord } from '../records/record.ts';
import { type ConfigurationArea, configurationAreas } from './area-names.ts';
import { keyOf, kindsOfArea } from './areas.ts';
import { type Configuration, type ConfigurationRecord, keptValues } from './configuration.ts';
import { configurationLimits } from './limits.ts';

/**
 * Of every request that reads one: servers say some names and texts in the reader's language, and the same state has to
 * be the same file whoever reads it. It is the platform's own.
 */
export const configurationLanguage = { 'Accept-Language': 'zh-CN' } as const;

/** An area could not be read; `cause` is the read's failure. */
export class UnreadArea extends Error {
  readonly area: ConfigurationArea;
  constructor(area: ConfigurationArea, cause: unknown) {
    super(`the area ${area} could not be read`, { cause });
    this.name = 'UnreadArea';
    this.area = area;
  }
}

/** More than a bundle holds. */
export class TooManyRecords extends Error {
  constructor() {
    super('there are more records than a bundle holds');
    this.name = 'TooManyRecords';
  }
}

export interface Reading {
  readonly ask: Ask;
  readonly around: Surroundings;
  readonly signal?: AbortSignal;
  /** Told after each record. */
  readonly progress?: (count: number, area: ConfigurationArea) => void;
}

/** Throws UnreadArea, TooManyRecords, or the signal's reason. */
export async function readConfiguration(
  areas: readonly ConfigurationArea[],
  how: Reading,
): Promise<Configuration> {
  const wanted = configurationAreas.filter((area) => areas.includes(area));
  const records: ConfigurationRecord[] = [];
  let size = 0;
  for (const area of wanted) {
    for (const listed of await kindsOfArea(area)) {
      const found: { readonly key: string; readonly record: ConfigurationRecord }[] = [];
      for await (const record of recordsOf(listed, area, how)) {
        size += JSON.stringify(record).length;
        if (records.length + found.length >= configurationLimits.count || size > configurationLimits.all)
          throw new TooManyRecords();
        found.push({ key: keyOf(listed, record.place), record });
        how.progress?.(records.length + found.length, area);
      }
      found.sort((one, other) => (one.key < other.key ? -1 : 1));
      records.push(...found.map(({ record }) => record));
    }
  }
  return { areas: wanted, records };
}

async function* recordsOf(
  listed: AnyListedKind,
  area: ConfigurationArea,
  { ask, around, signal }: Reading,
): AsyncGenerator<ConfigurationRecord> {
  const { kind, without = [] } = listed;
  const stoppable: Ask = (endpoint, input) => {
    signal?.throwIfAborted();
    return ask(endpoint, input);
  };
  try {
    for await (const { place, name, values } of listed.places(stoppable, around)) {
      const now = values ?? (await kind.read(stoppable, place, []).catch(unlessGone));
      // Deleted since it was listed.
      if (now) yield { kind: kind.id, place, name: name.slice(0, 500), values: keptValues(now, without) };
    }
  } catch (error) {
    signal?.throwIfAborted();
    throw new UnreadArea(area, error);
  }
}

function unlessGone(error: unknown): null {
  if (error instanceof GoneRecord) return null;
  throw error;
}
