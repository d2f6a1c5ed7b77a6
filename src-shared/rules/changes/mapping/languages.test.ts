/** Keys of names are equal in all languages; a set that renames records finds them again after applying. */
import { expect, it } from 'vitest';
import { queryBackstageMenus } from '../../../api/back-menu/back-menu.ts';
import type { Language } from '../../../text/types.ts';
import type { Ask } from '../../common/record/record.ts';
import { matchNames, namesOfSet } from './mapping.ts';
import type { NamingFacts } from './namer.ts';
import { keysAfter, ownKey } from './own-keys.ts';
import type { ReferenceKind } from './reference-kinds.ts';
import { change, kindsOf, server } from './testing/server.ts';

const called: Readonly<Record<string, string>> = { 'zh-CN': '应用中心', 'en-US': 'Apps centre' };
/** A server that sends the name of its only menu group in the reader's language. */
const menusIn = (language: Language, id: string): Ask =>
  (async (endpoint: { readonly id: string }) => {
    if (endpoint.id !== queryBackstageMenus.id) throw new Error(`not asked for: ${endpoint.id}`);
    return { backstageMenus: [{ id, menuName: called[language], customName: '', children: [] }] };
  }) as unknown as Ask;
const readBy = (displayLanguage: Language, id: string): NamingFacts => ({
  ask: menusIn('zh-CN', id),
  askIn: (language) => menusIn(language, id),
  host: 'here',
  displayLanguage,
});

const set = [change('backMenuGroup', { id: 'G1' }, { menuOrder: { from: 1, to: 2 } })];

it('a file saved in English is found in Chinese, on the same server and on one with other ids', async () => {
  const kindOf = await kindsOf(...set);
  const names = await namesOfSet(set, kindOf, readBy('en-US', 'G1'));
  expect(names).toEqual([{ kind: 'menu', id: 'G1', name: 'Apps centre', key: '/应用中心' }]);
  for (const [id, state] of [
    ['G1', 'here'],
    ['g9', 'found'],
  ] as const) {
    const chinese = await matchNames(set, names, kindOf, readBy('zh-CN', id), { language: 'zh-CN' });
    expect(chinese).toMatchObject([{ state, candidates: [{ id, name: '应用中心' }] }]);
    const english = await matchNames(set, names, kindOf, readBy('en-US', id), { language: 'zh-CN' });
    expect(english).toMatchObject([{ state, candidates: [{ id, name: 'Apps centre' }] }]);
  }
});

it('an older file, which does not say its language, is found in each', async () => {
  const kindOf = await kindsOf(...set);
  for (const key of ['/应用中心', '/Apps centre']) {
    const names = [{ kind: 'menu', id: 'G1', name: '', key } as const];
    const [match] = await matchNames(set, names, kindOf, readBy('zh-CN', 'g9'));
    expect(match).toMatchObject({ state: 'found', candidates: [{ id: 'g9' }] });
    const [none] = await matchNames(
      set,
      [{ ...names[0], key: '/x' }] as never,
      kindOf,
      readBy('zh-CN', 'g9'),
    );
    expect(none).toMatchObject({ state: 'none' });
  }
});

it('a set that renames is opened again after it was applied', async () => {
  const renaming = [change('ipSegment', { id: 'S1' }, { segmentName: { from: 'Office', to: 'Lab' } })];
  const kindOf = await kindsOf(...renaming);
  const names = await namesOfSet(
    renaming,
    kindOf,
    server({ segments: [{ id: 'S1', segmentName: 'Office' }] }),
  );
  const stateOn = async (...segments: { id: string; segmentName: string }[]) =>
    (await matchNames(renaming, names, kindOf, server({ segments })))[0]?.state;
  expect(await stateOn({ id: 'S1', segmentName: 'Lab' })).toBe('here');
  expect(await stateOn({ id: 's7', segmentName: 'Lab' })).toBe('found');
  // A record with the old name has precedence over one that already has the new name.
  expect(await stateOn({ id: 's7', segmentName: 'Lab' }, { id: 's8', segmentName: 'Office' })).toBe('found');
  expect(await stateOn({ id: 'S1', segmentName: 'Somebody else’s' })).toBe('none');
});

it.each<[ReferenceKind, string, Parameters<typeof keysAfter>[2], readonly string[]]>([
  ['segment', 'Office', { instructions: { from: '', to: 'x' } }, []],
  ['ipListEntry', 'white: Gate', { configName: { from: 'Gate', to: 'Door: 2' } }, ['white: Door: 2']],
  ['ipListEntry', 'white: Gate: 1', { ipConfigType: { from: 'white', to: 'black' } }, ['black: Gate: 1']],
  [
    'theme',
    'pc/dark/Harbour/Weaver',
    { topicName: { from: 'Harbour', to: 'Quay' } },
    ['pc/dark/Quay/Weaver'],
  ],
  ['menu', '/Apps', { customName: { from: '', to: 'Programs' } }, ['/Programs']],
  ['menu', '/Apps', { customName: { from: 'Programs', to: '' } }, []],
])('the key of a %s that was %j', (kind, key, edits, after) => {
  expect(keysAfter(kind, key, edits)).toEqual(after);
});

it('a record without a name has no key of its own', () => {
  expect(ownKey('segment', { segmentName: 'a/b' })).toBe('a\\/b');
  expect(ownKey('segment', { segmentName: '' })).toBe(null);
  expect(ownKey('ipListEntry', { configName: 'Gate' })).toBe(null);
  expect(ownKey('menu', { menuName: 'x' })).toBe(null);
});
