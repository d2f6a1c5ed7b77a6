/** The applications that the organisation puts before all others (spec 3§3.2 `menuTop`), in their order. */
import type { queryViewAs } from '#shared/api/applications/view-as.ts';
import type { Output } from '#shared/api/endpoint.ts';
import { isShownIn } from '#shared/rules/common/applications/lists.ts';

export interface FirstApp {
  readonly id: string;
  readonly name: string;
  /** Id of its group: applications move among those of their group, since groups have an order of their own. */
  readonly group: string;
}

/** null where the server does not tell which applications they are. */
export function firstApps({ apps }: Pick<Output<typeof queryViewAs>, 'apps'>): readonly FirstApp[] | null {
  if (apps.length > 0 && apps.every(({ top }) => top === undefined)) return null;
  return apps.flatMap(({ app, top }) =>
    top && isShownIn('all', app) ? [{ id: app.id, name: app.menuName, group: app.acId }] : [],
  );
}
