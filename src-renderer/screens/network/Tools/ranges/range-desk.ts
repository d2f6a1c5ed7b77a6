/** Compares ranges of addresses in a thread of its own (worker.ts): 100,000 would block the page. */
import { type AddressRange, rangeBetween } from '#shared/kit/patterns/ip-range.ts';
import { findOverlaps, indexesHolding, relations } from '#shared/rules/network/overlaps.ts';
import { readPasted } from '../pasted-ranges.ts';
import type {
  Answers,
  CheckedRow,
  FromRangesThread,
  RangeRelation,
  RangesQuestion,
  ToRangesThread,
} from './messages.ts';

/** Takes a message of the page; returns the reply, or null. */
export type RangeDesk = (said: ToRangesThread) => FromRangesThread | null;

export function rangeDesk(): RangeDesk {
  const ranges: AddressRange[] = [];
  /** The original index of each valid range: a server's odd range is left out. */
  const indices: number[] = [];
  let lastId = 0;

  function add(addresses: readonly string[]): void {
    for (let at = 0; at + 1 < addresses.length; at += 2) {
      const range = rangeBetween(addresses[at] as string, addresses[at + 1] as string);
      if (typeof range !== 'string') {
        ranges.push(range);
        indices.push(lastId);
      }
      lastId += 1;
    }
  }

  const indexOf = (at: number) => indices[at] as number;

  function overlaps(): Answers['overlaps'] {
    return Int32Array.from(
      findOverlaps(ranges).flatMap(({ at, other, relation }) => [
        indexOf(at),
        indexOf(other),
        relations.indexOf(relation),
      ]),
    );
  }

  function pasted(text: string): CheckedRow[] {
    const rows = readPasted(text);
    const good = rows.filter((row) => row.range !== null && row.problem === null);
    const findings = findOverlaps([...ranges, ...good.map(({ range }) => range as AddressRange)]);
    const beside = new Map<unknown, RangeRelation>();
    for (const { at, other, relation } of findings) {
      // The finding belongs to the pasted row, on whichever side it stands.
      const [one, two] = at < ranges.length ? [other, at] : [at, other];
      const row = good[one - ranges.length];
      if (!row) continue;
      const name = good[two - ranges.length]?.name;
      beside.set(row, { relation, ...(name === undefined ? { index: indexOf(two) } : { name }) });
    }
    return rows.map((row) => ({ ...row, beside: beside.get(row) ?? null }));
  }

  function answerTo(question: RangesQuestion): FromRangesThread['answer'] {
    switch (question.kind) {
      case 'overlaps':
        return overlaps();
      case 'holding':
        return indexesHolding(ranges, question).map(indexOf);
      case 'pasted':
        return pasted(question.text);
    }
  }

  return (said) => {
    if (said.kind === 'ask') return { id: said.id, answer: answerTo(said.question) };
    add(said.addresses);
    return null;
  };
}
