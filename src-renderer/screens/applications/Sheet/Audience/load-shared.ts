/** The applications of a department with their present shares. */
import { callRead } from '#data/read.ts';
import { queryViewAs } from '#shared/api/applications/view-as.ts';
import type { Output } from '#shared/api/endpoint.ts';
import { isShownIn } from '#shared/rules/common/applications/lists.ts';
import { fromWire } from '#shared/rules/common/shares/wire-shares.ts';
import type { Language } from '#shared/text/types.ts';
import type { SharedApp } from '../../audience.ts';
import type { SheetLine } from '../sheet-rows.ts';

export interface NamedApp extends SharedApp, SheetLine {}

export const sharedInput = (deptId: string, language: Language) => ({
  deptId,
  lang: language === 'zh-CN' ? ('zh_CN' as const) : ('en_US' as const),
});

/** The team's installed applications. */
export function sharedApps({ apps }: Pick<Output<typeof queryViewAs>, 'apps'>): NamedApp[] {
  return apps.flatMap(({ app, shares }) => {
    const { id, menuName, shortName, acId } = app;
    return isShownIn('all', app) ? [{ id, menuName, shortName, acId, shares: fromWire(shares) }] : [];
  });
}

export async function loadShared(deptId: string, language: Language): Promise<NamedApp[]> {
  return sharedApps(await callRead(queryViewAs, sharedInput(deptId, language)));
}
