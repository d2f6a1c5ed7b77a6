/** The menus of the admin centre (spec 3§3.8, 3§7.6). */
import {
  type BackMenuGroup,
  getBackstageMenus,
  queryBackstageMenuByPid,
  queryBackstageMenus,
} from '#shared/api/back-menu/back-menu.ts';
import { chainOf } from '../../kernel/departments/organisation-context.ts';
import type { SignedInContext } from '../../kernel/http/context.ts';
import { type Implementation, implement, refuse } from '../../kernel/http/implement.ts';
import { messagesIn } from '../../kernel/messages.ts';
import { organisationFor } from '../../kernel/people/organisation.ts';
import { foldCase } from '../../kernel/people/search.ts';
import { menuReading, resolveBackMenuScope } from './back-menu-scope.ts';
import { configRoutes } from './config-routes.ts';
import { detailRoutes } from './detail-routes.ts';
import { menuGroupRoutes } from './group-routes.ts';
import { menuRoutes } from './menu-routes.ts';
import { backMenuItemOf, byGroup, groupOf, namesInLanguage, storedMenuRows } from './rows.ts';

export const backMenuRoutes: readonly Implementation[] = [
  // Everybody sees the menus that apply in their own department.
  implement(getBackstageMenus, 'signedIn', async ({ keywords = '', deptId }, context) => {
    const { user, language } = context;
    const organisation = await organisationFor(context);
    const departmentId = deptId ?? user.departmentId;
    const chain = chainOf(organisation, departmentId);
    if (deptId !== undefined && chain.length === 0) return refuse(messagesIn(language).noSuchDepartment);
    const { from, key } = await resolveBackMenuScope(departmentId, chain, { ...context, organisation });
    const custom = await namesInLanguage(language, context);
    const backstageMenus = await found(from, keywords, context, custom);
    return { backstageMenus, permission: user.admin, hasSelfMenus: from === key };
  }),

  menuReading(queryBackstageMenus, async ({ keywords = '' }, context) => {
    const { from, key, mayChange: permission } = context.menuScope;
    const backstageMenus = await found(from, keywords, context);
    return { backstageMenus, permission, hasSelfMenus: from === key };
  }),

  menuReading(queryBackstageMenuByPid, async ({ parentId }, context) => {
    const { menuScope, language } = context;
    const group = byGroup(await storedMenuRows(menuScope.from, context)).find(
      (one) => one.group.id === parentId,
    );
    if (!group) return refuse(messagesIn(language).noSuchEntry);
    return group.menus.map((row) => backMenuItemOf(row, language));
  }),

  ...menuRoutes,
  ...menuGroupRoutes,
  ...configRoutes,
  ...detailRoutes,
];

/** Returns groups with matching menus; a group whose own name matches is included too. */
async function found(
  key: string,
  keywords: string,
  context: SignedInContext,
  custom?: ReadonlyMap<string, string>,
): Promise<BackMenuGroup[]> {
  const { language } = context;
  const words = foldCase(keywords.trim());
  const fits = ({ menuName, customName }: Pick<BackMenuGroup, 'menuName' | 'customName'>) =>
    [menuName, customName].some((name) => foldCase(name).includes(words));
  return byGroup(await storedMenuRows(key, context))
    .map(({ group, menus }) => {
      const children = menus.map((row) => backMenuItemOf(row, language, custom)).filter(fits);
      return groupOf(group, children, language, custom);
    })
    .filter((group) => group.children.length > 0 || fits(group));
}
