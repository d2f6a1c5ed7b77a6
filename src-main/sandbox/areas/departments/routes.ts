/** Global detach in the scenario, and the department that stands for the tenant without it (spec 2§4, 3§4). */
import { checkDetach, queryDetachType, queryRootDept } from '#shared/api/departments/departments.ts';
import { departmentsOf } from '#shared/rules/common/menu/visible.ts';
import { type Implementation, implement, refuse } from '../../kernel/http/implement.ts';
import { messagesIn } from '../../kernel/messages.ts';
import { appDetach } from '../../kernel/modules/module-scope.ts';
import { organisationFor } from '../../kernel/people/organisation.ts';

export const departmentsRoutes: readonly Implementation[] = [
  implement(checkDetach, 'manager', (_, { scenario }) => ({ detachable: scenario.detach !== 'off' })),

  // The tenant itself decides about the detach of applications and menus (3§7.4); for themes nobody does.
  implement(queryDetachType, 'manager', async ({ moduleType }, context) => {
    const detach =
      moduleType === 'MENU_DECENTRALIZATION' ? await appDetach(context) : context.scenario.detach;
    return { detachType: detach === 'depth' ? ('depth' as const) : ('plain' as const) };
  }),

  // A partial administrator works in their own department (2§4 "otherwise only in the user's own").
  implement(queryRootDept, 'manager', async (_, context) => {
    const { user, language } = context;
    if (departmentsOf(user) !== null) return user.departmentId;
    const organisation = await organisationFor(context);
    const [root] = organisation.roots();
    return root === undefined
      ? refuse(messagesIn(language).noSuchDepartment)
      : organisation.department(root).id;
  }),
];
