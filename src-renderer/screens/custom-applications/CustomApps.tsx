/** The list of custom applications with its actions (spec 3§2.4, 3§7.2, 3§8). */

import { useSearchParams } from 'react-router-dom';
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { type AppItem, type CustomType, customTypes } from '#shared/api/applications/app.ts';
import { queryAppManagePermissions } from '#shared/api/applications/lists.ts';
import { queryEmpSysMenus } from '#shared/api/custom-applications/personal.ts';
import { querySysMenus } from '#shared/api/custom-applications/team.ts';
import { keywordsOf } from '#shared/rules/common/applications/lists.ts';
import { inDepartment } from '#shared/rules/custom-applications/calls.ts';
import { editingKey, typeOfKey, type CustomScope } from '#shared/rules/custom-applications/kinds.ts';
import { mayMake } from '#shared/rules/custom-applications/right.ts';
import { type DialogRoute, useDialogRoute } from '#state/dialog-route.ts';
import { useSession } from '#state/session.ts';
import { Button } from '#widgets/Button.tsx';
import { HeadActions } from '#widgets/HeadActions.tsx';
import { ListScreen } from '#widgets/List/ListScreen.tsx';
import { pagedSource } from '#widgets/List/list-source.ts';
import { useList } from '#widgets/List/use-list.ts';
import { ShownName } from '#widgets/Names/ShownName.tsx';
import { useAppNames } from '#widgets/Names/use-app-names.ts';
import { Notice } from '#widgets/Notice.tsx';
import { ReadPart, type ReadState } from '#widgets/ReadPart.tsx';
import { StatusDot } from '#widgets/StatusDot.tsx';
import { EditApp } from './EditApp.tsx';
import { LinksDialog } from './LinksDialog.tsx';
import { NewApp } from './NewApp.tsx';
import type { CustomAppsScope } from './custom-app-scope.ts';
import { stepParam } from './parts/Wizard/use-wizard.ts';
import { removeApp } from './remove-app.ts';

/** The address of an edited application has its type's key and its id: `/customApps/edit/freeform/100000000000010000`. */
const dialogs = ['new', 'edit', 'links'] as const;
/** The dialog's own query: the wizard's step, the source it was opened from, the group of the new application. */
const ownParams = [stepParam, 'source', 'group'];

interface CustomAppsProps {
  readonly path: string;
  readonly scope: CustomAppsScope;
}

