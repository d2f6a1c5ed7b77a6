import { describe, expect, it } from 'vitest';
import { type Share, type ShareKind, shareKinds } from '#shared/rules/common/shares/share.ts';
import { withChange, withChosen, withoutTargets, withShares } from './change-shares.ts';
import { copiedText, readCopied } from './copied.ts';
import { effectOf } from './ShareTable.tsx';

/** `user/7`; `-department/3+` is excluded with its lower levels. */
function share(text: string): Share {
  const [, out, kind, id = '', below] = /^(-?)(\w+)(?:\/(\w+))?(\+?)$/.exec(text) ?? [];
  return { kind: kind as ShareKind, id, exclude: out === '-', below: below === '+' };
}
const list = (text: string) => text.split(' ').filter(Boolean).map(share);
const said = (shares: readonly Share[]) =>
  shares
    .map(
      (each) => `${each.exclude ? '-' : ''}${each.kind}${each.id && `/${each.id}`}${each.below ? '+' : ''}`,
    )
    .join(' ');

describe('what a change makes of it', () => {
  it.each([
    ['user/1', 'user/2', 'user/1 user/2', 1, 0],
    ['user/1', 'user/1', 'user/1', 0, 1],
    ['user/1', '-user/1', '-user/1', 0, 1],
    ['-user/1', 'user/1', '-user/1', 0, 1],
    ['department/1', 'department/1+', 'department/1+', 0, 1],
    ['user/1', 'user/2 user/2', 'user/1 user/2', 1, 1],
  ])('%s and %s: %s', (before, more, after, added, known) => {
    const result = withShares(list(before), list(more));
    expect([said(result.shares), result.added, result.presentCount]).toEqual([after, added, known]);
  });

  it.each<[string, ShareKind, boolean, string[], string]>([
    ['', 'user', false, ['1', '2', '1'], 'user/1 user/2'],
    ['user/1 group/9', 'user', false, ['2'], 'group/9 user/2'],
    ['user/1', 'user', true, ['1'], '-user/1'],
    ['-user/1 user/2', 'user', false, ['1'], 'user/1'],
    ['user/1', 'user', true, [], 'user/1'],
    ['', 'all', false, [], 'all'],
    ['all', 'all', true, [], '-all'],
    ['', 'department', false, ['3'], 'department/3+'],
    ['department/3', 'department', false, ['3'], 'department/3'],
  ])('%s, of %s (left out: %s) chosen %j: %s', (before, kind, exclude, ids, after) => {
    expect(said(withChosen(list(before), { kind, exclude, levels: true }, ids))).toBe(after);
  });

  it('one is changed, some are removed', () => {
    const three = list('user/1 department/1 group/1');
    expect(said(withChange(three, 'department/1', { exclude: true, below: true }))).toBe(
      'user/1 -department/1+ group/1',
    );
    expect(said(withoutTargets(three, new Set(['user/1', 'group/1'])))).toBe('department/1');
  });
});

describe('what one does among the others', () => {
  it.each([
    ['user/1', 'user/1 user/2', 'works'],
    ['user/1', 'all user/1', 'covered'],
    ['-user/1', 'all -user/1', 'works'],
    ['user/1', '-all user/1', 'overruled'],
    ['-user/1', '-all -user/1', 'covered'],
    ['external/1', 'all external/1', 'works'],
    ['external/1', 'allExternal external/1', 'covered'],
    ['external/1', '-allExternal external/1', 'overruled'],
    ['all', 'all user/1', 'works'],
    ['all', 'all -allExternal', 'works'],
  ])('%s in %s %s', (one, shares, effect) => expect(effectOf(share(one), list(shares))).toBe(effect));
});

describe('copied', () => {
  const all = list('all -user/7 department/D3+ -subcompany/4+ group/5 position/6 -allExternal external/8');
  const text = copiedText(all, 'T1');

  it('is read again, also where lines end as elsewhere', () => {
    expect(readCopied(text, 'T1')).toEqual(all);
    expect(readCopied(`${text.replaceAll('\n', '\r\n')}\r\n`, 'T1')).toEqual(all);
    expect(new Set(all.map(({ kind }) => kind)).size).toBe(shareKinds.length);
  });

  it('is nothing in another tenant', () => expect(readCopied(text, 'T2')).toBe('elsewhere'));

  const head = 'steward-shares/1\tT1';
  it.each([
    ['nothing', ''],
    ['another text', 'user\t7\tin\t'],
    ['no share', head],
    ['an unknown kind', `${head}\nmoon\t7\tin\t`],
    ['a name of the language', `${head}\n__proto__\t7\tin\t`],
    ['nobody', `${head}\nuser\t\tin\t`],
    ['somebody where everybody is meant', `${head}\nall\t7\tin\t`],
    ['neither in nor out', `${head}\nuser\t7\tmaybe\t`],
    ['more than a share has', `${head}\nuser\t7\tin\t\tx`],
    ['an id that is none', `${head}\nuser\t7 or 1=1\tin\t`],
    ['an id that is far too long', `${head}\nuser\t${'7'.repeat(101)}\tin\t`],
    ['good and bad', `${head}\nuser\t7\tin\t\nuser\t8`],
    ['far too many', `${head}${'\nuser\t7\tin\t'.repeat(2001)}`],
    ['far too long', `${text}\n${' '.repeat(200_000)}x`],
  ])('%s is no list', (_, pasted) => expect(readCopied(pasted, 'T1')).toBeNull());

  it('a level where there is none is not taken over', () => {
    expect(readCopied(`${head}\nuser\t7\tin\tbelow`, 'T1')).toEqual(list('user/7'));
  });
});
