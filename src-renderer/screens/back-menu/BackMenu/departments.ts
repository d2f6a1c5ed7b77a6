/**
 * The source of each department's menus, for the marks on the organisation tree (spec 3§3.8, 3§4): its own, inherited,
 * or blocked from above. The server lists only departments with settings of their own; all others inherit.
 */
import type { DepartmentConfig } from '#shared/api/back-menu/config.ts';

type Said = Pick<DepartmentConfig, 'dept' | 'own' | 'below'>;

export interface MenusOf {
  /** The department has menus of its own; the top department always has. */
  readonly hasOwnMenus: boolean;
  /** Departments below must inherit. */
  readonly blocks: boolean;
  /** The department whose menus apply; null where it is above the visible tree. */
  readonly from: Said['dept'] | null;
  /** The highest department that blocks this one from having its own menus. */
  readonly heldBy: Said['dept'] | null;
}

export type ConfigsByDepartment = ReadonlyMap<string, Said>;

export function configsByDepartment(configs: readonly Said[]): ConfigsByDepartment {
  return new Map(configs.map((config) => [config.dept.id, config]));
}

/** `above` lists ids from the top down to the department's parent. */
export function menusOfDepartment(
  id: string,
  above: readonly string[],
  configs: ConfigsByDepartment,
): MenusOf {
  const mine = configs.get(id);
  const higher = above.flatMap((one) => configs.get(one) ?? []);
  const isOwn = mine?.own === true;
  return {
    hasOwnMenus: isOwn,
    blocks: mine?.below === false,
    from: (isOwn ? mine : higher.findLast((one) => one.own))?.dept ?? null,
    heldBy: higher.find(({ below }) => !below)?.dept ?? null,
  };
}
