/** Tolerant reading of answers for the user interface. A shell's own decisions use strict reading (`wire.ts`). */
import { ApiError } from '../api-error.ts';
import type { Endpoint, Input, Output } from '../endpoint.ts';
import { type IdTypes, readingIds } from '../id-types.ts';
import { openAnswer } from '../wire.ts';
import type { StoredOddValues } from './stored-odd-values.ts';
import { nullTexts } from './null-texts.ts';
import { type OddPosition, readTolerantly } from './tolerant-read.ts';

export interface OddAnswer<E extends Endpoint> {
  readonly data: Output<E>;
  readonly odd: readonly OddPosition[];
}

/** Reads an answer that `decodeResponse` refused; rethrows that refusal where even the answer's frame does not fit. */
export function readOddResponse<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  body: unknown,
  refusal: unknown,
  { ids, oddValues }: { readonly ids: IdTypes; readonly oddValues: StoredOddValues },
): OddAnswer<E> {
  const opened = openAnswer(endpoint, body);
  if (!(refusal instanceof ApiError) || refusal.kind !== 'contract' || !opened?.ok) throw refusal;
  const read = readingIds(ids, endpoint.id, () => readTolerantly(endpoint.response, opened.data));
  if (!read) throw refusal;
  oddValues.note(endpoint, input, opened.data, [...nullTexts(endpoint.response, opened.data), ...read.odd]);
  return { data: read.data as Output<E>, odd: read.odd };
}

/**
 * Notes an answer that fitted completely: its records have no odd values any more, and texts that are null are kept.
 */
export function noteUnderstood<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  body: unknown,
  kept: StoredOddValues,
): void {
  const opened = openAnswer(endpoint, body);
  if (!opened?.ok) return;
  const nulls = nullTexts(endpoint.response, opened.data);
  if (nulls.length > 0 || kept.hasOf(endpoint)) kept.note(endpoint, input, opened.data, nulls);
}
