/** Who sets service calls up (spec 1§2.1, 3§2): the system administrator; who may call is the manager tenant's to say. */
import type { SessionFacts } from '../../api/session/session.ts';
import type { Rule } from '../common/session/rights.ts';

export const serviceCallRight = 'administrator';

export const serviceOtherRight: Rule = {
  rule: setsCallers,
  because: ({ user }) => (user.admin ? 'serviceCall.managerOnly' : null),
};

function setsCallers({ user, tenant }: SessionFacts): boolean {
  return user.admin && tenant.managerTenant;
}

export const serviceTabs = ['bind', 'other'] as const;
export type ServiceTab = (typeof serviceTabs)[number];

/** A tenant that is not the manager has the binding alone (1§2.1 "bind (otherwise)"). */
export function tabsFor({ managerTenant }: { readonly managerTenant: boolean }): readonly ServiceTab[] {
  return managerTenant ? serviceTabs : ['bind'];
}
