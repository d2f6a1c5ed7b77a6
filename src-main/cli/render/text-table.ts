/** Widths are counted in cells of a terminal: a Chinese character takes two. */

export interface TableColumn {
  readonly title: string;
  readonly align?: 'left' | 'right';
}

/** Rows under their titles, two spaces between columns, nothing after the last one. */
export function textTable(columns: readonly TableColumn[], rows: readonly (readonly string[])[]): string {
  const widths = columns.map(({ title }, index) =>
    rows.reduce((widest, row) => Math.max(widest, cellWidth(row[index] ?? '')), cellWidth(title)),
  );
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, index) => {
        const space = ' '.repeat((widths[index] ?? 0) - cellWidth(cell));
        return columns[index]?.align === 'right' ? space + cell : cell + space;
      })
      .join('  ')
      .trimEnd();
  const titles = columns.map(({ title }) => title);
  const rule = widths.map((width) => '─'.repeat(width)).join('──');
  return [line(titles), rule, ...rows.map(line)].join('\n');
}

export function textPairs(pairs: readonly (readonly [label: string, value: string])[]): string {
  const width = pairs.reduce((widest, [label]) => Math.max(widest, cellWidth(label)), 0);
  return pairs
    .map(([label, value]) => `${label}${' '.repeat(width - cellWidth(label))}  ${value}`)
    .join('\n');
}

const invisible = /[\p{Mn}\p{Me}\p{Cf}]/u;
/** East Asian wide and full-width characters (UAX #11), and emoji. */
const wide =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua000-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1f64f}\u{1f900}-\u{1f9ff}\u{20000}-\u{3fffd}]/u;

export function cellWidth(text: string): number {
  let width = 0;
  for (const character of text) {
    if (character < '\u0300') width += 1;
    else if (wide.test(character)) width += 2;
    else if (!invisible.test(character)) width += 1;
  }
  return width;
}
