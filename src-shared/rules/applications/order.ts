/**
 * New orders of groups and of applications (spec 3§7.1, 3§9 "Order numbers begin at 1"): by stable id. Of a list that is
 * read bit by bit only what stands there is put in order: what moves takes the numbers that those before it had.
 */

export interface Numbered {
  readonly id: string;
  readonly orderNum: number;
}

/** `ids` are those of `shown`, in their new order: who gets another number. */
export function renumbered(shown: readonly Numbered[], ids: readonly string[]): Numbered[] {
  const numbers = shown.map(({ orderNum }) => orderNum).sort((a, b) => a - b);
  const before = new Map(shown.map(({ id, orderNum }) => [id, orderNum]));
  return ids.flatMap((id, index) => {
    const orderNum = numbers[index];
    return orderNum === undefined || before.get(id) === orderNum ? [] : [{ id, orderNum }];
  });
}

export function numbersOf(list: readonly Numbered[]): Readonly<Record<string, number>> {
  return Object.fromEntries(list.map(({ id, orderNum }) => [id, orderNum]));
}

/**
 * What is wrong with numbers that are asked for: `stored` are those of the whole list. They have to be those of the
 * same applications, each once: else somebody has changed the list meanwhile.
 */
export function isOutdated(stored: readonly Numbered[], wanted: readonly Numbered[]): boolean {
  const asked = new Set(wanted.map(({ id }) => id));
  if (asked.size !== wanted.length) return true;
  const own = stored.filter(({ id }) => asked.has(id));
  const sorted = (list: readonly Numbered[]) => list.map(({ orderNum }) => orderNum).sort((a, b) => a - b);
  return own.length !== wanted.length || sorted(own).join() !== sorted(wanted).join();
}
