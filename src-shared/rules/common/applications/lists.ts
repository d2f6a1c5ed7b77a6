/** What the list of applications shows (spec 3§2.1, 3§5.6, 3§9; APP-005 to 010, 077). */
import type { AppItem } from '../../../api/applications/app.ts';
import { oddFieldsOf } from '../../../api/odd-values/odd-fields.ts';

/** Applications that are asked for at first, and after anything was asked otherwise (3§9). */
export const pageSizes = { initial: 10, reset: 15 } as const;

/** Tabs that are no groups. */
export const fixedTabs = ['all', 'notInstalled'] as const;
export type FixedTab = (typeof fixedTabs)[number];

export function isGroupTab(tab: string): boolean {
  return !fixedTabs.some((fixed) => fixed === tab);
}

/** What a tab asks for; `keywords`: empty where nothing is searched for. */
export interface AskedApps {
  readonly tab: string;
  readonly deptId: string;
  readonly keywords: string;
  readonly showDisable: boolean;
  readonly pageNo: number;
  readonly pageSize: number;
}

/** As `queryAppList` takes it (3§7.4). */
export function asksFor({ tab, keywords, ...asked }: AskedApps) {
  return {
    ...asked,
    installed: tab !== 'notInstalled',
    ...(isGroupTab(tab) ? { acId: tab } : {}),
    ...(keywords === '' ? {} : { keywords }),
  };
}

/** "All applications" leaves it out (3§2.1). */
export const portalModule = 'portal';

/** Of one whose `installed` was not understood the server has the say: it gave it for this tab. */
export function isShownIn(tab: string, app: Pick<AppItem, 'module' | 'installed'>): boolean {
  const { module, installed } = app;
  const isGiven = oddFieldsOf(app)?.installed !== undefined;
  if (tab === 'notInstalled') return isGiven || !installed;
  return (isGiven || installed) && (tab !== 'all' || module !== portalModule);
}

/** Blanks around what is searched for mean nothing (3§5.6). */
export function keywordsOf(typed: string): string {
  return typed.trim();
}

type Visibility = Pick<AppItem, 'showApp' | 'menuStatus'>;

/** Hiding an application turns it off too, where it was on (3§4). */
export function withShown(app: Visibility, showApp: boolean): Visibility {
  return { showApp, menuStatus: showApp && app.menuStatus };
}
