/** Normalises letter case and full-width forms for comparison. */
export function foldCase(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase();
}

export interface Sequence<T> {
  readonly size: number;
  at(index: number): T;
}

/** Without a filter only the page's elements are made; with one the sequence is scanned once. Pages count from 1. */
export function pageOfSequence<T>(
  { size, at }: Sequence<T>,
  { pageNo, pageSize }: { readonly pageNo: number; readonly pageSize: number },
  fits: ((item: T) => boolean) | null,
) {
  const start = (pageNo - 1) * pageSize;
  const result: T[] = [];
  let totalCount = fits ? 0 : size;
  if (fits) {
    for (let index = 0; index < size; index += 1) {
      const item = at(index);
      if (!fits(item)) continue;
      if (totalCount >= start && result.length < pageSize) result.push(item);
      totalCount += 1;
    }
  } else {
    for (let index = start; index < Math.min(start + pageSize, size); index += 1) result.push(at(index));
  }
  return { result, totalCount, pageNo, pageSize, hasNext: start + pageSize < totalCount };
}
