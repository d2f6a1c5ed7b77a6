/** Who makes applications, of which types, and what these can open (spec 3§3.5, 3§5.1, 3§6, 3§7.4). */

import { customTypes } from '#shared/api/applications/app.ts';
import { queryAppManagePermissions, queryAppTypes } from '#shared/api/applications/lists.ts';
import { queryTargets } from '#shared/api/custom-applications/target.ts';
import {
  appManageRight,
  createCustomApplication,
  permissionCodes,
} from '#shared/rules/applications/permissions.ts';
import { offeredTypes } from '#shared/rules/custom-applications/right.ts';
import { mayArrange } from '#shared/rules/launcher/configs.ts';
import { departmentsOf } from '#shared/rules/menu/visible.ts';
import { checkAccess } from '../../kernel/http/access.ts';
import type { SignedInContext } from '../../kernel/http/context.ts';
import { type Implementation, implement, refuse } from '../../kernel/http/implement.ts';
import { type PersonContext, personContext } from '../../kernel/modules/person.ts';
import { messagesIn } from '../../kernel/messages.ts';
import { organisationFor } from '../../kernel/people/organisation.ts';
import { folded, pageOfSequence } from '../../kernel/people/search.ts';
import { saying } from '../../kernel/say.ts';
import { administratorFlags } from '../../kernel/session/rights.ts';
import { targetsOf } from '../../kernel/modules/targets.ts';

/** Employees make their own where they set up their launcher. */
export function ownCodes({ configs }: Pick<PersonContext, 'configs'>): { code: string }[] {
  return mayArrange(configs) ? [{ code: createCustomApplication }] : [];
}

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
      name: await saying(language, { key: `applications.type.${id}` }),
    });
    return { appTypes: await Promise.all(types.map(named)) };
  }),

  implement(queryTargets, 'signedIn', ({ kind, keywords = '', ...page }, { scenario, language }) => {
    const wanted = folded(keywords);
    const fits = wanted === '' ? null : isLike(wanted);
    const all = targetsOf(kind, scenario.scale, language === 'zh-CN');
    return { ...page, ...pageOfSequence(all, page, fits) };
  }),
];

function isLike(wanted: string) {
  return ({ id, name }: { readonly id: string; readonly name: string }) =>
    folded(name).includes(wanted) || folded(id) === wanted;
}
