/** The scope of a page of a menu: what is detached with the menus (MENU_DECENTRALIZATION), and whose departments. */
import type { ScopeOptions } from './use-department-scope.ts';

/** `menuCode`: of the page's entry in the menu. */
export const detachedByMenu = (menuCode: string): ScopeOptions => ({
  moduleType: 'MENU_DECENTRALIZATION',
  menuCode,
});
