/** How a call about themes is served: for whoever has their menu, knowing the departments. */
import type { Endpoint } from '#shared/api/endpoint.ts';
import { themesRight } from '#shared/rules/common/session/area-rights.ts';
import { inOrganisation, type OrganisationContext } from '../../kernel/departments/place.ts';
import type { Implementation } from '../../kernel/http/implement.ts';
import * as serving from '../../kernel/http/serving.ts';

type Work<E> = serving.Work<E, OrganisationContext>;

/** Of what holds in every department: a department's administrator has no part in it. */
export const forTenant = 'administrator';
type ThemeRight = typeof themesRight | typeof forTenant;

export const themeReading = <E extends Endpoint>(
  endpoint: E,
  work: Work<E>,
  right: ThemeRight = themesRight,
): Implementation => serving.reading(endpoint, right, inOrganisation, work);

export const themeChanging = <E extends Endpoint>(
  endpoint: E,
  work: Work<E>,
  right: ThemeRight = themesRight,
): Implementation => serving.changing(endpoint, right, inOrganisation, work);
