export interface PageSizes {
  readonly initial: number;
  readonly options: readonly number[];
}
