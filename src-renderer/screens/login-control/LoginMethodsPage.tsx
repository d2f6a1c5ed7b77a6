/** Login methods: who signs in from which terminals (spec 1§2.13; SEC-003, 013, 051). */

import { useState } from 'react';
import { useLocation, useMatch, useNavigate } from 'react-router-dom';
import { useRead } from '#data/read.ts';
import { type TextTools, useText } from '#data/text.ts';
import {
  getLoginMethods,
  type LoginMethod,
  type LoginTarget,
} from '#shared/api/login-control/login-methods.ts';
import {
  type ClientScope,
  clientScopes,
  everyClientType,
} from '#shared/rules/common/sign-in/client-types.ts';
import { SecurityArea } from '#widgets/AccountSecurity/SecurityArea.tsx';
import { SignInPolicyMenu } from '#widgets/AccountSecurity/SignInPolicyMenu.tsx';
import { Button } from '#widgets/Button.tsx';
import { byWords } from '#widgets/List/filters.ts';
import { ListScreen } from '#widgets/List/ListScreen.tsx';
import { useList } from '#widgets/List/use-list.ts';
import { ErrorNotice, Notice } from '#widgets/Notice.tsx';
import { ObjectLog, useWhoChanged } from '#widgets/OperationLog/ObjectLog.tsx';
import { usePickedNames } from '#widgets/PeoplePicker/use-names.ts';
import { deleteMethod } from './delete-method.ts';
import { EditMethod, NewMethod } from './MethodDialogs.tsx';

const path = '/safe_account/loginType';

export function LoginMethodsPage() {
  const text = useText();
  const { t } = text;
  const { search } = useLocation();
  const navigate = useNavigate();
  const id = useMatch(`${path}/edit/:id`)?.params.id;
  const read = useRead(getLoginMethods, {});
  const whoChanged = useWhoChanged();
  const names = useTargetNames(read.data ?? []);
  /** The login method whose deletion the server has refused. */
  const [undeletable, setKept] = useState<LoginMethod | null>(null);
  const list = useList({
    name: 'loginMethods',
    filters: {
      q: { kind: 'search', narrow: byWords(({ name }) => name) },
      terminal: {
        kind: 'choice',
        label: t('loginControl.terminals'),
        options: clientScopes.map((value) => ({ value, label: t(`clientTypes.${value}`) })),
        narrow: (methods, wanted) =>
          methods.filter(({ type }) => type.includes(wanted) || type.includes(everyClientType)),
      },
    },
    source: read,
    columns: [
      { key: 'name', title: t('loginControl.name'), text: ({ name }) => name, sort: true },
      { key: 'targets', title: t('loginControl.targets'), text: (method) => names.inWords(method, text) },
      {
        key: 'type',
        title: t('loginControl.terminals'),
        text: ({ type }) => terminalsIn(type, text),
        filler: true,
      },
    ],
    rowKey: ({ configId }) => configId,
  });
  const open = (one: string) =>
    void navigate({ pathname: `${path}/edit/${encodeURIComponent(one)}`, search });
  const close = () => void navigate({ pathname: path, search }, { replace: true });
  const add = () => open('new');
  const remove = async (method: LoginMethod) => {
    setKept((await deleteMethod(method)) ? method : null);
  };
  const stays =
    undeletable !== null && (read.data ?? []).some(({ configId }) => configId === undeletable.configId);
  return (
    <SecurityArea>
      <ListScreen
        list={list}
        label={t('loginControl.title')}
        head={{
          title: t('loginControl.title'),
          purpose: t('loginControl.purpose'),
          actions: (
            <>
              <SignInPolicyMenu />
              <Button look="primary" onClick={add}>
                {t('loginControl.add')}
              </Button>
            </>
          ),
        }}
        notices={
          <>
            {stays && (
              <Notice tone="warning" title={t('loginControl.notDeleted', { name: undeletable.name })} />
            )}
            {names.error && <ErrorNotice error={names.error} title={t('loginControl.namesFailed')} />}
          </>
        }
        empty={{
          title: t('loginControl.empty'),
          action: <Button onClick={add}>{t('loginControl.add')}</Button>,
        }}
        failed={t('loginControl.failed')}
        refresh
        onOpen={({ configId }) => open(configId)}
        actions={(method) => [
          {
            key: 'edit',
            label: t('common.edit'),
            name: t('list.editOne', { name: method.name }),
            onSelect: () => open(method.configId),
          },
          ...whoChanged(method.configId),
          {
            key: 'delete',
            label: t('list.delete'),
            name: t('list.deleteOne', { name: method.name }),
            danger: true,
            onSelect: () => void remove(method),
          },
        ]}
      >
        <ObjectLog module="basicserver" />
        {id === 'new' && <NewMethod onClose={close} />}
        {id !== undefined && id !== 'new' && <EditMethod key={id} id={id} onClose={close} />}
      </ListScreen>
    </SecurityArea>
  );
}

/** A terminal that this version does not know keeps the server's own word. */
function terminalsIn(type: readonly string[], { t }: TextTools): string {
  const known = (one: string): one is ClientScope => clientScopes.some((each) => each === one);
  return type.map((one) => (known(one) ? t(`clientTypes.${one}`) : one)).join(t('common.form.separator'));
}

const shown = 3;
const menuCode = 'loginType';

/** Names of the people and departments of login methods: only the first few of each method are looked up. */
function useTargetNames(methods: readonly LoginMethod[]) {
  const named = methods.flatMap(({ targets }) => targets.slice(0, shown));
  const idsOf = (kind: LoginTarget['type']) => [
    ...new Set(named.filter(({ type }) => type === kind).map(({ targetId }) => targetId)),
  ];
  const people = usePickedNames('people', idsOf('employee'), menuCode);
  const departments = usePickedNames('department', idsOf('department'), menuCode);
  const byTarget = new Map([
    ...people.chosen.map(({ id, name }) => [`employee ${id}`, name] as const),
    ...departments.chosen.map(({ id, name }) => [`department ${id}`, name] as const),
  ]);
  // A target without a name yet shows an ellipsis, not its id.
  const shownName = (name: string, { type, targetId }: LoginTarget) =>
    name === targetId && (type === 'employee' ? people : departments).loading ? '…' : name;
  return {
    error: people.error ?? departments.error,
    inWords: ({ targets }: LoginMethod, { t }: TextTools): string => {
      const names = targets
        .slice(0, shown)
        .map((target) =>
          shownName(byTarget.get(`${target.type} ${target.targetId}`) ?? target.targetId, target),
        )
        .join(t('common.form.separator'));
      const count = targets.length - shown;
      return count > 0 ? t('loginControl.more', { names, count }) : names;
    },
  };
}
