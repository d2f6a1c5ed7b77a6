/** Adds rows of a pasted list one after another, each under an id of its own: a failed row can be sent again. */
import { atom } from 'jotai';
import { useRef, useState } from 'react';
import { isUnconfirmed, submitChange } from '#data/changes/index.ts';
import { describeError } from '#data/describe-error.ts';
import { callRead, readAgain } from '#data/read.ts';
import { formCheck } from '#data/records/check-form.ts';
import { segments } from '#shared/api/network/segments.ts';
import { addressText } from '#shared/kit/patterns/ip-range.ts';
import { segmentList } from '#shared/rules/network/segment-list.ts';
import type { PastedRow } from './pasted-ranges.ts';

/** The pasted text survives a visit to another page. */
export const pastedAtom = atom('');

/** `unknown`: the answer was lost; sending again looks the row up first and creates it once. */
type Result = 'added' | { readonly why: string; readonly unknown: boolean };
interface Running {
  readonly done: number;
  readonly total: number;
}

/** Identity of a row by its range and name, independent of its line. */
export function pastedRowKey({ name, range }: PastedRow): string {
  return range ? `${name}/${range.family}/${range.first}/${range.last}` : '';
}

export function useAddRows() {
  const [results, setResults] = useState<ReadonlyMap<string, Result>>(new Map());
  const [running, setRunning] = useState<Running | null>(null);
  const paused = useRef(false);
  /** Ids of sent rows: after a lost answer the id is looked up before the row is sent again. */
  const ids = useRef(new Map<string, string>());

  const run = async (rows: readonly PastedRow[]) => {
    paused.current = false;
    for (const [done, row] of rows.entries()) {
      if (paused.current) break;
      setRunning({ done, total: rows.length });
      const result = await addRow(row, ids.current);
      setResults((now) => new Map(now).set(pastedRowKey(row), result));
    }
    setRunning(null);
    // One refresh after the whole run, however it ended, not one for each row.
    await readAgain([segments.query]);
  };
  const pause = () => {
    paused.current = true;
  };
  return { results, run, running, pause };
}

async function addRow(row: PastedRow, ids: Map<string, string>): Promise<Result> {
  const { name, instructions, range } = row;
  if (range === null) return { why: '', unknown: false };
  const key = pastedRowKey(row);
  try {
    const known = ids.get(key);
    if (known !== undefined && (await callRead(segments.byIds, { ids: [known] })).length > 0) return 'added';
    const id = known ?? (await callRead(segments.newIds, { size: 1 }))[0] ?? '';
    ids.set(key, id);
    const values = {
      segmentName: name,
      segmentType: range.family,
      instructions,
      ipStart: addressText(range.family, range.first),
      ipEnd: addressText(range.family, range.last),
    };
    await submitChange({
      title: 'network.created',
      endpoint: segments.add,
      before: null,
      success: null,
      failure: 'here',
      input: { id, ...values },
      check: formCheck(segments.add, segmentList.fields, values),
      touches: [],
      fresh: true,
    });
    return 'added';
  } catch (error) {
    return { why: describeError(error).message, unknown: isUnconfirmed(error as Error) };
  }
}
