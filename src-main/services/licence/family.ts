/** Compares the licences of one customer in order of time, each with the one before it. */

import type { CallResult } from '#shared/bridge/index.ts';
import { type PreparedJson, preparedObject } from '#shared/bridge/prepared-json.ts';
import { orderFamily } from '#shared/rules/licence/family.ts';
import type { LicenceSummary } from '#shared/rules/licence/reading.ts';
import type { Explain } from './explain.ts';
import { type ReadLicenceFile, readBytesOfMany } from './read-bytes.ts';
import type { Reader } from './reader/reader.ts';
import { type SurveyContext, stopIfCancelled } from './survey.ts';

const encoder = new TextEncoder();

export async function compareFamily(
  ids: readonly string[],
  reader: Reader,
  { read, explain }: { readonly read: ReadLicenceFile; readonly explain: Explain },
  { signal, progress }: SurveyContext,
): Promise<PreparedJson<CallResult<'licence.family'>>> {
  const summaries: LicenceSummary[] = [];
  for (const [index, id] of ids.entries()) {
    stopIfCancelled(signal);
    const file = await readBytesOfMany(read, id);
    summaries.push((await explain(reader, file, { secret: null, whole: false, hold: index })).summary);
    progress({ done: index + 1, total: ids.length });
  }
  const order = orderFamily(summaries);
  const readable = order.filter((index) => summaries[index]?.licence);
  const steps: Uint8Array[] = [];
  for (const [index, after] of readable.slice(1).entries()) {
    stopIfCancelled(signal);
    const step = await reader.ask({ do: 'compare', as: 'step', before: readable[index] ?? 0, after });
    if (step) steps.push(encoder.encode(steps.length === 0 ? '' : ','), step);
  }
  const members = order.map((file) => ({ file, summary: summaries[file] }));
  return preparedObject<CallResult<'licence.family'>>({
    members: [encoder.encode(JSON.stringify(members))],
    steps: [encoder.encode('['), ...steps, encoder.encode(']')],
  });
}
