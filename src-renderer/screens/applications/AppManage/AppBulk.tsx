/** Actions on several chosen applications at once (spec 3§2.1, 3§7.3, 3§7.4; APP-123 to 125, 131). */
import { ChevronDown } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { type AppItem, type Category, type OpenMode, openModes } from '#shared/api/applications/app.ts';
import { queryGroupAppList } from '#shared/api/applications/lists.ts';
import type { AppPermissionFlags } from '#shared/rules/common/applications/permissions.ts';
import { createMedia, useMedia } from '#state/media.ts';
import { Button } from '#widgets/Button.tsx';
import type { ReadyScope } from '#widgets/DepartmentScope/use-department-scope.ts';
import buttons from '#widgets/Button.module.css';
import { MenuButton } from '#widgets/Menu.tsx';
import { notify } from '#widgets/notify.tsx';
import { saveFirst } from '../First/save-first.ts';
import type { UsersOf } from '../use-users.ts';
import { mostInAddress, sheetOf } from '../sheet-address.ts';
import { putFirst, showApps } from './bulk-work.ts';
import { copyApps } from './copy-apps.ts';
import { toggleApps } from './toggle-app.ts';

/** The open dialog about the chosen applications. */
export type BulkPlan =
  | { readonly kind: 'share'; readonly apps: readonly AppItem[] }
  | { readonly kind: 'move'; readonly apps: readonly AppItem[]; readonly group: Category | null }
  | { readonly kind: 'opens'; readonly apps: readonly AppItem[]; readonly mode: OpenMode };

interface AppBulkProps {
  readonly scope: ReadyScope;
  readonly flags: AppPermissionFlags;
  readonly mayCopy: boolean;
  readonly usersOf: UsersOf;
  /** Calls `work` with the chosen applications; a failure of reading them is shown. */
  readonly withChosen: (work: (apps: readonly AppItem[]) => void) => void;
  readonly onPlan: (plan: BulkPlan) => void;
}

const menuLook = `${buttons.button} ${buttons.plain} ${buttons.small}`;

export function AppBulk({ scope, flags, mayCopy, usersOf, withChosen, onPlan }: AppBulkProps) {
  const { detach } = scope;
  const deptId = scope.department.id;
  const { t, formatNumber } = useText();
  const navigate = useNavigate();
  const width = useWidth();
  // A failed read is silent: applications can be moved out of their groups only.
  const groups = useRead(queryGroupAppList, { deptId, showDisable: true, isGroup: true }).data ?? [];
  const toSheet = (apps: readonly AppItem[]) => {
    if (apps.length <= mostInAddress) return void navigate(sheetOf(deptId, apps));
    const params = { count: mostInAddress, total: formatNumber(mostInAddress) };
    notify({ tone: 'info', text: t('applications.bulk.sheetMost', params) });
  };
  const allOf = (work: (apps: readonly AppItem[]) => unknown) => () => withChosen((apps) => void work(apps));
  const actions: readonly Action[] = [
    ...(flags.moduleEnable
      ? ([
          {
            key: 'enable',
            from: 'narrow',
            label: t('applications.bulk.enable'),
            onSelect: allOf((apps) => toggleApps(deptId, apps, true, usersOf)),
          },
          {
            key: 'disable',
            from: 'narrow',
            label: t('applications.bulk.disable'),
            onSelect: allOf((apps) => toggleApps(deptId, apps, false, usersOf)),
          },
        ] as const)
      : []),
    {
      key: 'show',
      from: 'middle',
      label: t('applications.bulk.show'),
      onSelect: allOf((apps) => showApps(deptId, apps, true)),
    },
    {
      key: 'hide',
      from: 'middle',
      label: t('applications.bulk.hide'),
      onSelect: allOf((apps) => showApps(deptId, apps, false)),
    },
    ...(flags.AppCategoryEdit
      ? ([
          {
            key: 'front',
            from: 'wide',
            label: t('applications.bulk.first'),
            onSelect: allOf((apps) => putFirst(deptId, apps)),
          },
        ] as const)
      : []),
    {
      key: 'share',
      from: 'middle',
      label: t('applications.share.action'),
      onSelect: allOf((apps) => onPlan({ kind: 'share', apps })),
    },
    {
      key: 'first',
      from: 'middle',
      label: t('appFirst.action'),
      onSelect: allOf((apps) =>
        saveFirst(
          deptId,
          detach,
          apps.map(({ id }) => id),
          true,
        ),
      ),
    },
    ...(mayCopy
      ? ([
          {
            key: 'copy',
            from: 'wide',
            label: t('applications.copy.action'),
            onSelect: allOf((apps) => copyApps(deptId, apps)),
          },
        ] as const)
      : []),
  ];
  const isShown = ({ from }: Action) => widths.indexOf(from) <= widths.indexOf(width);
  const moves = flags.AppCategoryEdit
    ? [null, ...groups].map((group) => ({
        key: `group ${group?.id ?? ''}`,
        label: group?.groupName ?? t('applications.app.noGroup'),
        onSelect: allOf((apps) => onPlan({ kind: 'move', apps, group })),
      }))
    : [];
  const movesInMenu = width === 'narrow' && moves.length > 0;
  return (
    <>
      {actions.filter(isShown).map(({ key, label, onSelect }) => (
        <Button key={key} size="small" onClick={onSelect}>
          {label}
        </Button>
      ))}
      {moves.length > 0 && !movesInMenu && (
        <MenuButton label={t('applications.bulk.move')} align="below" className={menuLook} lines={moves}>
          <span className={buttons.label}>{t('applications.bulk.move')}</span>
          <ChevronDown size={12} aria-hidden="true" />
        </MenuButton>
      )}
      <MenuButton
        label={t('applications.bulk.more')}
        align="below"
        className={menuLook}
        lines={[
          ...actions.filter((action) => !isShown(action)),
          { key: 'sheet', label: t('applications.bulk.sheet'), onSelect: allOf(toSheet) },
          { kind: 'heading', key: 'opens', label: t('applications.form.openMode') },
          ...openModes.map((mode) => ({
            key: mode,
            label: t(`applications.form.open.${mode}`),
            onSelect: allOf((apps) => onPlan({ kind: 'opens', apps, mode })),
          })),
          ...(movesInMenu
            ? [{ kind: 'heading', key: 'move', label: t('applications.bulk.move') } as const, ...moves]
            : []),
        ]}
      >
        <span className={buttons.label}>{t('applications.bulk.more')}</span>
        <ChevronDown size={12} aria-hidden="true" />
      </MenuButton>
    </>
  );
}

/** Windows of under 1200 and of under 1680 pixels, and wider ones: the bar has one line, without a way sideways. */
const widths = ['narrow', 'middle', 'wide'] as const;
type Width = (typeof widths)[number];
const isNarrow = createMedia('(max-width: 1199px)');
const isMiddle = createMedia('(max-width: 1679px)');

function useWidth(): Width {
  const [narrow, middle] = [useMedia(isNarrow), useMedia(isMiddle)];
  return narrow ? 'narrow' : middle ? 'middle' : 'wide';
}

interface Action {
  readonly key: string;
  /** The least width in which the bar itself has it; below that it stands in the menu. */
  readonly from: Width;
  readonly label: string;
  readonly onSelect: () => void;
}
