/** Another path for a call whose path this project chose (`chosen`): one of the platform with the same fields. */
import type { Endpoint } from '../../api/endpoint.ts';
import { isPagePath } from './platform-page.ts';

export type PathOverrideFault = 'endpointGiven' | 'pathShape' | 'pathFields' | 'pageShape';

/**
 * The fault of a path; null where it can be used. `{name}` stands for one segment and must be a field of the endpoint.
 */
export function pathOverrideFault(
  endpoint: Pick<Endpoint, 'origin' | 'path'>,
  path: string,
): PathOverrideFault | null {
  if (endpoint.origin !== 'chosen') return 'endpointGiven';
  const shaped =
    /* wall: path-override-root */ /^\/(api|papi)(\/[A-Za-z0-9_.~-]+|\/\{[A-Za-z0-9_]+\})+$/.test(path);
  if (!shaped || /\/\.{1,2}(\/|$)/.test(path)) return 'pathShape';
  return fieldsOf(path) === fieldsOf(endpoint.path) ? null : 'pathFields';
}

/** The fault of a path for one of the platform's own pages, which may be anywhere below the server's base. */
export function pagePathFault(path: string): PathOverrideFault | null {
  return isPagePath(path) ? null : 'pageShape';
}

function fieldsOf(path: string): string {
  return (path.match(/\{[^}]*\}/g) ?? []).sort().join();
}
