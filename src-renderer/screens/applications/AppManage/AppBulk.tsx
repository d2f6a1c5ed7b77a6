/** What can be done with several chosen applications at once (spec 3§2.1, 3§7.3, 3§7.4; APP-123 to 125, 131). */
import { ChevronDown } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { type AppItem, type Category, type OpenMode, openModes } from '#shared/api/applications/app.ts';
import { queryGroupAppList } from '#shared/api/applications/lists.ts';
import type { AppPermissionFlags } from '#shared/rules/common/applications/permissions.ts';
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

/** What a dialog asks or plans for the chosen applications. */
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
  // A failed read is silent: applications can be moved out of their groups only.
  const groups = useRead(queryGroupAppList, { deptId, showDisable: true, isGroup: true }).data ?? [];
  const toSheet = (apps: readonly AppItem[]) => {
    if (apps.length <= mostInAddress) return void navigate(sheetOf(deptId, apps));
    const params = { count: mostInAddress, total: formatNumber(mostInAddress) };
    notify({ tone: 'info', text: t('applications.bulk.sheetMost', params) });
  };
  return (
    <>
      {flags.moduleEnable &&
        ([true, false] as const).map((on) => (
          <Button
            key={String(on)}
            size="small"
            onClick={() => withChosen((apps) => void toggleApps(deptId, apps, on, usersOf))}
          >
            {t(on ? 'applications.bulk.enable' : 'applications.bulk.disable')}
          </Button>
        ))}
      <Button size="small" onClick={() => withChosen((apps) => void showApps(deptId, apps, true))}>
        {t('applications.bulk.show')}
      </Button>
      <Button size="small" onClick={() => withChosen((apps) => void showApps(deptId, apps, false))}>
        {t('applications.bulk.hide')}
      </Button>
      {flags.AppCategoryEdit && (
        <>
          <Button size="small" onClick={() => withChosen((apps) => void putFirst(deptId, apps))}>
            {t('applications.bulk.first')}
          </Button>
          <MenuButton
            label={t('applications.bulk.move')}
            align="below"
            className={menuLook}
            lines={[null, ...groups].map((group) => ({
              key: group?.id ?? '',
              label: group?.groupName ?? t('applications.app.noGroup'),
              onSelect: () => withChosen((apps) => onPlan({ kind: 'move', apps, group })),
            }))}
          >
            <span className={buttons.label}>{t('applications.bulk.move')}</span>
            <ChevronDown size={12} aria-hidden="true" />
          </MenuButton>
        </>
      )}
      <Button
        size="small"
        onClick={() =>
          withChosen(
            (apps) =>
              void saveFirst(
                deptId,
                detach,
                apps.map(({ id }) => id),
                true,
              ),
          )
        }
      >
        {t('appFirst.action')}
      </Button>
      <Button size="small" onClick={() => withChosen((apps) => onPlan({ kind: 'share', apps }))}>
        {t('applications.share.action')}
      </Button>
      {mayCopy && (
        <Button size="small" onClick={() => withChosen((apps) => void copyApps(deptId, apps))}>
          {t('applications.copy.action')}
        </Button>
      )}
      <MenuButton
        label={t('applications.bulk.more')}
        align="below"
        className={menuLook}
        lines={[
          { kind: 'heading', key: 'opens', label: t('applications.form.openMode') },
          ...openModes.map((mode) => ({
            key: mode,
            label: t(`applications.form.open.${mode}`),
            onSelect: () => withChosen((apps) => onPlan({ kind: 'opens', apps, mode })),
          })),
          { kind: 'line', key: 'line' },
          { key: 'sheet', label: t('applications.bulk.sheet'), onSelect: () => withChosen(toSheet) },
        ]}
      >
        <span className={buttons.label}>{t('applications.bulk.more')}</span>
        <ChevronDown size={12} aria-hidden="true" />
      </MenuButton>
    </>
  );
}
