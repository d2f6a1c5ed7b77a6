/** Themes of a set from a server with other ids: themes of the tenant, of a department, of the platform. */
import { expect, it } from 'vitest';
import { systemThemeNames } from '../../../api/themes/settings.ts';
import { backThemes } from '../../../api/themes/standard.ts';
import type { Ask } from '../../common/record/record.ts';
import { mapChanges, mappingOf, matchNames, namesOfSet } from './mapping.ts';
import { namers } from './namers.ts';
import { namesBlock } from './names.ts';
import { change, type Held, kindsOf, server } from './testing/server.ts';

it('a theme is found by its terminal, its style and its name, and nothing of another style is offered', async () => {
  const named = (id: string, topicName: string, topicStyle: string) => ({ id, topicName, topicStyle });
  const themed = (all: readonly ReturnType<typeof named>[]) => ({
    host: 'here',
    ask: (async ({ id }: { readonly id: string }, { style, dtu }: { style?: string; dtu?: string }) => {
      const datas = all.filter(
        ({ topicStyle }) => id === backThemes.query.id && dtu === 'pc' && topicStyle === style,
      );
      return { datas, totalCount: datas.length };
    }) as unknown as Ask,
  });
  const locator = { terminal: 'pc', name: 'Harbour', style: 'dark', deptId: '', external: false };
  const set = ['T1', 'T2'].map((id) =>
    change('themeState', { ...locator, id }, { enabled: { from: false, to: true } }),
  );
  const kindOf = await kindsOf(...set);
  const first = themed([named('T1', 'Harbour', 'dark'), named('T2', 'Meadow', 'light')]);
  const names = await namesOfSet(set, kindOf, first);
  expect(namesBlock.parse(names)).toEqual([
    { kind: 'theme', id: 'T1', name: 'Harbour', key: 'pc/dark/Harbour' },
    { kind: 'theme', id: 'T2', name: 'Meadow', key: 'pc/light/Meadow' },
  ]);
  const second = themed([
    named('t1', 'Harbour', 'light'),
    named('t2', 'Harbour', 'dark'),
    named('t3', 'Meadow', 'dark'),
  ]);
  const matches = await matchNames(set, names, kindOf, second);
  expect(matches.map(({ state, candidates }) => [state, candidates.map(({ id }) => id)])).toEqual([
    ['found', ['t2']],
    ['none', []],
  ]);
  expect(mapChanges(set, kindOf, mappingOf(matches)).changes).toMatchObject([{ place: { id: 't2' } }]);
});

it('a theme of a department is found in that department, also where somebody chose another one for it', async () => {
  const themes = (deptId: string, id: string, departments: Held['departments']) => ({
    host: 'here',
    ask: (async (
      endpoint: { readonly id: string },
      input: { deptId?: string; style?: string; source?: string },
    ) => {
      if (endpoint.id !== backThemes.query.id)
        return server({ departments }).ask(endpoint as never, input as never);
      const there = input.deptId === deptId && input.style === 'dark' && input.source === undefined;
      const datas = there ? [{ id, topicName: 'Harbour', topicStyle: 'dark' }] : [];
      return { datas, totalCount: datas.length };
    }) as unknown as Ask,
  });
  const locator = { terminal: 'pc', id: 'T1', name: 'Harbour', style: 'dark', deptId: 'D1', external: false };
  const set = [change('themeState', locator, { enabled: { from: false, to: true } })];
  const kindOf = await kindsOf(...set);
  const names = await namesOfSet(
    set,
    kindOf,
    themes('D1', 'T1', [{ id: 'D1', name: 'Sales', path: ['Weaver/North'] }]),
  );
  const key = 'pc/dark/Harbour/Weaver\\\\\\/North\\/Sales';
  expect(namesBlock.parse(names)).toContainEqual({ kind: 'theme', id: 'T1', name: 'Harbour', key });

  const there = themes('d7', 't2', [{ id: 'd7', name: 'Sales', path: ['Weaver/North'] }]);
  const matches = await matchNames(set, names, kindOf, there);
  expect(matches.map(({ state }) => state)).toEqual(['found', 'found']);
  const { changes } = mapChanges(set, kindOf, mappingOf(matches));
  expect(changes).toMatchObject([{ place: { id: 't2', deptId: 'd7' } }]);

  // The department has another name on this server, so its themes match nothing until somebody chooses the
  // department.
  const moved = themes('d7', 't2', [{ id: 'd7', name: 'Selling', path: [] }]);
  expect((await matchNames(set, names, kindOf, moved)).map(({ state }) => state)).toEqual(['none', 'none']);
  const chosen = { ...moved, departmentHere: () => 'd7' };
  expect(await namers.theme?.find(chosen, '', key)).toMatchObject([{ id: 't2', name: 'Harbour' }]);
});

it('a theme of the platform is found by its logo and its name', async () => {
  const platform = (id: string) => ({
    host: 'here',
    ask: (async (endpoint: { readonly id: string }, { publishLogo }: { publishLogo?: string }) => {
      expect(endpoint.id).toBe(systemThemeNames.id);
      return publishLogo === 'classic' ? [{ id, sysTopicName: 'Classic', titleShowWay: [] }] : [];
    }) as unknown as Ask,
  });
  const set = [
    change('systemTitles', { id: 'TS1', publishLogo: 'classic' }, { titles: { from: [], to: ['appTitle'] } }),
  ];
  const kindOf = await kindsOf(...set);
  const names = await namesOfSet(set, kindOf, platform('TS1'));
  expect(names).toEqual([{ kind: 'systemTheme', id: 'TS1', name: 'Classic', key: 'classic/Classic' }]);
  const matches = await matchNames(set, names, kindOf, platform('ts9'));
  expect(matches.map(({ state }) => state)).toEqual(['found']);
  const { changes } = mapChanges(set, kindOf, mappingOf(matches));
  expect(changes).toMatchObject([{ place: { id: 'ts9', publishLogo: 'classic' } }]);
});
