import { afterEach, expect, test } from 'vitest';
import { endpoints } from '#shared/api/index.ts';
import { noMapping } from '#shared/api/mapping/no-mapping.ts';
import { mappedEndpoint, setMapping } from './mapped-calls.ts';

afterEach(() => setMapping(noMapping));
const [chosen] = endpoints.filter(({ origin }) => origin === 'chosen');
const [given] = endpoints.filter(({ origin }) => origin === 'given');

test('a chosen path is the profile’s, a given one never is', async () => {
  if (!chosen || !given) throw new Error('both kinds of endpoints exist');
  const call = { path: '/papi/other' };
  setMapping({ ...noMapping, calls: { [chosen.id]: call, [given.id]: call } });
  expect(await mappedEndpoint(chosen)).toMatchObject({ id: chosen.id, path: '/papi/other' });
  expect((await mappedEndpoint(given)).path).toBe(given.path);
  setMapping(noMapping);
  expect(await mappedEndpoint(chosen)).toBe(chosen);
});

test.each(['constructor', '__proto__', 'toString'])('no mapping is inherited (%s)', async (id) => {
  if (!chosen) throw new Error('there are chosen endpoints');
  const named = { ...chosen, id };
  expect(await mappedEndpoint(named)).toBe(named);
});
