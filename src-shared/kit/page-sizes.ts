/** How many rows a page of a list has: at first, and what can be chosen instead. */
export interface PageSizes {
  readonly initial: number;
  readonly options: readonly number[];
}
