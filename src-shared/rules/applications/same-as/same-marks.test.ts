import { expect, test } from 'vitest';
import { type Share, shareKinds } from '../../common/shares/share.ts';
import { type AudienceTarget, judgeAudience } from '../sheet/judge-audience.ts';
import { sameMarks } from './same-marks.ts';

const targetOf = (word: string): AudienceTarget => {
  const [name, id = ''] = word.split('/');
  const kind = shareKinds.find((one) => one === name);
  if (!kind) throw new Error(word);
  return { kind, id };
};
/** `user/U1`, `-group/G1` for an exclusion, `department/D1+` with everything below. */
const share = (word: string): Share => ({
  ...targetOf(word.replace(/^-|\+$/gu, '')),
  exclude: word.startsWith('-'),
  below: word.endsWith('+'),
});
const listOf = (words: string) => (words === '' ? [] : words.split(' ').map(share));
const wordsOf = (shares: readonly Share[] | undefined) =>
  shares
    ?.map(({ kind, id, exclude, below }) => `${exclude ? '-' : ''}${kind}/${id}${below ? '+' : ''}`)
    .join(' ');

test.each([
  // The target gets each share of the source, and is left out of each share that leaves the source out.
  ['user/U1', 'user/U1 user/U2'],
  ['all/ -user/U1', 'all/ -user/U1 -user/U2'],
  // The target stands in no more shares than the source.
  ['user/U2 group/G1', 'group/G1'],
  ['user/U1 -user/U2', 'user/U1 user/U2'],
  ['', undefined],
  ['user/U1 user/U2', undefined],
  // A share by way of the source's group is not taken over.
  ['group/G1', undefined],
  // Without its last share everybody would have it.
  ['user/U2', undefined],
])('shared with "%s", and U2 as U1: "%s"', (before, after) => {
  const apps = [{ id: 'a', shares: listOf(before) }];
  const marks = sameMarks(apps, targetOf('user/U1'), [targetOf('user/U2')]);
  const { cells, lists } = judgeAudience(apps, marks, { mayShare: true, mayOpen: false });
  expect(wordsOf(lists.get('a'))).toBe(after);
  expect(cells.map(({ refusal }) => refusal?.key)).toEqual(
    before === 'user/U2' ? ['sameAs.opens'] : after === undefined ? [] : [undefined],
  );
});

test.each([
  ['department/D1+', 'department/D2', 'department/D1+ department/D2+'],
  ['department/D1+ department/D2', 'department/D2', 'department/D1+ department/D2+'],
  ['department/D1', 'subcompany/S2', 'department/D1 subcompany/S2'],
  ['department/D1+', 'group/G1', 'department/D1+ group/G1'],
  ['department/D1+ external/E1', 'position/P1', 'department/D1+ external/E1 position/P1'],
])('shared with "%s", and %s as D1: "%s"', (before, target, after) => {
  const apps = [{ id: 'a', shares: listOf(before) }];
  const marks = sameMarks(apps, targetOf('department/D1'), [targetOf(target)]);
  const { lists } = judgeAudience(apps, marks, { mayShare: true, mayOpen: false });
  expect(wordsOf(lists.get('a'))).toBe(after);
});

test('several targets at once, and back', () => {
  const apps = [{ id: 'a', shares: listOf('user/U1 department/D2') }];
  const targets = ['user/U2', 'group/G1', 'department/D2'].map(targetOf);
  const { cells, lists } = judgeAudience(apps, sameMarks(apps, targetOf('user/U1'), targets), {
    mayShare: true,
  });
  expect(wordsOf(lists.get('a'))).toBe('user/U1 department/D2 user/U2 group/G1');
  const back = cells.map(({ id, target, from, wasBelow: below }) => ({
    id,
    target,
    value: from ?? 0,
    below,
  }));
  const after = [{ id: 'a', shares: lists.get('a') ?? [] }];
  expect(wordsOf(judgeAudience(after, back, { mayShare: true }).lists.get('a'))).toBe(
    'user/U1 department/D2',
  );
});
