/** The tasks of the reading worker, without the thread, so that tests can call them. */

import { compareLicences } from '#shared/rules/licence/compare.ts';
import type { LicenceReading } from '#shared/rules/licence/reading.ts';
import { risksOf } from '#shared/rules/licence/risk.ts';
import { comparisonViewOf } from '#shared/rules/licence/view/comparison-view.ts';
import { digestRisks } from '#shared/rules/licence/view/risk-digest.ts';
import { readLicence, type TrustedKeys } from '../../../formats/licence/index.ts';
import { allKeys, type KeyTexts } from '../given/all-keys.ts';
import type {
  CompareAnswer,
  CompareTask,
  ReadAnswer,
  ReaderAnswer,
  ReaderTask,
  ReadTask,
} from './messages.ts';
import { summarise } from './summary.ts';

const encoder = new TextEncoder();
const toJson = (value: unknown): Uint8Array => encoder.encode(JSON.stringify(value));

export function createTasks(): (task: ReaderTask) => Promise<ReaderAnswer> {
  const readings = new Map<number, LicenceReading>();
  let known: { texts: string; keys: TrustedKeys } | null = null;

  /** Parses key texts with a cache: main has validated them before, and they rarely change. */
  const keysOf = (texts: KeyTexts): TrustedKeys => {
    const text = JSON.stringify(texts);
    if (known?.texts !== text) known = { texts: text, keys: allKeys(texts) };
    return known.keys;
  };

  const read = async ({ name, bytes, now, highestTime, secret, ...task }: ReadTask): Promise<ReadAnswer> => {
    const reading = await readLicence({
      name,
      bytes,
      now,
      highestTime,
      keys: keysOf(task.keys),
      refuseSamples: task.refuseSamples,
      mappings: task.mappings,
      secret: secret ?? undefined,
    });
    if (task.hold !== null) readings.set(task.hold, reading);
    return { summary: summarise(reading), json: task.whole ? toJson(reading) : null };
  };

  const find = (number: number): LicenceReading => {
    const reading = readings.get(number);
    if (!reading) throw new Error(`nothing is held under ${number}`);
    return reading;
  };

  const compare = (task: CompareTask): CompareAnswer => {
    const [before, after] = [find(task.before).licence, find(task.after).licence];
    if (!before || !after) return null;
    const comparison = compareLicences(before, after);
    if (task.as === 'view') return toJson(comparisonViewOf(comparison, before, after));
    return toJson({ equal: comparison.equal, risks: digestRisks(risksOf(comparison, before, after)) });
  };

  return async (task) => {
    switch (task.do) {
      case 'read':
        return await read(task);
      case 'compare':
        return compare(task);
      case 'clear':
        readings.clear();
        return null;
    }
  };
}
