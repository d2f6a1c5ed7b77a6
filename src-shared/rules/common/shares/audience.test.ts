import { expect, it } from 'vitest';
import { createRandom } from '../../../kit/random.ts';
import { type Person, reasonFor } from './audience.ts';
import type { Share, ShareKind } from './share.ts';

/** The text `-department:D2+` leaves out department D2 and all departments below it. */
function shares(words: string): Share[] {
  return words
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => {
      const [kind = '', rest = ''] = word.replace('-', '').split(':');
      const below = rest.endsWith('+');
      return { kind: kind as ShareKind, id: rest.replace('+', ''), exclude: word.startsWith('-'), below };
    });
}
const ada: Person = {
  id: 'U1',
  chain: ['D3', 'D2', 'D1'],
  within: { subcompany: [], group: ['G1'], position: ['P1'] },
};

it.each([
  ['', true, 'open', null],
  ['-user:U2', true, 'open', null],
  ['-user:U1', false, 'excluded', 'U1'],
  ['all:', true, 'shared', ''],
  ['user:U2', false, 'unnamed', null],
  ['department:D3', true, 'shared', 'D3'],
  ['department:D2', false, 'unnamed', null],
  ['department:D2+', true, 'shared', 'D2'],
  ['subcompany:D1+', true, 'shared', 'D1'],
  ['group:G1', true, 'shared', 'G1'],
  ['position:P2', false, 'unnamed', null],
  // The closest share decides, but leaving out has precedence over all shares.
  ['all: department:D1+ department:D2+ user:U1', true, 'shared', 'U1'],
  ['all: department:D1+ department:D2+', true, 'shared', 'D2'],
  ['user:U1 -all:', false, 'excluded', ''],
  ['user:U1 -department:D1+', false, 'excluded', 'D1'],
  ['user:U1 -group:G1 -department:D1+', false, 'excluded', 'G1'],
  ['user:U1 -department:D1', true, 'shared', 'U1'],
  ['allExternal:', false, 'unnamed', null],
] as const)('%s: %s, %s by %s', (words, sees, why, by) => {
  const reason = reasonFor(ada, shares(words));
  expect([reason.sees, reason.why, reason.by?.id ?? null]).toEqual([sees, why, by]);
});

it.each([
  // A group that the server tells nothing of decides only where nothing else does.
  ['group:G1', 'unknown', 'G1'],
  ['all: -group:G1', 'unknown', 'G1'],
  ['-position:P1', 'unknown', 'P1'],
  ['all: group:G1', 'shared', ''],
  ['user:U2 -group:G1', 'unnamed', null],
  ['user:U1 -group:G1 -department:D3', 'excluded', 'D3'],
  ['subcompany:D3 -subcompany:S1', 'unknown', 'S1'],
] as const)('%s, of whom only the departments are known: %s by %s', (words, why, by) => {
  const reason = reasonFor({ id: 'U1', chain: ['D3', 'D2', 'D1'] }, shares(words));
  expect([reason.why, reason.by?.id ?? null]).toEqual([why, by]);
  expect(reason.sees).toBe(why === 'shared');
});

it.each([
  ['', false],
  ['all:', false],
  ['-user:U2', false],
  ['allExternal:', true],
  ['allExternal: -external:X1', false],
  ['external:X1', true],
  ['user:X1', false],
  ['group:G1 position:P1', false],
  ['allExternal: -all:', true],
] as const)('%s: an external person sees it: %s', (words, sees) => {
  expect(reasonFor({ id: 'X1', chain: [], external: true }, shares(words)).sees).toBe(sees);
});

it('leaving out wins in whatever order, and one more who is left out lets nobody in', () => {
  const { between, pick } = createRandom(31);
  const departments = ['D1', 'D2', 'D3', 'D4'] as const;
  const one = (): Share => {
    const kind = pick(['user', 'department', 'all', 'group'] as const);
    const ids = { user: 'U1', department: pick(departments), all: '', group: pick(['G1', 'G2']) };
    return {
      kind,
      id: ids[kind],
      exclude: between(0, 2) === 0,
      below: kind === 'department' && between(0, 1) === 1,
    };
  };
  for (let turn = 0; turn < 500; turn += 1) {
    const shares = Array.from({ length: between(0, 5) }, one);
    const person: Person = {
      id: pick(['U1', 'U2']),
      chain: departments.slice(between(0, 3)),
      within: { group: between(0, 1) === 1 ? ['G1'] : [] },
    };
    const { sees, by } = reasonFor(person, shares);
    const shuffled = shares.toSorted(() => between(-1, 1));
    expect(reasonFor(person, shuffled).sees).toBe(sees);
    if (by) expect(by.exclude).toBe(!sees);
    const more = { ...one(), exclude: true };
    if (!sees) expect(reasonFor(person, [...shares, more]).sees).toBe(false);
  }
});
