import { expect, test } from 'vitest';
import { createRandom } from '../../../kit/random.ts';
import { type Share, targetKey } from '../../common/shares/share.ts';
import { judgeAudience, type RequestedMark, shareMarkOf } from './judge-audience.ts';

/** `all`, `D1`, or `-D1` for an excluded department. */
const share = (word: string): Share => {
  const id = word.replace('-', '');
  const whole = id === 'all';
  return {
    kind: whole ? 'all' : 'department',
    id: whole ? '' : id,
    exclude: word.startsWith('-'),
    below: false,
  };
};
const shares = (words: string) => (words === '' ? [] : words.split(' ').map(share));
const cell = (word: string): RequestedMark => {
  const [id = '', target = '', value] = word.split(' ');
  return { id, target: share(target), value: Number(value) };
};
const said = (list: readonly Share[] | undefined) =>
  list?.map(({ kind, id, exclude }) => `${exclude ? '-' : ''}${kind === 'all' ? 'all' : id}`).join(' ');

// Rows APP-044, 045, 125: an exclusion wins, a target counts once, an empty list is refused.
test.each<[before: string, wanted: string, outcomes: string, after: string | undefined]>([
  ['', 'a D1 1', 'change narrows', 'D1'],
  ['D1', 'a D1 1', 'same', undefined],
  ['D1', 'a D1 0', 'change widens', ''],
  // The one department that had it is left out: everybody else gets it.
  ['D1', 'a D1 2', 'change widens', '-D1'],
  ['D1', 'a D2 2', 'change', 'D1 -D2'],
  ['D1 -D2', 'a D2 1', 'change', 'D1 D2'],
  // An exclusion from an unrestricted application means everybody but that department.
  ['', 'a D2 2', 'change narrows', 'all -D2'],
  ['all', 'a D2 2', 'change narrows', 'all -D2'],
  ['all -D2', 'a D2 0', 'change widens', 'all'],
  ['D1', 'a D1 0, a D2 1', 'change, change', 'D2'],
  ['D1', 'b D1 1', 'refused', undefined],
])('shared with "%s", filled in %s: %s', (before, wanted, outcomes, after) => {
  const judged = judgeAudience([{ id: 'a', shares: shares(before) }], wanted.split(', ').map(cell), {
    mayShare: true,
  });
  expect(judged.cells.map(({ outcome, turns }) => (turns ? `${outcome} ${turns}` : outcome)).join(', ')).toBe(
    outcomes,
  );
  expect(said(judged.lists.get('a'))).toBe(after);
});

test('a person who may not share changes nothing', () => {
  const { cells, lists } = judgeAudience([{ id: 'a', shares: [] }], [cell('a D1 1')], { mayShare: false });
  expect([cells[0]?.refusal?.key, lists.size]).toEqual(['appSheet.refused.noRight', 0]);
});

test('targets that are not named stay, whatever is filled in, and the request contains what was filled in', () => {
  const { between, pick } = createRandom(41);
  const targets = ['all', 'D1', 'D2', 'D3'];
  for (let turn = 0; turn < 300; turn += 1) {
    const apps = ['a', 'b'].map((id) => ({
      id,
      shares: targets
        .filter(() => between(0, 2) === 0)
        .map((word) => share(between(0, 2) === 0 ? `-${word}` : word)),
    }));
    const wanted = targets
      .filter(() => between(0, 1) === 0)
      .map((word): RequestedMark => ({ id: pick(['a', 'b']), target: share(word), value: between(0, 2) }));
    const { cells, lists } = judgeAudience(apps, wanted, { mayShare: true });
    expect(cells).toHaveLength(wanted.length);
    for (const { id, shares: before } of apps) {
      const after = lists.get(id);
      if (!after) continue;
      expect(new Set(after.map(targetKey)).size).toBe(after.length);
      const named = new Map(wanted.filter((one) => one.id === id).map((one) => [targetKey(one.target), one]));
      for (const { target, value } of named.values()) expect(shareMarkOf(after, target)).toBe(value);
      for (const one of before) if (!named.has(targetKey(one))) expect(after).toContainEqual(one);
    }
  }
});

test.each<[seen: number, now: string, outcome: string, after: string | undefined]>([
  [1, 'D1', 'change widens', ''],
  // Somebody else has left it out, or taken the share away, since it was seen.
  [1, '-D1', 'refused appSheet.refused.changed', undefined],
  [1, '', 'same', undefined],
])('seen as %s, now "%s": to be taken away it is %s', (seen, now, outcome, after) => {
  const mark: RequestedMark = {
    id: 'a',
    target: share('D1'),
    value: 0,
    expected: { value: seen, below: false },
  };
  const { cells, lists } = judgeAudience([{ id: 'a', shares: shares(now) }], [mark], { mayShare: true });
  const [judged] = cells;
  expect([judged?.outcome, judged?.refusal?.key, judged?.turns].filter(Boolean).join(' ')).toBe(outcome);
  expect(said(lists.get('a'))).toBe(after);
});

test('a cell that somebody else has changed is left out alone', () => {
  const wanted = [cell('a D1 0'), cell('a D2 1')].map(
    (mark): RequestedMark => ({ ...mark, expected: { value: mark.value === 0 ? 1 : 0, below: false } }),
  );
  const { cells, lists } = judgeAudience([{ id: 'a', shares: shares('-D1 D3') }], wanted, { mayShare: true });
  expect(cells.map(({ outcome }) => outcome)).toEqual(['refused', 'change']);
  expect(said(lists.get('a'))).toBe('-D1 D3 D2');
});
