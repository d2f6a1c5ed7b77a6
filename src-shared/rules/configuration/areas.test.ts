import { expect, test } from 'vitest';
import { type ConfigurationArea, configurationAreas } from './area-names.ts';
import { kindsOfAreas } from './areas.ts';
import { compareConfigurations } from './compare.ts';
import type { Configuration } from './configuration.ts';

const areaOf = async (areas: readonly ConfigurationArea[], kind: string) =>
  (await kindsOfAreas(areas)).filter(({ listedKind }) => listedKind.kind.id === kind).map(({ area }) => area);

test.each<[string, readonly ConfigurationArea[], readonly string[]]>([
  ['the hours belong to sign-in', ['signIn'], ['signIn']],
  ['and to the system where only that is chosen, as in older files', ['system'], ['system']],
  ['never to both', ['system', 'signIn'], ['signIn']],
  ['nor to another area', ['network'], []],
])('%s', async (_what, areas, expected) => {
  expect(await areaOf(areas, 'system.restricted')).toEqual(expected);
});

test('no kind stands twice among all areas', async () => {
  const ids = (await kindsOfAreas(configurationAreas)).map(({ listedKind }) => listedKind.kind.id);
  expect(new Set(ids).size).toBe(ids.length);
});

const hours = (areas: Configuration['areas'], enabled: boolean): Configuration => ({
  areas,
  records: [{ kind: 'system.restricted', place: {}, name: '', values: { enabled } }],
});
const white = { kind: 'loginWhite', place: { useScope: 'pc' }, name: '', values: { on: true } };

test('an older file and a newer one are compared by what both of them cover', async () => {
  const [older, newer] = [hours(['system'], false), hours(['signIn'], true)];
  const { differences, areas, onlyFirst, onlySecond } = await compareConfigurations(older, {
    ...newer,
    records: [...newer.records, white],
  });
  expect(differences).toMatchObject([
    { area: 'signIn', kind: 'system.restricted', edits: { enabled: { from: false, to: true } } },
  ]);
  expect({ areas, onlyFirst, onlySecond }).toEqual({
    areas: ['signIn'],
    onlyFirst: ['system'],
    onlySecond: [],
  });
});
