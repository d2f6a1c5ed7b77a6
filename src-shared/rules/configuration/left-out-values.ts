/**
 * Values that were not understood and are left out of a configuration. A stand-in would be taken for the server's own
 * value, and an apply would write it to another server.
 */
import { ApiError } from '../../api/api-error.ts';
import { nameOfIds } from '../../api/id-types.ts';
import { hasOddFields, oddFieldsOf } from '../../api/odd-values/odd-fields.ts';
import { hasUnknownId } from '../../api/odd-values/stand-in.ts';
import { type OddRead, unwatched, watchOdd } from '../../api/odd-values/watch-odd.ts';
import type { Ask } from '../common/record/record.ts';

export interface LeftOutValue {
  /** The record's kind, and its name for people; '' for the only record of its kind. */
  readonly kind: string;
  readonly name: string;
  /** The field as the server calls it. */
  readonly field: string;
}

interface UnderstoodRecord {
  /** The ids by which the server knows the record. */
  readonly locator: unknown;
  /** All values, with stand-ins for those that were not understood. */
  readonly whole: Readonly<Record<string, unknown>>;
  /** Whether the server's value of the field was understood. */
  readonly isUnderstood: (field: string) => boolean;
  /** The server's names of the fields that were not understood. */
  readonly leftOut: readonly string[];
}

interface OddWatch {
  /** Throws ApiError for a list whose count was not understood: its end is not known. */
  readonly ask: Ask;
  /** Lists the values since the previous record that were not understood. */
  readonly understood: (locator: unknown, values: object) => UnderstoodRecord;
}

/** Most values that a message names. */
const mostNamed = 10;

/** The parameters of the message `configuration.leftOut`. */
export function leftOutWords(values: readonly LeftOutValue[]): {
  readonly count: number;
  readonly names: string;
} {
  const named = values.slice(0, mostNamed).map(({ kind, name, field }) => `${name || kind} (${field})`);
  return { count: values.length, names: [...named, ...(values.length > mostNamed ? ['…'] : [])].join(', ') };
}

/** Watches the values that records of one kind are made of; each record must be taken before the next one is made. */
export function watchOddRecords(ask: Ask): OddWatch {
  let reads: OddRead[] = [];
  return {
    ask: (async (endpoint, input) => {
      const answer = await ask(endpoint, input);
      if (oddFieldsOf(answer)?.totalCount)
        throw new ApiError({ kind: 'contract', endpoint: endpoint.id, field: 'totalCount', message: '' });
      return hasOddFields(answer) ? watchOdd(answer, (read) => reads.push(read)) : answer;
    }) as Ask,
    understood(locator, values) {
      const all = reads;
      reads = [];
      const [at, whole] = [unwatched(locator), unwatched(values) as Record<string, unknown>];
      const own = new Set(Object.keys(whole));
      // An id is also read in order to find the record among others.
      const renamed = all.filter(
        ({ name, isCopied }) => !own.has(name) && !isCopied && !nameOfIds.test(name),
      );
      const isMarked = (name: string) =>
        oddFieldsOf(whole)?.[name] !== undefined || hasOddFields(whole[name]) || hasUnknownId(whole[name]);
      const isRead = (name: string) => all.some((read) => read.name === name);
      const odd = new Set([...own].filter((name) => isRead(name) || isMarked(name)));
      return {
        locator: at,
        whole,
        // A value made of a field of another name may be any of the record's.
        isUnderstood: (field) => renamed.length === 0 && !odd.has(field),
        leftOut: [...odd, ...new Set(renamed.map(({ name }) => name)), ...(hasUnknownId(at) ? ['id'] : [])],
      };
    },
  };
}
