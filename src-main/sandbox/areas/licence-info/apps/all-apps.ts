/** The licences of all applications of the tenant, by which application management looks up modules. */
import type { ModuleLicence } from '#shared/api/licence-info/apps.ts';
import { serverTime } from '../../../kernel/clock.ts';
import type { OrganisationContext } from '../../../kernel/departments/organisation-context.ts';
import type { SignedInContext } from '../../../kernel/http/context.ts';
import type { Organisation } from '../../../kernel/people/organisation.ts';
import { tenantPlanOf } from '../../../kernel/tenant/plan.ts';
import { appsOf, type LicensedApp, toModuleLicence } from './apps.ts';
import { offeredTo } from './offered.ts';

export async function allApps(context: SignedInContext, organisation: Organisation): Promise<LicensedApp[]> {
  const { scenario, language, store, user } = context;
  const offered = await offeredTo(store, user.tenantKey);
  return appsOf({
    scale: scenario.scale,
    status: tenantPlanOf(scenario).status,
    language,
    organisation,
    defaultApps: offered,
  });
}

export async function licencesByModule(context: OrganisationContext): Promise<ModuleLicence[]> {
  const today = serverTime(context.now).slice(0, 10);
  return (await allApps(context, context.organisation)).map((app) => toModuleLicence(app, today));
}
