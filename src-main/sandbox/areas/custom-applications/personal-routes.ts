/** Applications that people make for themselves, where the organisation lets them (spec 3§1, 3§6, 3§7.2). */

import * as personal from '#shared/api/custom-applications/personal.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { mayMake } from '#shared/rules/custom-applications/right.ts';
import { type CallHandler, type Implementation, type Refusal, refuse } from '../../kernel/http/implement.ts';
import { messagesIn } from '../../kernel/messages.ts';
import { moduleStatusOf } from '../../kernel/modules/app.ts';
import {
  appsOfPerson,
  ownCodes,
  type PersonContext,
  personChanging,
  personReading,
} from '../../kernel/modules/person.ts';
import {
  type CustomFamily,
  createOwned,
  deleteOwned,
  listOwned,
  type OwnContext,
  readOwned,
  saveOwned,
} from './owned-applications.ts';

/** Personal applications have settings of their own; no department overrides them. */
function ownContext(context: PersonContext): OwnContext {
  const { user, appScope, scenario } = context;
  return {
    ...context,
    appScope: { ...appScope, key: '' },
    scenario: { ...scenario, detach: 'off' },
    scope: 'personal',
    owner: user.id,
  };
}

/** Makes a route for people in the permission list. */
const making = <E extends Endpoint>(endpoint: E, work: CallHandler<E, PersonContext>): Implementation =>
  personChanging(endpoint, (input, person) =>
    mayMake(person.user.admin, ownCodes(person))
      ? work(input, person)
      : refuse(messagesIn(person.language).noPermission, 401),
  );

async function make(
  info: Parameters<typeof createOwned>[0],
  family: CustomFamily,
  context: PersonContext,
): Promise<string | Refusal> {
  const { appScope, language } = context;
  const statuses = (await appsOfPerson(context)).map((app) =>
    moduleStatusOf(app, appScope.enableKey, language),
  );
  return createOwned(info, family, statuses, ownContext(context));
}

export const personalRoutes: readonly Implementation[] = [
  personReading(personal.queryEmpSysMenus, (input, context) => listOwned(input, ownContext(context))),
  personReading(personal.queryEmpFreeApplication, ({ sysMenuId }, context) =>
    readOwned(sysMenuId, 'free', ownContext(context)),
  ),
  personReading(personal.queryEmpCustomMenu, ({ sysMenuId }, context) =>
    readOwned(sysMenuId, 'custom', ownContext(context)),
  ),

  making(personal.createEmpFreeApplication, ({ info }, context) => make(info, 'free', context)),
  making(personal.createEmpCustomApplication, ({ info }, context) => make(info, 'custom', context)),
  making(personal.saveEmpFreeApplication, ({ info }, context) =>
    saveOwned(info, 'free', ownContext(context)),
  ),
  making(personal.saveEmpCustomApplication, ({ info }, context) =>
    saveOwned(info, 'custom', ownContext(context)),
  ),
  making(personal.deleteEmpFreeApplication, ({ sysMenuId }, context) =>
    deleteOwned(sysMenuId, 'free', ownContext(context)),
  ),
  making(personal.deleteEmpCustomApplication, ({ sysMenuId }, context) =>
    deleteOwned(sysMenuId, 'custom', ownContext(context)),
  ),
];
