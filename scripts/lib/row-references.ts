/** Finds rows of the requirements in a text: `SEC-002, 014, 038 to 040 and 043`. */

const list = /\b([A-Z]+)-(\d{3})(?!\d)((?:(?:, | and | to |–| or )\d{3}(?!\d))*)/g;
const next = /(, | and | to |–| or )(\d{3})/g;

/** Returns ids, e.g. `SEC-002`, of these areas only, without duplicates. */
export function rowsNamedIn(text: string, areas: ReadonlySet<string>): ReadonlySet<string> {
  const found = new Set<string>();
  for (const [, area = '', begin = '', rest = ''] of text.matchAll(list)) {
    if (!areas.has(area)) continue;
    let last = Number(begin);
    found.add(rowId(area, last));
    for (const [, between = '', digits = ''] of rest.matchAll(next)) {
      const number = Number(digits);
      const from = between === ' to ' || between === '–' ? last + 1 : number;
      for (let each = from; each <= number; each += 1) found.add(rowId(area, each));
      last = number;
    }
  }
  return found;
}

const rowId = (area: string, number: number) => `${area}-${String(number).padStart(3, '0')}`;
