/** Random menu sets for tests; the same seed makes the same set. */
import type { MenuSet, SetGroup, SetMenu } from '../menu-set.ts';

export function drawer(seed: number): (below: number) => number {
  let now = seed * 2654435761 + 1;
  return (below) => {
    now = (now * 48_271) % 2_147_483_647;
    return now % below;
  };
}

export const madeMenu = (over: Partial<SetMenu> = {}): SetMenu => ({
  code: 'org',
  name: 'Organisation',
  customName: '',
  customNamed: false,
  names: {},
  shown: true,
  common: false,
  icon: '',
  path: 'org',
  openMode: 'current',
  ...over,
});

export const madeGroup = (menus: readonly SetMenu[], over: Partial<SetGroup> = {}): SetGroup => ({
  key: 'group-basics',
  own: false,
  name: 'Global basics',
  platformNames: {},
  customName: '',
  customNamed: false,
  names: {},
  menus,
  ...over,
});

/** `menus` menus in `groups` groups, some of them the tenant's own, renamed, hidden or common. */
export function madeSet(seed: number, groups: number, menus: number): MenuSet {
  const draw = drawer(seed);
  const all = Array.from({ length: menus }, (_, at): SetMenu => {
    const own = draw(4) === 0;
    const named = own || draw(3) === 0;
    return madeMenu({
      code: own ? '' : `code-${at}`,
      name: own ? '' : `Menu ${at}`,
      path: `path/${at}`,
      customName: named ? `Name ${at}` : '',
      customNamed: named,
      names: draw(3) ? {} : { ar_AE: `اسم ${at}` },
      shown: draw(5) > 0,
      openMode: draw(2) ? 'new' : 'current',
    });
  });
  const inside = Array.from({ length: groups }, (): SetMenu[] => []);
  for (const menu of all) inside[draw(groups)]?.push(menu);
  return {
    groups: inside.map((own, at) => {
      const custom = draw(3) === 0;
      return madeGroup(
        own.map((menu, place) => ({ ...menu, common: place < 4 && draw(3) === 0 })),
        {
          key: custom ? `BG${at}` : `group-${at}`,
          own: custom,
          name: custom ? '' : `Group ${at}`,
          customName: custom ? `Own ${at}` : '',
          customNamed: custom,
        },
      );
    }),
  };
}
