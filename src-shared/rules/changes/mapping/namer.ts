/** A namer finds the name behind an id on one server, and the id behind a name on another, by reads alone. */
import { idsAtOnce } from '../../../api/people/people.ts';
import { everyRow } from '../../../kit/every-page.ts';
import { splitEvery } from '../../../kit/split-every.ts';
import type { Language } from '../../../text/types.ts';
import type { Ask } from '../../common/record/record.ts';
import type { NamedReference } from './names.ts';

export type NamedThing = Pick<NamedReference, 'id' | 'name' | 'key'>;

export interface NamingFacts {
  /** Reads in the platform's language, because servers translate some names and keys must not vary. */
  readonly ask: Ask;
  /** Reads the names in another language, for the screen and for files whose keys are in an unknown language. */
  readonly askIn?: (language: Language) => Ask;
  /** The language of displayed names; by default that of the keys. */
  readonly displayLanguage?: Language;
  /** The platform's host, as the platform's own pages name it. */
  readonly host: string;
  /** Returns the department chosen for a key of the file; undefined leads to a search. */
  readonly departmentHere?: (key: string) => string | undefined;
}

export interface Namer {
  /** Returns the existing things among these ids, in any order; `at` gives the locator for a search. */
  readonly byIds: (
    facts: NamingFacts,
    ids: readonly string[],
    at: (id: string) => unknown,
  ) => Promise<readonly NamedThing[]>;
  /**
   * Returns candidates for a name of another server, possibly too many; `key` is the file's key, '' for none. Things
   * that could not replace it are left out.
   */
  readonly find: (facts: NamingFacts, name: string, key: string) => Promise<readonly NamedThing[]>;
}

/** The entries of a page, and the maximum number read of a list that cannot be searched by name. */
export const namerPageSize = 100;
const mostRows = 5000;

/** A namer for a list that is read whole. */
export const wholeListNamer = (read: (facts: NamingFacts) => Promise<readonly NamedThing[]>): Namer => ({
  byIds: async (facts, ids) => (await read(facts)).filter(({ id }) => ids.includes(id)),
  find: read,
});

export async function inParts<T>(
  ids: readonly string[],
  read: (some: string[]) => Promise<readonly T[]>,
): Promise<readonly T[]> {
  const found: T[] = [];
  for (const some of splitEvery(ids, idsAtOnce)) found.push(...(await read(some)));
  return found;
}

/** The rows of a list that cannot be searched by name, up to a limit. */
export async function inPages<T extends { readonly id: string }>(
  read: (
    pageNo: number,
  ) => Promise<{ readonly result: readonly T[]; readonly totalCount?: number | undefined }>,
): Promise<readonly T[]> {
  const found: T[] = [];
  for await (const row of everyRow(read, ({ id }) => id)) {
    found.push(row);
    if (found.length >= mostRows) break;
  }
  return found;
}
