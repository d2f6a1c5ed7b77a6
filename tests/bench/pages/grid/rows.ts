/** The table that both grids show: 100,000 rows of 12 columns, made by a formula. */
export interface Row {
  readonly id: string;
  readonly cells: readonly string[];
}

export const columnNames = Array.from({ length: 12 }, (_, index) => `Column ${index + 1}`);

export function makeRows(count: number): Row[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `r${index}`,
    cells: columnNames.map((_name, column) => `${(index * 31 + column * 7) % 9973} in ${column + 1}`),
  }));
}
