/**
 * Selection of the rows of the tables, and how often each is run. The whole ladder of failures in both languages is
 * proved once for every form of a call (envelope, encoding, effect) and for every way in which the console tells a
 * failure, by the first row that has it: those rows are what `npm test` goes through, each in one language with two or
 * three of the failures. What every other row proves by itself is its wiring (that this notice has this title, that
 * this write's failure is told here and keeps what was typed, that trying again works): `npm run test:long` goes
 * through all of them.
 */
import { endpoints } from '../../../src-shared/api/index.ts';
import { long } from '../../support/test-amount.ts';
import { type Failure, failuresFor } from './failure-texts.ts';
import type { Read } from './reads.ts';
import { type Table, tables } from './tables.ts';
import type { Write } from './writes.ts';

export function endpointOf(id: string) {
  const found = endpoints.find((endpoint) => endpoint.id === id);
  if (!found) throw new Error(`no endpoint ${id}`);
  return found;
}

const formOf = (id: string): string => {
  const { effect, envelope, encoding } = endpointOf(id);
  return `${effect}, ${encoding}, ${envelope}`;
};

/** The console's ways of telling a failure that a row covers. */
export function waysOf(row: Read | Write): readonly string[] {
  const form = `call: ${formOf(row.endpoint)}`;
  if ('title' in row) {
    const place = row.title === 'list.failed' ? 'list' : (row.title ?? 'no title');
    const way = row.way ?? (['silent', 'no title', 'list'].includes(place) ? place : 'notice');
    return [form, `read: ${way}`];
  }
  const after = row.readBack ? 'read back' : row.settles ? 'read anew' : 'kept';
  const own = row.way === undefined ? [] : [`way: ${row.way}`];
  return [form, `write: ${after}${row.told ? '' : ', by a toast'}`, ...own];
}

const allTables: readonly Table[] = Object.values(tables).flat();
export const allRows: readonly (Read | Write)[] = allTables.flatMap(({ reads = [], writes = [] }) => [
  ...reads,
  ...writes,
]);

/** The first row of each way. */
export const ladder: ReadonlySet<Read | Write> = firstOfEach(allRows);

function firstOfEach(rows: readonly (Read | Write)[]): ReadonlySet<Read | Write> {
  const seen = new Set<string>();
  return new Set(
    rows.filter((row) => {
      const fresh = waysOf(row).filter((way) => !seen.has(way));
      for (const way of fresh) seen.add(way);
      return fresh.length > 0;
    }),
  );
}

/** Words by which the calls of parts differ that the console has once for several. */
const alike: readonly (readonly string[])[] = [
  ['themes.back.', 'themes.special.', 'themes.mobile.'],
  ['ruleConfigs.', 'templates.', 'agreements.'],
  [
    'devices.',
    'unbindApplications.',
    'joinApplications.',
    'cancellations.',
    'lockedAccounts.',
    'externalApplications.',
  ],
];

/** Whether this run goes through a row: those of the ladder always, the others in a long run. */
export function isGoneThrough(row: Read | Write): boolean {
  return ladder.has(row) || (long && isItsTurn(row));
}

/** Of what one part does for several each call is gone through once, each with the next of them. */
function isItsTurn({ endpoint }: Read | Write): boolean {
  const family = alike.find((words) => words.some((word) => endpoint.startsWith(word)));
  if (!family) return true;
  const callOf = (id: string) => {
    const word = family.find((one) => id.startsWith(one));
    return word === undefined ? null : id.slice(word.length);
  };
  const ids = [...new Set(allRows.map((row) => row.endpoint))].filter((id) => callOf(id) !== null);
  const calls = [...new Set(ids.map(callOf))];
  const same = ids.filter((id) => callOf(id) === callOf(endpoint));
  return same[calls.indexOf(callOf(endpoint)) % same.length] === endpoint;
}

/** The failures of a row of the ladder in the one language of a short run. */
export function failuresInTurn(row: Read | Write, index: number): readonly Failure[] {
  const [first, last] = failuresFor(index, 'en-US');
  const looksUp = !('title' in row) && (row.readBack === true || row.settles === true);
  return looksUp ? [first, 'cut'] : [first, last];
}

/** The failure of an ordinary row: by its place the one or the other. */
export function failuresOnce(row: Read | Write, index: number): readonly Failure[] {
  const refusal = index % 2 === 0 ? 'refused' : 'http500';
  if ('title' in row) return [refusal];
  // Whether a lost answer is looked up is each record's own.
  if (row.readBack || row.settles) return [refusal, 'cut'];
  return index % 3 === 2 && endpointOf(row.endpoint).effect === 'write' ? ['cut'] : [refusal];
}
