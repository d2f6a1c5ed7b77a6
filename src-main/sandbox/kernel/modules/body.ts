import type { AppItem } from '#shared/api/applications/app.ts';
import type { AppInfo } from '#shared/api/applications/manage.ts';

export interface AppBody {
  readonly customs?: AppItem['applicationCustoms'];
  /** Absent until somebody has saved the settings. */
  readonly info?: AppInfo;
}

/** Targets of a custom application in the form of lists; forms have the platform's own name (3§3.2). */
export function customsOf({
  sysMenus: { applicationType },
  content,
}: AppInfo): AppItem['applicationCustoms'] {
  if (content.forms.length > 0) return content.forms.map(({ id }) => ({ module: 'biaoge', targetId: id }));
  if (content.targetId === '') return [];
  return [{ module: openedModules[applicationType] ?? '', targetId: content.targetId }];
}

const openedModules: Partial<Record<AppItem['applicationType'], string>> = {
  freeFolder: 'document',
  freeMainline: 'project',
  eBuilder: 'ebuilder',
  paas: 'paas',
};

export function appBodyOf({ body }: { readonly body: string }): AppBody {
  return JSON.parse(body) as AppBody;
}
