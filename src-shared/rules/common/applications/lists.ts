/** The lists of applications (spec 3§2.1, 3§5.6, 3§9; APP-005 to 010, 077). */
import type { AppItem } from '../../../api/applications/app.ts';
import { oddFieldsOf } from '../../../api/odd-values/odd-fields.ts';

/** The page size of the first request, and of later ones after the filter changed (3§9). */
export const pageSizes = { initial: 10, reset: 15 } as const;

/** The tabs that are not groups. */
export const fixedTabs = ['all', 'notInstalled'] as const;
export type FixedTab = (typeof fixedTabs)[number];

export function isGroupTab(tab: string): boolean {
  return !fixedTabs.some((fixed) => fixed === tab);
}

/** The filter of a tab; `keywords` is empty without a search. */
export interface AskedApps {
  readonly tab: string;
  readonly deptId: string;
  readonly keywords: string;
  readonly showDisable: boolean;
  readonly pageNo: number;
  readonly pageSize: number;
}

/** Returns the input of `queryAppList` (3§7.4). */
export function asksFor({ tab, keywords, ...query }: AskedApps) {
  return {
    ...query,
    installed: tab !== 'notInstalled',
    ...(isGroupTab(tab) ? { acId: tab } : {}),
    ...(keywords === '' ? {} : { keywords }),
  };
}

/** The tab "All applications" leaves out this module (3§2.1). */
export const portalModule = 'portal';

/** An application with an odd value in `installed` is shown, because the server returned it for this tab. */
export function isShownIn(tab: string, app: Pick<AppItem, 'module' | 'installed'>): boolean {
  const { module, installed } = app;
  const isGiven = oddFieldsOf(app)?.installed !== undefined;
  if (tab === 'notInstalled') return isGiven || !installed;
  return (isGiven || installed) && (tab !== 'all' || module !== portalModule);
}

/** Blanks around search words are dropped (3§5.6). */
export function keywordsOf(typed: string): string {
  return typed.trim();
}

type Visibility = Pick<AppItem, 'showApp' | 'menuStatus'>;

/** Hiding an application also disables it (3§4). */
export function withShown(app: Visibility, showApp: boolean): Visibility {
  return { showApp, menuStatus: showApp && app.menuStatus };
}
