/** The way in which a page with departments finds its own (spec 2§4, 3§2.1, 3§4). */
import type { DetachModule } from '../../../api/departments/departments.ts';
import type { Input } from '../../../api/endpoint.ts';
import type { searchDepartments } from '../../../api/people/people.ts';
import type { SessionFacts } from '../../../api/session/session.ts';
import type { Department } from './scope.ts';

export interface ScopeOptions {
  /** The module whose departments may be detached. */
  readonly moduleType: DetachModule;
  /** The menu whose rights decide which departments the server returns. */
  readonly menuCode: string;
}

/**
 * The scope of a menu's page: detached with the menus (MENU_DECENTRALIZATION), with that menu's departments. `menuCode`:
 * code of the page's menu entry.
 */
export const detachedByMenu = (menuCode: string): ScopeOptions => ({
  moduleType: 'MENU_DECENTRALIZATION',
  menuCode,
});

/** The user's own department from the session, as a fallback for an unreadable tree; null when it is not named. */
export function ownDepartment({
  departmentId: id = '',
  department: name = '',
}: Partial<Pick<SessionFacts['user'], 'departmentId' | 'department'>>): Department | null {
  return id === '' ? null : { id, name };
}

/** Input for the name of one department and its ancestors. */
export function departmentNames(menuCode: string, id: string): Input<typeof searchDepartments> {
  return { menuCode, ids: [id], pageNo: 1, pageSize: 1 };
}
