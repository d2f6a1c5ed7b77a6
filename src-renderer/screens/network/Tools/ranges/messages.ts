/** Messages between the page and the thread that compares ranges of addresses. */
import type { AddressFamily } from '#shared/kit/patterns/ip-range.ts';
import type { relations } from '#shared/rules/network/overlaps.ts';
import type { PastedRow } from '../pasted-ranges.ts';

export type Relation = (typeof relations)[number];

/** The relation of a pasted row to a stored range, by its index, or to another pasted row, by its name. */
export type RangeRelation = { readonly relation: Relation } & (
  | { readonly index: number }
  | { readonly name: string }
);

export interface CheckedRow extends PastedRow {
  readonly beside: RangeRelation | null;
}

/** Indexes refer to the ranges in the order of their arrival. */
export interface Answers {
  /** Three numbers for each finding: the index of a range, the index of the other, the index into `relations`. */
  readonly overlaps: Int32Array<ArrayBuffer>;
  readonly holding: readonly number[];
  readonly pasted: readonly CheckedRow[];
}

export type RangesQuestion =
  | { readonly kind: 'overlaps' }
  | { readonly kind: 'holding'; readonly family: AddressFamily; readonly address: bigint }
  | { readonly kind: 'pasted'; readonly text: string };

export type ToRangesThread =
  /** First and last addresses of further ranges, alternating. */
  | { readonly kind: 'add'; readonly addresses: readonly string[] }
  | { readonly kind: 'ask'; readonly id: number; readonly question: RangesQuestion };

export interface FromRangesThread {
  readonly id: number;
  readonly answer: Answers[RangesQuestion['kind']];
}
