import { afterEach, expect, test } from 'vitest';
import { endpoints } from '#shared/api/index.ts';
import { placed, setPathOverrides } from './path-overrides.ts';

afterEach(() => setPathOverrides({}));
const [chosen] = endpoints.filter(({ origin }) => origin === 'chosen');
const [given] = endpoints.filter(({ origin }) => origin === 'given');

test('a chosen path is the profile’s, a given one never is', () => {
  if (!chosen || !given) throw new Error('both kinds of endpoints exist');
  setPathOverrides({ [chosen.id]: '/papi/other', [given.id]: '/papi/other' });
  expect(placed(chosen)).toEqual({ ...chosen, path: '/papi/other' });
  expect(placed(given)).toBe(given);
  setPathOverrides({});
  expect(placed(chosen)).toBe(chosen);
});

test.each(['constructor', '__proto__', 'toString'])('no override is inherited (%s)', (id) => {
  if (!chosen) throw new Error('there are chosen endpoints');
  const named = { ...chosen, id };
  expect(placed(named)).toBe(named);
});
