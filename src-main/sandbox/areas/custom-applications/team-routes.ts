/** The team's own applications (spec 3§7.2): people in the permission list make them; saving works as for any other. */

import * as team from '#shared/api/custom-applications/team.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { permissionCodes } from '#shared/rules/common/applications/permissions.ts';
import { departmentsOf } from '#shared/rules/common/menu/visible.ts';
import { mayMake } from '#shared/rules/custom-applications/right.ts';
import { type CallHandler, type Implementation, type Refusal, refuse } from '../../kernel/http/implement.ts';
import { messagesIn } from '../../kernel/messages.ts';
import { moduleStatusOf } from '../../kernel/modules/app.ts';
import { appsHere } from '../../kernel/modules/apps.ts';
import { type AppContext, appChanging, appReading } from '../../kernel/modules/module-scope.ts';
import {
  type CustomFamily,
  createOwned,
  deleteOwned,
  listOwned,
  type OwnContext,
  readOwned,
  saveOwned,
} from './owned-applications.ts';

const teams = (context: AppContext): OwnContext => ({ ...context, scope: 'team', owner: '' });

async function make(
  info: Parameters<typeof createOwned>[0],
  family: CustomFamily,
  context: AppContext,
): Promise<string | Refusal> {
  const { appScope, language } = context;
  const statuses = (await appsHere(context)).map((app) => moduleStatusOf(app, appScope.enableKey, language));
  return createOwned(info, family, statuses, teams(context));
}

/** Makes a route for people in the permission list. */
function making<E extends Endpoint>(endpoint: E, work: CallHandler<E, AppContext>): Implementation {
  return appChanging(endpoint, 'moduleShareEdit', (input, context) => {
    const { user, language } = context;
    const codes = permissionCodes({ managesAll: departmentsOf(user) === null }).map((code) => ({ code }));
    return mayMake(user.admin, codes) ? work(input, context) : refuse(messagesIn(language).noPermission, 401);
  });
}

export const teamRoutes: readonly Implementation[] = [
  appReading(team.querySysMenus, (input, context) => listOwned(input, teams(context))),
  appReading(team.queryFreeApplication, ({ sysMenuId }, context) =>
    readOwned(sysMenuId, 'free', teams(context)),
  ),
  appReading(team.queryCustomMenu, ({ sysMenuId }, context) =>
    readOwned(sysMenuId, 'custom', teams(context)),
  ),

  making(team.createFreeApplication, ({ info }, context) => make(info, 'free', context)),
  making(team.createCustomApplication, ({ info }, context) => make(info, 'custom', context)),

  appChanging(team.saveFreeApplication, 'moduleShareEdit', ({ info }, context) =>
    saveOwned(info, 'free', teams(context)),
  ),
  appChanging(team.saveCustomApplication, 'moduleShareEdit', ({ info }, context) =>
    saveOwned(info, 'custom', teams(context)),
  ),

  making(team.deleteFreeApplication, ({ sysMenuId }, context) =>
    deleteOwned(sysMenuId, 'free', teams(context)),
  ),
  making(team.deleteCustomApplication, ({ sysMenuId }, context) =>
    deleteOwned(sysMenuId, 'custom', teams(context)),
  ),
];
