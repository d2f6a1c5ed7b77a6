/** What is kept of an application as JSON. */
import type { AppItem } from '#shared/api/applications/app.ts';
import type { AppInfo } from '#shared/api/applications/manage.ts';

export interface Body {
  readonly customs?: AppItem['applicationCustoms'];
  /** Once somebody has saved it. */
  readonly info?: AppInfo;
}

export function bodyOf({ body }: { readonly body: string }): Body {
  return JSON.parse(body) as Body;
}
