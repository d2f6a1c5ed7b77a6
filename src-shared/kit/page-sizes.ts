/** Rows in a page of a list: the initial size, and the sizes to choose from. */
export interface PageSizes {
  readonly initial: number;
  readonly options: readonly number[];
}
