/** How what an id of one kind stands for is told on one server, and found on another; with nothing but reads. */
import { idsAtOnce } from '../../../api/people/people.ts';
import type { Language } from '../../../text/types.ts';
import type { Ask } from '../../common/record/record.ts';
import type { NamedReference } from './names.ts';

export type Thing = Pick<NamedReference, 'id' | 'name' | 'key'>;

export interface NamingFacts {
  /** Keys are read in the platform's own language, whoever reads them: servers say some names in the reader's. */
  readonly ask: Ask;
  /** The same reads in another language: names for people, and keys of files that do not say in which theirs are. */
  readonly askIn?: (language: Language) => Ask;
  /** In which language names are shown; left out, as keys are read. */
  readonly shown?: Language;
  /** The platform's host, as its own pages name it. */
  readonly host: string;
  /** What somebody chose for a department of the file, by its key; undefined: nothing, and it is looked for. */
  readonly departmentHere?: (key: string) => string | undefined;
}

export interface Namer {
  /** Those of these ids that there are; in any order. `at`: where its own record says that it is to be looked for. */
  readonly byIds: (
    facts: NamingFacts,
    ids: readonly string[],
    at: (id: string) => unknown,
  ) => Promise<readonly Thing[]>;
  /**
   * Whoever might be meant, by the name that another server has; more than are meant. `key`: the file's; '' where it
   * says none. What could not stand in its place is left out.
   */
  readonly find: (facts: NamingFacts, name: string, key: string) => Promise<readonly Thing[]>;
}

/** Of a page; and pages that are read of a list that can't be asked by name. */
export const pageSize = 100;
const mostPages = 50;

/** Of what is read whole. */
export const whole = (read: (facts: NamingFacts) => Promise<readonly Thing[]>): Namer => ({
  byIds: async (facts, ids) => (await read(facts)).filter(({ id }) => ids.includes(id)),
  find: read,
});

export async function inParts<T>(
  ids: readonly string[],
  read: (some: string[]) => Promise<readonly T[]>,
): Promise<readonly T[]> {
  const found: T[] = [];
  for (let at = 0; at < ids.length; at += idsAtOnce)
    found.push(...(await read(ids.slice(at, at + idsAtOnce))));
  return found;
}

export async function inPages<T>(
  read: (
    pageNo: number,
  ) => Promise<{ readonly result: readonly T[]; readonly totalCount?: number | undefined }>,
): Promise<readonly T[]> {
  const found: T[] = [];
  for (let pageNo = 1; pageNo <= mostPages; pageNo += 1) {
    const { result, totalCount } = await read(pageNo);
    found.push(...result);
    if (result.length === 0 || found.length >= (totalCount ?? 0)) break;
  }
  return found;
}
