/** Quick-create entrances: an employee's own, the team's, on computers and on phones (spec 3§2.3, 3§7.5). */
import type { Endpoint } from '#shared/api/endpoint.ts';
import * as personal from '#shared/api/quick-create/personal.ts';
import * as team from '#shared/api/quick-create/team.ts';
import { teamEntrancesRight } from '#shared/rules/quick-create/right.ts';
import type { Implementation, SessionRight } from '../../kernel/http/implement.ts';
import type { CallHandler } from '../../kernel/http/serving.ts';
import { type PersonContext, personChanging, personReading } from '../../kernel/modules/person.ts';
import { chooseEntrances, removeEntrance, reset, storeEntranceOrder } from './changes.ts';
import { choosable, shelfOf, shown } from './entrances.ts';
import { formPermission, workflowPermission } from './offers.ts';

function serving<E extends Endpoint>(
  endpoint: E,
  right: SessionRight,
  work: CallHandler<E, PersonContext>,
): Implementation {
  return endpoint.effect === 'read'
    ? personReading(endpoint, work, right)
    : personChanging(endpoint, work, right);
}
const own = <E extends Endpoint>(endpoint: E, work: CallHandler<E, PersonContext>) =>
  serving(endpoint, 'signedIn', work);
const teams = <E extends Endpoint>(endpoint: E, work: CallHandler<E, PersonContext>) =>
  serving(endpoint, teamEntrancesRight, work);
const phone = 'appClient';
const pc = undefined;

export const quickCreateRoutes: readonly Implementation[] = [
  own(personal.queryEmpMenuEntrances, (_, context) => shown(shelfOf(context.user.id, pc), context)),
  own(personal.queryEmpMenuEntrancesApp, (_, context) => shown(shelfOf(context.user.id, phone), context)),
  own(personal.queryAllEmpEnableModules, ({ clientType }, context) =>
    choosable(shelfOf(context.user.id, clientType), context),
  ),
  own(personal.saveEmpMenuEntrances, ({ clientType, ...changes }, context) =>
    chooseEntrances(shelfOf(context.user.id, clientType), changes, context),
  ),
  own(personal.updateEmpMenuEntrancesSort, ({ clientType, menuEntrances }, context) =>
    storeEntranceOrder(shelfOf(context.user.id, clientType), menuEntrances, context),
  ),
  own(personal.deleteEmpMenuEntrance, ({ clientType, ...key }, context) =>
    removeEntrance(shelfOf(context.user.id, clientType), key, context),
  ),
  own(personal.resetMenuEntrance, (_, context) => reset(shelfOf(context.user.id, pc), context)),
  own(personal.resetMenuEntranceApp, (_, context) => reset(shelfOf(context.user.id, phone), context)),

  teams(team.queryMenuEntrances, (_, context) => shown(shelfOf('', pc), context)),
  teams(team.queryMenuEntrancesApp, (_, context) => shown(shelfOf('', phone), context)),
  teams(team.queryAllEnableModules, ({ clientType }, context) => choosable(shelfOf('', clientType), context)),
  teams(team.saveMenuEntrances, ({ clientType, ...changes }, context) =>
    chooseEntrances(shelfOf('', clientType), changes, context),
  ),
  teams(team.updateMenuEntrancesSort, ({ clientType, menuEntrances }, context) =>
    storeEntranceOrder(shelfOf('', clientType), menuEntrances, context),
  ),
  teams(team.deleteMenuEntrance, ({ clientType, ...key }, context) =>
    removeEntrance(shelfOf('', clientType), key, context),
  ),
  teams(team.resetDefaultMenuEntrance, (_, context) => reset(shelfOf('', pc), context)),
  teams(team.resetDefaultMenuEntranceApp, (_, context) => reset(shelfOf('', phone), context)),

  own(team.queryFormAuthByFormId, ({ formIds }, context) =>
    formIds.map((formId) => ({ formId, permission: formPermission(formId, context) })),
  ),
  own(team.queryFormAuto, ({ workflowIds }, context) =>
    workflowIds.map((workflowId) => ({ workflowId, permission: workflowPermission(workflowId, context) })),
  ),
];
