/** What the page and the thread that compares ranges of addresses say to each other. */
import type { AddressFamily } from '#shared/kit/patterns/ip-range.ts';
import type { relations } from '#shared/rules/network/overlaps.ts';
import type { PastedRow } from '../pasted-ranges.ts';

export type Relation = (typeof relations)[number];

/** How a pasted row lies to a stored range, by its place, or to a pasted one, by its name. */
export type Beside = { readonly relation: Relation } & (
  | { readonly place: number }
  | { readonly name: string }
);

export interface CheckedRow extends PastedRow {
  readonly beside: Beside | null;
}

/** Places are those of the ranges in the order in which they were given. */
export interface Answers {
  /** Three numbers of each finding: its place, that of the other, the place of the relation among `relations`. */
  readonly overlaps: Int32Array<ArrayBuffer>;
  readonly holding: readonly number[];
  readonly pasted: readonly CheckedRow[];
}

export type Question =
  | { readonly kind: 'overlaps' }
  | { readonly kind: 'holding'; readonly family: AddressFamily; readonly address: bigint }
  | { readonly kind: 'pasted'; readonly text: string };

export type ToThread =
  /** First and last address of some more ranges, in turn. */
  | { readonly kind: 'add'; readonly addresses: readonly string[] }
  | { readonly kind: 'ask'; readonly id: number; readonly question: Question };

export interface FromThread {
  readonly id: number;
  readonly answer: Answers[Question['kind']];
}
