import { expect, it } from 'vitest';
import type { AppItem } from '../../../api/applications/app.ts';
import { sameCells } from './same-cells.ts';

/** The text `a on shown newPage` is an application that is enabled and shown. */
function apps(...groups: readonly (readonly [acId: string, ...texts: string[]])[]): { apps: AppItem[] } {
  const all = groups.flatMap(([acId, ...texts]) =>
    texts.map((text, index) => {
      const [id = '', ...words] = text.split(' ');
      return {
        id,
        acId,
        orderIndex: index + 1,
        installed: true,
        menuStatus: words.includes('on'),
        showApp: words.includes('shown'),
        openMode: words.includes('newPage') ? 'newPage' : 'current',
      };
    }),
  );
  return { apps: all as unknown as AppItem[] };
}

const said = ({ cells }: ReturnType<typeof sameCells>) =>
  cells.map(({ id, aspect, value }) => `${id} ${aspect} ${value}`);

it('takes over what differs and both have', () => {
  const source = apps(['G', 'a on shown', 'b shown newPage', 'c on']);
  const target = apps(['G', 'a shown', 'b on shown', 'd on']);
  expect(said(sameCells(source, target, ['on', 'shown', 'opens']))).toEqual([
    'a on 1',
    'b on 0',
    'b opens 1',
  ]);
  expect(said(sameCells(source, target, ['opens']))).toEqual(['b opens 1']);
  expect(said(sameCells(source, source, ['on', 'shown', 'opens', 'order']))).toEqual([]);
});

it('the order of a group: what both have there shares out the places it has', () => {
  const source = apps(['G', 'a', 'b', 'c'], ['H', 'x', 'y']);
  const target = apps(['G', 'c', 'only', 'b', 'a'], ['H', 'x', 'y']);
  expect(said(sameCells(source, target, ['order']))).toEqual(['a order 1', 'b order 3', 'c order 4']);
});

it('an application that stands in another group keeps its place, and is named', () => {
  const source = apps(['G', 'a', 'b'], ['H', 'x']);
  const target = apps(['G', 'b', 'a', 'x']);
  const same = sameCells(source, target, ['order']);
  expect(said(same)).toEqual(['a order 1', 'b order 2']);
  expect(same.otherGroup).toEqual(['x']);
  expect(sameCells(source, target, ['on']).otherGroup).toEqual([]);
});
