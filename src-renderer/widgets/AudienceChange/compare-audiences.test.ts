import { expect, it } from 'vitest';
import { type Person, reasonFor } from '#shared/rules/common/shares/audience.ts';
import type { Share, ShareKind } from '#shared/rules/common/shares/share.ts';
import { toWireShares } from '#shared/rules/common/shares/wire-shares.ts';
import { type AudienceRow, compareAudiences } from './compare-audiences.ts';

const people: readonly Person[] = [
  { id: 'ada', chain: ['D2', 'D1'], within: { group: ['G1'], position: [] } },
  { id: 'bo', chain: ['D2', 'D1'], within: { group: [], position: [] } },
  { id: 'cem', chain: ['D3', 'D1'] },
  { id: 'guest', chain: [], external: true },
];

/** The text `-department:D2+` leaves out department D2 and all departments below it. */
function shares(words: string): Share[] {
  return words.split(' ').flatMap((word) => {
    const [, out, kind = '', id = '', below] = /^(-?)(\w+):(\w*)(\+?)$/.exec(word) ?? [];
    return kind === '' ? [] : [{ kind: kind as ShareKind, id, exclude: out === '-', below: below === '+' }];
  });
}

async function read(list: readonly Share[]): Promise<readonly AudienceRow[]> {
  return people.map((person) => {
    const { sees, why, by } = reasonFor(person, list);
    const [wire = null] = by ? toWireShares([by], { moduleStr: '', moduleId: '' }) : [];
    return {
      id: person.id,
      username: person.id,
      department: '',
      deptId: '',
      reason: { sees, why, by: wire },
    };
  });
}

it.each([
  ['', 'department:D2', '', 'cem', ''],
  ['department:D2', '', 'cem', '', ''],
  ['department:D2', 'department:D2 -user:bo', '', 'bo', ''],
  ['user:bo', 'all: allExternal:', 'ada cem guest', '', ''],
  // Nobody tells whether Cem is in the group.
  ['user:bo', 'group:G1', 'ada', 'bo', 'cem'],
  // The same targets decide before and after: nothing changes for Cem, whether in the group or not.
  ['group:G1', 'group:G1 user:bo', 'bo', '', ''],
  ['group:G1', 'group:G1 -department:D3', '', '', 'cem'],
  ['group:G1 user:cem', 'user:cem', '', 'ada', ''],
  ['user:ada', 'user:ada', '', '', ''],
])(
  'from %s to %s: %s gain, %s lose, of %s it is not known',
  async (before, after, gains, losses, unknown) => {
    const edit = { name: 'Mail', before: shares(before), after: shares(after) };
    const found = await compareAudiences([edit], read);
    const ids = (kind: 'gains' | 'losses' | 'unknown') => found[kind].map(({ id }) => id).join(' ');
    expect([ids('gains'), ids('losses'), ids('unknown')]).toEqual([gains, losses, unknown]);
    expect(found.undecided.map(({ id }) => id)).toEqual(unknown === '' ? [] : ['G1']);
  },
);

it('several applications: each person once, with the names of all of them', async () => {
  const edit = (name: string, before: string, after: string) => ({
    name,
    before: shares(before),
    after: shares(after),
  });
  const found = await compareAudiences(
    [edit('Mail', 'user:ada', 'user:bo'), edit('Wiki', 'user:ada', 'user:bo'), edit('Tasks', '', 'user:ada')],
    read,
  );
  expect(found.gains.map(({ id, apps }) => [id, apps])).toEqual([['bo', ['Mail', 'Wiki']]]);
  expect(found.losses.map(({ id, apps }) => [id, apps])).toEqual([
    ['ada', ['Mail', 'Wiki']],
    ['bo', ['Tasks']],
    ['cem', ['Tasks']],
  ]);
});

it('an audience that is too large is no empty one', async () => {
  const edit = { name: 'Mail', before: shares(''), after: shares('user:ada') };
  const found = await compareAudiences([edit], async (list) => (list.length === 0 ? null : read(list)));
  expect(found).toEqual({ gains: [], losses: [], unknown: [], undecided: [], uncomparedNames: ['Mail'] });
});