export function CustomApps({ path, scope }: CustomAppsProps) {
  const { t, formatNumber } = useText();
  const { owner, deptId } = scope;
  const dialog = useDialogRoute(path, dialogs, ownParams);
  const right = useRight(owner);
  const nameOf = useAppNames();
  const edit = (type: CustomType, id: string) => dialog.open('edit', [editingKey(type), id]);
  const isTeam = owner === 'team';
  const list = useList<AppItem, 'q' | 'type'>({
    name: `customApplications/${owner}`,
    filters: {
      q: { kind: 'search', label: t('customApplications.search') },
      type: {
        kind: 'choice',
        label: t('customApplications.column.type'),
        options: customTypes.map((value) => ({ value, label: t(`applications.type.${value}`) })),
      },
    },
    source: pagedSource(
      isTeam ? querySysMenus : queryEmpSysMenus,
      ({ values, pageNo, pageSize }) => {
        const keywords = keywordsOf(values.q);
        return {
          ...inDepartment(owner, deptId),
          pageNo,
          pageSize,
          ...(keywords === '' ? {} : { keywords }),
          ...(isCustomType(values.type) ? { applicationType: values.type } : {}),
        };
      },
      { of: `${owner} ${deptId}` },
    ),
    columns: [
      {
        key: 'name',
        title: t('customApplications.column.name'),
        text: ({ menuName }) => menuName,
        cell: (app) => <ShownName name={nameOf(app)} stored={app.menuName} />,
      },
      {
        key: 'type',
        title: t('customApplications.column.type'),
        minWidth: 140,
        text: ({ applicationType }) =>
          applicationType === '' ? '' : t(`applications.type.${applicationType}`),
      },
      {
        key: 'status',
        title: t('customApplications.column.status'),
        minWidth: 110,
        text: ({ menuStatus }) => t(menuStatus ? 'applications.app.on' : 'applications.app.off'),
        cell: ({ menuStatus }) => (
          <StatusDot tone={menuStatus ? 'success' : 'neutral'}>
            {t(menuStatus ? 'applications.app.on' : 'applications.app.off')}
          </StatusDot>
        ),
      },
      {
        key: 'opens',
        title: t('customApplications.column.opens'),
        minWidth: 120,
        text: ({ openMode }) => t(`applications.form.open.${openMode}`),
      },
      { key: 'id', title: t('customApplications.column.id'), text: ({ id }) => id, hidden: true },
    ],
    rowKey: ({ id }) => id,
  });
  const add = () => dialog.open('new');
  return (
    <>
      <ListScreen
        list={list}
        label={t(isTeam ? 'customApplications.title' : 'customApplications.ownTitle')}
        notices={
          <>
            <ReadPart read={right.read} failed={t('customApplications.permissionFailed')} waiting={null} />
            {right.may === false && (
              <Notice tone="locked">
                {t(isTeam ? 'customApplications.mayNot' : 'customApplications.ownMayNot')}
              </Notice>
            )}
          </>
        }
        refresh
        tools={isTeam && <Button onClick={() => dialog.open('links')}>{t('linkWatch.open')}</Button>}
        height={{ windowLess: 290 }}
        count={(total) => t('customApplications.count', { count: total, total: formatNumber(total) })}
        empty={{
          title: t('customApplications.empty'),
          text: t('customApplications.emptyText'),
          action: right.may && <Button onClick={add}>{t('customApplications.new')}</Button>,
        }}
        failed={t('customApplications.failed')}
        onOpen={({ applicationType, id }) => {
          if (isCustomType(applicationType)) edit(applicationType, id);
        }}
        actions={(app) => {
          const { applicationType: type, menuName: name, id } = app;
          if (!isCustomType(type)) return [];
          const open = {
            key: 'edit',
            label: t('customApplications.edit'),
            name: t('customApplications.editOf', { name }),
            onSelect: () => edit(type, id),
          };
          const remove = {
            key: 'delete',
            label: t('customApplications.delete'),
            name: t('customApplications.deleteOf', { name }),
            onSelect: () => void removeApp(scope, app),
          };
          return right.may ? [open, remove] : [open];
        }}
      />
      {right.may && (
        <HeadActions>
          <Button look="primary" onClick={add}>
            {t('customApplications.new')}
          </Button>
        </HeadActions>
      )}
      <AppDialog scope={scope} dialog={dialog} may={right.may} />
    </>
  );
}

interface AppDialogProps {
  readonly scope: CustomAppsScope;
  readonly dialog: DialogRoute<(typeof dialogs)[number]>;
  readonly may: ReturnType<typeof useRight>['may'];
}

function AppDialog({ scope, dialog, may }: AppDialogProps) {
  const [params] = useSearchParams();
  const [key = '', id = ''] = dialog.ids;
  if (dialog.name === 'links' && scope.owner === 'team')
    return <LinksDialog deptId={scope.deptId} onClose={dialog.close} />;
  const type = typeOfKey(key);
  if (dialog.name === 'new' && may) {
    const word = (name: string) => params.get(name) ?? '';
    return <NewApp scope={scope} source={word('source')} group={word('group')} onClose={dialog.close} />;
  }
  if (dialog.name !== 'edit' || type === null || id === '') return null;
  return (
    <EditApp key={id} locator={{ ...scope, type, id }} readOnly={may === false} onClose={dialog.close} />
  );
}

function isCustomType(value: string): value is CustomType {
  return customTypes.some((type) => type === value);
}

/** Whether this person may make custom applications (spec 3§6; CUST-001, 026, 027). */
interface CustomRight {
  /** null while the right is unknown or could not be read. */
  readonly may: boolean | null;
  readonly read: ReadState<unknown>;
}

/** Site administrators always may; the list of permissions is read for everybody else. */
function useRight(owner: CustomScope): CustomRight {
  const session = useSession();
  const admin = session.status === 'signedIn' && session.facts.user.admin;
  const list = useRead(queryAppManagePermissions, { type: owner }, { enabled: !admin });
  if (admin) return { may: true, read: list };
  return { may: list.data ? mayMake(false, list.data) : null, read: list };
}
