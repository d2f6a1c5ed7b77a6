/** The scope of a menu's page: detached with the menus (MENU_DECENTRALIZATION), with that menu's departments. */
import type { ScopeOptions } from './use-department-scope.ts';

/** `menuCode`: code of the page's menu entry. */
export const detachedByMenu = (menuCode: string): ScopeOptions => ({
  moduleType: 'MENU_DECENTRALIZATION',
  menuCode,
});
