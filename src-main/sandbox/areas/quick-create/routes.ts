/** Quick-create entrances: an employee's own, the team's, on computers and on phones (spec 3§2.3, 3§7.5). */
import type { Endpoint } from '#shared/api/endpoint.ts';
import * as personal from '#shared/api/quick-create/personal.ts';
import * as team from '#shared/api/quick-create/team.ts';
import { teamEntrancesRight } from '#shared/rules/quick-create/right.ts';
import {
  type CallHandler,
  type Implementation,
  refuse,
  type SessionRight,
} from '../../kernel/http/implement.ts';
import { messagesIn } from '../../kernel/messages.ts';
import { type PersonContext, personChanging, personReading } from '../../kernel/modules/person.ts';
import { chooseEntrances, removeEntrance, reset, storeEntranceOrder } from './changes.ts';
import { choosable, loadShownEntrances, shelfOf } from './entrances.ts';
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
const personCall = <E extends Endpoint>(endpoint: E, work: CallHandler<E, PersonContext>) =>
  serving(endpoint, 'signedIn', work);
const teams = <E extends Endpoint>(endpoint: E, work: CallHandler<E, PersonContext>) =>
  serving(endpoint, teamEntrancesRight, work);
/** Nobody's entrances are anybody else's to read or to change. */
const ofSelf = <Answer>(userId: string, { user, language }: PersonContext, work: () => Answer) =>
  userId === user.id ? work() : refuse(messagesIn(language).noPermission, 401);
const phone = 'appClient';
const pc = undefined;

export const quickCreateRoutes: readonly Implementation[] = [
  personCall(personal.queryEmpMenuEntrances, (_, context) =>
    loadShownEntrances(shelfOf(context.user.id, pc), context),
  ),
  personCall(personal.queryEmpMenuEntrancesApp, (_, context) =>
    loadShownEntrances(shelfOf(context.user.id, phone), context),
  ),
  personCall(personal.queryAllEmpEnableModules, ({ clientType, userId }, context) =>
    ofSelf(userId, context, () => choosable(shelfOf(context.user.id, clientType), context)),
  ),
  personCall(personal.saveEmpMenuEntrances, ({ clientType, ...changes }, context) =>
    chooseEntrances(shelfOf(context.user.id, clientType), changes, context),
  ),
  personCall(personal.updateEmpMenuEntrancesSort, ({ clientType, menuEntrances }, context) =>
    storeEntranceOrder(shelfOf(context.user.id, clientType), menuEntrances, context),
  ),
  personCall(personal.deleteEmpMenuEntrance, ({ clientType, userId, ...key }, context) =>
    ofSelf(userId, context, () => removeEntrance(shelfOf(context.user.id, clientType), key, context)),
  ),
  personCall(personal.resetMenuEntrance, (_, context) => reset(shelfOf(context.user.id, pc), context)),
  personCall(personal.resetMenuEntranceApp, (_, context) => reset(shelfOf(context.user.id, phone), context)),

  teams(team.queryMenuEntrances, (_, context) => loadShownEntrances(shelfOf('', pc), context)),
  teams(team.queryMenuEntrancesApp, (_, context) => loadShownEntrances(shelfOf('', phone), context)),
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

  personCall(team.queryFormAuthByFormId, ({ formIds }, context) =>
    formIds.map((formId) => ({ formId, permission: formPermission(formId, context) })),
  ),
  personCall(team.queryFormAuto, ({ workflowIds }, context) =>
    workflowIds.map((workflowId) => ({ workflowId, permission: workflowPermission(workflowId, context) })),
  ),
];
