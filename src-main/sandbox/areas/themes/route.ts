/** Routes for themes: for users with their menu, with the organisation in the context. */
import type { Endpoint } from '#shared/api/endpoint.ts';
import { themesRight } from '#shared/rules/common/session/area-rights.ts';
import { inOrganisation, type OrganisationContext } from '../../kernel/departments/organisation-context.ts';
import {
  type CallHandler,
  changingRoute,
  type Implementation,
  readingRoute,
} from '../../kernel/http/implement.ts';

type Work<E> = CallHandler<E, OrganisationContext>;

/** Right for settings of all departments, which a department's administrator does not have. */
export const forTenant = 'administrator';
type ThemeRight = typeof themesRight | typeof forTenant;

export const themeReading = <E extends Endpoint>(
  endpoint: E,
  work: Work<E>,
  right: ThemeRight = themesRight,
): Implementation => readingRoute(endpoint, right, inOrganisation, work);

export const themeChanging = <E extends Endpoint>(
  endpoint: E,
  work: Work<E>,
  right: ThemeRight = themesRight,
): Implementation => changingRoute(endpoint, right, inOrganisation, work);
