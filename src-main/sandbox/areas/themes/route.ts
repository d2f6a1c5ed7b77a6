/** Routes for themes: for users with their menu, with the organisation in the context. */
import type { Endpoint } from '#shared/api/endpoint.ts';
import { themesRight } from '#shared/rules/common/session/area-rights.ts';
import { inOrganisation, type OrganisationContext } from '../../kernel/departments/organisation-context.ts';
import type { Implementation } from '../../kernel/http/implement.ts';
import * as serving from '../../kernel/http/serving.ts';

type Work<E> = serving.CallHandler<E, OrganisationContext>;

/** Right for settings of all departments, which a department's administrator does not have. */
export const forTenant = 'administrator';
type ThemeRight = typeof themesRight | typeof forTenant;

export const themeReading = <E extends Endpoint>(
  endpoint: E,
  work: Work<E>,
  right: ThemeRight = themesRight,
): Implementation => serving.readingRoute(endpoint, right, inOrganisation, work);

export const themeChanging = <E extends Endpoint>(
  endpoint: E,
  work: Work<E>,
  right: ThemeRight = themesRight,
): Implementation => serving.changingRoute(endpoint, right, inOrganisation, work);
