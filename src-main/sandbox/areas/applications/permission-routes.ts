/** Rights to make applications, by type (spec 3§3.5, 3§6, 3§7.4). */
import { customTypes } from '#shared/api/applications/app.ts';
import { queryAppManagePermissions, queryAppTypes } from '#shared/api/applications/lists.ts';
import { appManageRight, permissionCodes } from '#shared/rules/common/applications/permissions.ts';
import { departmentsOf } from '#shared/rules/common/menu/visible.ts';
import { offeredTypes } from '#shared/rules/custom-applications/right.ts';
import { checkAccess } from '../../kernel/http/access.ts';
import type { SignedInContext } from '../../kernel/http/context.ts';
import { type Implementation, implement, refuse } from '../../kernel/http/implement.ts';
import { messageText } from '../../kernel/message-text.ts';
import { messagesIn } from '../../kernel/messages.ts';
import { ownCodes, personContext } from '../../kernel/modules/person.ts';
import { organisationFor } from '../../kernel/people/organisation.ts';
import { administratorFlags } from '../../kernel/session/rights.ts';

const manages = ({ user, scenario }: SignedInContext) =>
  checkAccess(appManageRight, user, scenario) === 'yes';

export const permissionRoutes: readonly Implementation[] = [
  implement(queryAppManagePermissions, 'signedIn', async ({ type }, context) => {
    const { user, language } = context;
    if (type === 'personal') return ownCodes(await personContext(context, await organisationFor(context)));
    if (!manages(context)) return refuse(messagesIn(language).noPermission, 401);
    return permissionCodes({ managesAll: departmentsOf(user) === null }).map((code) => ({ code }));
  }),

  implement(queryAppTypes, 'signedIn', async ({ type }, context) => {
    const { user, language } = context;
    if (type === 'team' && !manages(context)) return refuse(messagesIn(language).noPermission, 401);
    const types = offeredTypes(customTypes, administratorFlags(user).ebuilder === true);
    const named = async (id: (typeof customTypes)[number]) => ({
      id,
      name: await messageText(language, { key: `applications.type.${id}` }),
    });
    return { appTypes: await Promise.all(types.map(named)) };
  }),
];
