/** The online white list: a table of tenants and one of people, and the dialog that adds to them (SEC-038 to 040). */

import { useLocation, useMatch, useNavigate, useSearchParams } from 'react-router-dom';
import { useRead } from '#data/read.ts';
import { type TextTools, useText } from '#data/text.ts';
import {
  queryOnlineWhite,
  type WhiteEntry,
  type WhiteType,
} from '#shared/api/security-settings/online-white.ts';
import { getOnline } from '#shared/api/security-settings/settings.ts';
import { clientScopes } from '#shared/rules/common/sign-in/client-types.ts';
import { onlineWhiteRecord } from '#shared/rules/records/online-white-record.ts';
import { Button } from '#widgets/Button.tsx';
import { Segmented } from '#widgets/controls/Segmented.tsx';
import { saveNow } from '#widgets/Form/save-asking.ts';
import { ListScreen } from '#widgets/List/ListScreen.tsx';
import { pagedSource } from '#widgets/List/list-source.ts';
import { useList } from '#widgets/List/use-list.ts';
import layout from '#widgets/looks/layout.module.css';
import { ReadPart } from '#widgets/ReadPart.tsx';
import { AddWhite } from './AddWhite.tsx';

const path = '/safe_account/securityconfig/onlineWhite';
/** Rows of a page (1§9). */
const pages = { initial: 10, options: [10, 20, 50] };
const types = ['tenantKey', 'userId'] as const;

export function OnlineWhite() {
  const { t } = useText();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const { search } = useLocation();
  const kind = useMatch(`${path}/add/:kind`)?.params.kind;
  const adding = types.find((type) => type === kind);
  const shown = types.find((type) => type === params.get('list')) ?? types[0];
  const online = useRead(getOnline, {});
  return (
    <>
      <div className={layout.below}>
        <Segmented
          label={t('onlineWhite.which')}
          value={shown}
          options={types.map((value) => ({ value, label: t(`onlineWhite.list.${value}`) }))}
          onChange={(list) => setParams({ list })}
        />
      </div>
      <ReadPart read={online} failed={t('securitySettings.failed')} waiting={null}>
        {({ id }) =>
          adding && (
            <AddWhite
              type={adding}
              connConfigId={id}
              onClose={() => void navigate({ pathname: path, search }, { replace: true })}
            />
          )
        }
      </ReadPart>
      <WhiteTable
        key={shown}
        type={shown}
        onAdd={() => void navigate({ pathname: `${path}/add/${shown}`, search })}
      />
    </>
  );
}

function WhiteTable({ type, onAdd }: { readonly type: WhiteType; readonly onAdd: () => void }) {
  const text = useText();
  const { t } = text;
  const list = useList({
    name: `onlineWhite.${type}`,
    addressPrefix: type,
    pages,
    filters: {
      terminal: {
        kind: 'choice',
        label: t('onlineWhite.terminal'),
        options: clientScopes.map((value) => ({ value, label: t(`clientTypes.${value}`) })),
      },
    },
    source: pagedSource(
      queryOnlineWhite,
      ({ values, pageNo, pageSize }) => ({
        currentPage: pageNo,
        pageSize,
        configType: type,
        ...(values.terminal === '' ? {} : { dtu: values.terminal }),
      }),
      { of: type },
    ),
    columns: [
      { key: 'name', title: t(`onlineWhite.name.${type}`), text: ({ accountInfo }) => accountInfo },
      { key: 'id', title: t(`onlineWhite.id.${type}`), text: targetOf, mono: true },
      {
        key: 'terminal',
        title: t('onlineWhite.terminal'),
        text: ({ terminalType }) => terminalIn(terminalType, text),
      },
    ],
    rowKey: ({ id }) => id,
  });
  const add = <Button onClick={onAdd}>{t(`onlineWhite.add.${type}`)}</Button>;
  return (
    <ListScreen
      list={list}
      label={t(`onlineWhite.list.${type}`)}
      tools={add}
      empty={{ title: t(`onlineWhite.empty.${type}`), action: add }}
      failed={t('onlineWhite.failed')}
      refresh
      actions={(entry) => [
        {
          key: 'remove',
          label: t('common.remove'),
          danger: true,
          name: t('onlineWhite.removeNamed', { name: entry.accountInfo }),
          onSelect: () => void remove(entry),
        },
      ]}
    />
  );
}

const targetOf = ({ configType, tenantKey, userId }: WhiteEntry) =>
  configType === 'tenantKey' ? tenantKey : userId;

/** Reports its own success and failure; *Undo* restores the entry. */
function remove(entry: WhiteEntry): Promise<boolean> {
  const { accountInfo: name, configType, terminalType, connConfig } = entry;
  const locator = { id: targetOf(entry), name, configType, terminalType, connConfigId: connConfig.id };
  return saveNow(onlineWhiteRecord, locator, { listed: { from: true, to: false } }, 'onlineWhite.removed');
}

/** A terminal that this version does not know keeps the server's own word. */
export function terminalIn(type: string, { t }: TextTools): string {
  const known = clientScopes.find((one) => one === type);
  return known ? t(`clientTypes.${known}`) : type;
}
