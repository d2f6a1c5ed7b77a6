/** Inherited, own and blocked menus of departments; property: the tree and the chain of settings never disagree. */
import { expect, it } from 'vitest';
import { configsByDepartment, menusOfDepartment } from './departments.ts';

const dept = (id: string) => ({ id, name: id.toUpperCase() });
const said = (id: string, own: boolean, below = true) => ({ dept: dept(id), own, below });

it.each<[string, ReturnType<typeof said>[], string, string[], string]>([
  ['the top has its own', [said('top', true)], 'top', [], 'own/-/top/-'],
  ['nothing is said: the top’s', [said('top', true)], 'b', ['top', 'a'], '-/-/top/-'],
  ['the nearest above', [said('top', true), said('a', true)], 'b', ['top', 'a'], '-/-/a/-'],
  ['its own', [said('top', true), said('b', true)], 'b', ['top', 'a'], 'own/-/b/-'],
  ['it keeps them to itself', [said('top', true, false)], 'top', [], 'own/blocks/top/-'],
  ['held off', [said('top', true), said('a', true, false)], 'b', ['top', 'a'], '-/-/a/a'],
  [
    'held off by the highest, with its own from before',
    [said('top', true, false), said('a', true, false), said('b', true)],
    'b',
    ['top', 'a'],
    'own/-/b/top',
  ],
  ['what is above cannot be seen', [], 'b', ['a'], '-/-/-/-'],
] as [string, ReturnType<typeof said>[], string, string[], string][])(
  '%s',
  (_, configs, id, above, expected) => {
    const found = menusOfDepartment(id, above, configsByDepartment(configs));
    const words = [found.hasOwnMenus ? 'own' : '-', found.blocks ? 'blocks' : '-'];
    expect([...words, found.from?.id ?? '-', found.heldBy?.id ?? '-'].join('/')).toBe(expected);
  },
);

it('of any chain: from is the last own one of it, whoever stands above the blocking one is free', () => {
  let seed = 7;
  const draw = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  for (let round = 0; round < 500; round += 1) {
    const chain = Array.from({ length: 1 + Math.floor(draw() * 8) }, (_, at) => `d${at}`);
    const configs = chain
      .map((id, at) => said(id, at === 0 || draw() < 0.4, draw() < 0.7))
      .filter(({ own, below }) => own || !below);
    const by = configsByDepartment(configs);
    const held = chain.findIndex((id) => by.get(id)?.below === false);
    for (const [at, id] of chain.entries()) {
      const found = menusOfDepartment(id, chain.slice(0, at), by);
      const owners = chain.slice(0, at + 1).filter((one) => by.get(one)?.own);
      expect(found.from?.id).toBe(owners.at(-1));
      expect(found.heldBy === null).toBe(held < 0 || at <= held);
    }
  }
});
