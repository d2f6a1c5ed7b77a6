/**
 * Positions of rows with different heights: measured after rendering, assumed before. Sums over rows and look-ups by
 * position take logarithmic time (a Fenwick tree).
 */
export interface RowSpans {
  /** Pixels above a row; for the index after the last row, the height of all. */
  top(row: number): number;
  /** The row at a vertical position; 0 above all rows. */
  rowAt(pixel: number, rows: number): number;
  /** Stores a row's height. Returns the difference from the previous one. */
  set(row: number, height: number): number;
}

export function rowSpans(supposed: number): RowSpans {
  let more = new Float64Array(64);
  let sums = new Float64Array(65);

  function grow(rows: number): void {
    if (rows <= more.length) return;
    const size = 2 ** Math.ceil(Math.log2(rows));
    const next = new Float64Array(size);
    next.set(more);
    more = next;
    sums = new Float64Array(size + 1);
    for (const [row, value] of more.entries()) if (value !== 0) add(row, value);
  }

  function add(row: number, value: number): void {
    for (let at = row + 1; at < sums.length; at += at & -at) sums[at] = (sums[at] ?? 0) + value;
  }

  function top(row: number): number {
    let sum = row * supposed;
    for (let at = Math.min(row, more.length); at > 0; at -= at & -at) sum += sums[at] ?? 0;
    return sum;
  }

  return {
    top,
    rowAt(pixel, rows) {
      let [low, high] = [0, Math.max(0, rows - 1)];
      while (low < high) {
        const middle = Math.ceil((low + high) / 2);
        if (top(middle) <= pixel) low = middle;
        else high = middle - 1;
      }
      return low;
    },
    set(row, height) {
      grow(row + 1);
      const differs = height - supposed - (more[row] ?? 0);
      if (differs !== 0) {
        more[row] = height - supposed;
        add(row, differs);
      }
      return differs;
    },
  };
}
