/** What a Select offers, and what of it a search leaves. */
import type { ControlOption } from './control.ts';

export interface SelectOption<Value extends string = string> extends ControlOption<Value> {
  /** At the right of the row. */
  readonly hint?: string;
  /** Shown on the closed field instead of the label. */
  readonly short?: string;
  /** Lower case; what a search looks in. Default: the label. */
  readonly words?: string;
}

const wordsOf = (option: SelectOption) => option.words ?? option.label.toLowerCase();
const partsOf = (query: string) => query.trim().toLowerCase().split(/\s+/).filter(Boolean);

/** Whether an option holds every word of the query. */
export function matches(option: SelectOption, query: string): boolean {
  return partsOf(query).every((part) => wordsOf(option).includes(part));
}

/** Options in which a word begins with the query come first: 0 for those, 1 for the others. */
export function rank(option: SelectOption, query: string): number {
  const [first = ''] = partsOf(query);
  return wordsOf(option)
    .split(' ')
    .some((word) => word.startsWith(first))
    ? 0
    : 1;
}
