/** Service calls are set up by the system administrator (spec 1§2.1, 3§2); the manager tenant decides who may call. */
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

/** A tenant that is not the manager has only the binding (1§2.1 "bind (otherwise)"). */
export function tabsFor({ managerTenant }: { readonly managerTenant: boolean }): readonly ServiceTab[] {
  return managerTenant ? serviceTabs : ['bind'];
}
