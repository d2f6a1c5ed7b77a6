/**
 * Turns a department's own menus off, so that it inherits again (spec 3§4; BMENU-052, 053). The confirmation lists what
 * would be lost.
 */

import { useMemo } from 'react';
import { submitChange } from '#data/changes/index.ts';
import { translate, useText } from '#data/text.ts';
import { failedWithin, isUnconfirmed } from '#shared/api/is-unconfirmed.ts';
import { saveBackstageMenuConfig } from '#shared/api/back-menu/config.ts';
import { menuConfigKeys } from '#shared/rules/back-menu/config.ts';
import { backMenuReads } from '#shared/rules/records/back-menu/back-menu-reads.ts';
import { confirm } from '#widgets/confirm.tsx';
import type { ReadyScope } from '#widgets/DepartmentScope/use-department-scope.ts';
import { joinReads } from '#widgets/join-reads.ts';
import { ReadPart } from '#widgets/ReadPart.tsx';
import { SkeletonRows } from '#widgets/Skeleton.tsx';
import { MenuSetDifferenceList } from '../Sets/DifferenceList.tsx';
import { menuSetDifferences } from '../Sets/differences.ts';
import { menusIn } from '../Sets/menu-set.ts';
import { useMenuSet } from '../Sets/use-menu-set.ts';
import { forgetMenus, keepMenus, keptMenusDays, menusToKeep } from './kept-menus.ts';

type LostScope = Pick<ReadyScope, 'department' | 'path' | 'above'>;

/** Resolves to whether the change was made; a failure has been shown. */
export async function backToParent(scope: LostScope, domainName: string, server: string): Promise<boolean> {
  const { id: deptId, name: department } = scope.department;
  const now = Date.now();
  const kept = await menusToKeep({ deptId, domainName }, { server, department }, now);
  const yes = await confirm({
    title: translate('backMenu.sync.offTitle'),
    text: <Lost scope={scope} isKept={kept !== null} />,
    action: translate('backMenu.sync.offAction'),
    danger: true,
    wide: true,
  });
  if (!yes) return false;
  if (kept !== null) keepMenus(deptId, kept, now);
  try {
    await saveOwnMenus(deptId, false);
    return true;
  } catch (error) {
    // The menus in memory may be the only copy while nobody knows whether the server has deleted its own.
    if (!isUnconfirmed(error) && !failedWithin(error)) forgetMenus(deptId);
    return false;
  }
}

/** Resolves to whether the change was made; a failure has been shown. */
export function toggleOwnMenus(deptId: string, configValue: boolean): Promise<boolean> {
  return saveOwnMenus(deptId, configValue).then(
    () => true,
    () => false,
  );
}

function saveOwnMenus(deptId: string, configValue: boolean) {
  return submitChange({
    title: 'backMenu.sync.ownChange',
    endpoint: saveBackstageMenuConfig,
    input: { backstageMenuConfigs: [{ configKey: menuConfigKeys.own, configValue, deptId }] },
    before: { configKey: menuConfigKeys.own, configValue: !configValue, deptId },
    touches: backMenuReads,
    success: 'backMenu.sync.saved',
  });
}

interface LostProps {
  readonly scope: LostScope;
  /** Whether this computer keeps them for a while. */
  readonly isKept: boolean;
}

function Lost({ scope: { department, path, above }, isKept }: LostProps) {
  const { t } = useText();
  const name = path.at(-1) ?? '';
  return (
    <>
      <p>{name === '' ? t('backMenu.sync.offTextAbove') : t('backMenu.sync.offText', { name })}</p>
      <p>
        {isKept ? t('backMenu.sync.keepsThem', { days: keptMenusDays }) : t('backMenu.sync.keepsNothing')}
      </p>
      <Differences deptId={department.id} parentId={above.at(-1) ?? null} parent={name} />
    </>
  );
}

interface DifferencesProps {
  readonly deptId: string;
  /** null where the menus above cannot be read. */
  readonly parentId: string | null;
  readonly parent: string;
}

function Differences({ deptId, parentId, parent }: DifferencesProps) {
  const { t, formatNumber } = useText();
  const menuSet = useMenuSet(deptId);
  const above = useMenuSet(parentId);
  const found = useMemo(
    () => menuSet.data && above.data && menuSetDifferences(menuSet.data, above.data),
    [menuSet.data, above.data],
  );
  const state = {
    failed: t('backMenu.sync.lostUnread'),
    tone: 'quiet',
    waiting: <SkeletonRows rows={4} columns={3} />,
  } as const;
  if (parentId === null) {
    return (
      <ReadPart read={menuSet} {...state}>
        {(set) => (
          <p>
            {t('backMenu.sync.lostCount', {
              groups: formatNumber(set.groups.length),
              menus: formatNumber(menusIn(set).length),
            })}
          </p>
        )}
      </ReadPart>
    );
  }
  return (
    <ReadPart read={joinReads([menuSet], [above])} {...state}>
      {() =>
        found && (
          <MenuSetDifferenceList
            differences={found}
            first={t('backMenu.sync.lost')}
            second={parent}
            height={300}
          />
        )
      }
    </ReadPart>
  );
}
