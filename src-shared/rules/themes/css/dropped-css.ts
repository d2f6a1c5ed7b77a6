/** The parts of a style sheet that are left out, with reasons. */
export type DropReason =
  | 'property'
  | 'function'
  | 'atRule'
  | 'selector'
  | 'value'
  | 'page'
  | 'cover'
  | 'deep'
  | 'long'
  | 'unread';

export interface DroppedCss {
  readonly reason: DropReason;
  /** Name of the dropped part; '' where it has none. */
  readonly name: string;
  /** Line number, from 1. */
  readonly line: number;
  /** Offsets in characters, the end exclusive. */
  readonly from: number;
  readonly to: number;
}
