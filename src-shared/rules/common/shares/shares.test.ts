import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { wireShare } from '../../../api/shares/share.ts';
import { checkShares } from './check-shares.ts';
import { type Share, type ShareKind, targetKey } from './share.ts';
import { fromWire, toWireShares } from './wire-shares.ts';

/** The texts are `user/7`, or `-department/3+` for a department left out with everything below it. */
function share(text: string): Share {
  const [, out, kind, id = '', below] = /^(-?)(\w+)(?:\/(\w+))?(\+?)$/.exec(text) ?? [];
  return { kind: kind as ShareKind, id, exclude: out === '-', below: below === '+' };
}
const list = (text: string) => text.split(' ').filter(Boolean).map(share);
describe('what is wrong with a list', () => {
  it.each<[string, Parameters<typeof checkShares>[1], string | null]>([
    ['', {}, null],
    ['all', {}, null],
    ['user/7 -user/8 department/3', {}, null],
    ['department/3+', { levels: true }, null],
    ['subcompany/3+', { levels: true }, null],
    ['user/7+', { levels: true }, 'shares.problem.noLevels'],
    ['department/3+', {}, 'shares.problem.noLevels'],
    ['user', {}, 'shares.problem.noTarget'],
    ['all/7', {}, 'shares.problem.noTarget'],
    ['external/7', { kinds: ['user'] }, 'common.form.notOffered'],
    ['moon/7', {}, 'common.form.notOffered'],
    ['user/7 department/7', {}, null],
    ['user/7 -user/7', {}, 'shares.problem.twice'],
    ['-user/7 -department/3', {}, 'shares.problem.nobody'],
    ['-user/7 -department/3', { open: true }, null],
    ['-user/7 -all', { open: true }, 'shares.problem.nobody'],
  ])('%s', (text, rules, key) => expect(checkShares(list(text), rules)?.key ?? null).toBe(key));
});

describe('on the wire', () => {
  const module = { moduleStr: 'workflow', moduleId: '2' };

  it('is the platform’s spelling', () => {
    const encoded = toWireShares(list('department/3+ -user/7 all'), { ...module, levels: true }).map((each) =>
      z.encode(wireShare, each),
    );
    const common = { sid: '', moduleStr: 'workflow', moduleId: '2' };
    expect(encoded).toEqual([
      { ...common, entryType: 'department', id: '3', reverse: '0', subContain: '1' },
      { ...common, entryType: 'user', id: '7', reverse: '1' },
      { ...common, entryType: 'all', id: '', reverse: '0' },
    ]);
    expect(toWireShares(list('department/3'), module)[0]).not.toHaveProperty('subContain');
  });

  it('keeps the id of what is stored, and reads back what was written', () => {
    const shares = list('department/3+ -user/7 all');
    const stored = toWireShares(shares, { ...module, levels: true }).map((each, index) => ({
      ...each,
      sid: `s${index}`,
    }));
    const written = toWireShares(list('department/3+ user/7 all group/1'), module, stored);
    expect(written.map(({ sid, reverse }) => [sid, reverse])).toEqual([
      ['s0', false],
      ['s1', false],
      ['s2', false],
      ['', false],
    ]);
    expect(fromWire(stored)).toEqual(shares);
  });

  it('everybody has no id, whatever the server writes', () => {
    const strange = z.decode(wireShare, { sid: 's', id: 0, entryType: 'all', reverse: 0 });
    expect(fromWire([strange]).map(targetKey)).toEqual(['all/']);
  });
});
