/**
 * Whose menus hold where, as it is drawn on the organisation tree (spec 3§3.8, 3§4): what a department keeps itself, takes
 * from above, or keeps from those below it. Only departments that say something are known; all others take what is above.
 */
import type { DepartmentConfig } from '#shared/api/back-menu/config.ts';

type Said = Pick<DepartmentConfig, 'dept' | 'own' | 'below'>;

export interface MenusOf {
  /** It has menus of its own; the top one always has. */
  readonly own: boolean;
  /** Departments below it have to take its menus. */
  readonly blocks: boolean;
  /** Whose menus hold; null: of one above what can be seen. */
  readonly from: Said['dept'] | null;
  /** Who keeps it from having its own: the one that is nearest to the top. */
  readonly heldBy: Said['dept'] | null;
}

export type SaidOf = ReadonlyMap<string, Said>;

export function saidOf(configs: readonly Said[]): SaidOf {
  return new Map(configs.map((config) => [config.dept.id, config]));
}

/** `above`: from the top down to the department's parent. */
export function menusOf(id: string, above: readonly string[], said: SaidOf): MenusOf {
  const mine = said.get(id);
  const higher = above.flatMap((one) => said.get(one) ?? []);
  const own = mine?.own === true;
  return {
    own,
    blocks: mine?.below === false,
    from: (own ? mine : higher.findLast((one) => one.own))?.dept ?? null,
    heldBy: higher.find(({ below }) => !below)?.dept ?? null,
  };
}
