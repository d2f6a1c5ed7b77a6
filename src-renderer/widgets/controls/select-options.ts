import type { ControlOption } from './control.ts';

export interface SelectOption<Value extends string = string> extends ControlOption<Value> {
  /** Text at the right of the row. */
  readonly hint?: string;
  /** Replaces the label on the closed field. */
  readonly short?: string;
  /** Searched text in lower case; default: the label. */
  readonly words?: string;
}

const wordsOf = (option: SelectOption) => option.words ?? option.label.toLowerCase();
const partsOf = (query: string) => query.trim().toLowerCase().split(/\s+/).filter(Boolean);

export function isMatchingOption(option: SelectOption, query: string): boolean {
  return partsOf(query).every((part) => wordsOf(option).includes(part));
}

/** Ranks matches: 0 when a word of the option begins with the query, otherwise 1. */
export function rank(option: SelectOption, query: string): number {
  const [first = ''] = partsOf(query);
  return wordsOf(option)
    .split(' ')
    .some((word) => word.startsWith(first))
    ? 0
    : 1;
}
