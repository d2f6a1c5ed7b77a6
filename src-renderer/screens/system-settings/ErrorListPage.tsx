/** Errors of the server with their place in its program (spec 1§2.1 "error list", 1§7.4; GEN-038, FRAME-050). */
import { useState } from 'react';
import { useText } from '#data/text.ts';
import { errorModules, listErrors, type ServerError } from '#shared/api/system-settings/error-list.ts';
import { Copyable, CopyButton } from '#widgets/Copyable.tsx';
import { timeWidth } from '#widgets/DataGrid/column.ts';
import { Dialog } from '#widgets/Dialog.tsx';
import { Fact, FactList } from '#widgets/Facts.tsx';
import { ListScreen } from '#widgets/List/ListScreen.tsx';
import { pagedSource } from '#widgets/List/list-source.ts';
import { useList } from '#widgets/List/use-list.ts';
import layout from '#widgets/looks/layout.module.css';

const pages = { initial: 20, options: [10, 20, 50, 100] };
const codes = ['400', '409', '500', '503', '504'];

export function ErrorListPage() {
  const { t, formatTime } = useText();
  const [opened, setOpened] = useState<ServerError | null>(null);
  const moduleIn = (name: string) => {
    const own = errorModules.find((one) => one === name);
    return own ? t(`errorList.modules.${own}`) : name;
  };
  const list = useList({
    name: 'errorList',
    pages,
    filters: {
      q: { kind: 'search', placeholder: t('errorList.search') },
      module: {
        kind: 'choice',
        label: t('errorList.module'),
        options: errorModules.map((value) => ({ value, label: moduleIn(value) })),
      },
      code: {
        kind: 'choice',
        label: t('errorList.code'),
        options: codes.map((value) => ({ value, label: value })),
      },
      from: { kind: 'day', label: t('errorList.from') },
      to: { kind: 'day', label: t('errorList.to'), since: 'from' },
    },
    source: pagedSource(listErrors, ({ values, pageNo, pageSize }) => {
      const query = {
        keywords: values.q?.trim() ?? '',
        module: values.module ?? '',
        errorCode: values.code ?? '',
        beginDate: values.from ?? '',
        endDate: values.to ?? '',
      };
      const wanted = Object.entries(query).filter(([, value]) => value !== '');
      return { pageNo, pageSize, ...(Object.fromEntries(wanted) as Partial<typeof query>) };
    }),
    columns: [
      {
        key: 'time',
        title: t('errorList.time'),
        width: timeWidth,
        text: ({ createTime }) => formatTime(createTime),
        export: ({ createTime }) => createTime,
      },
      { key: 'code', title: t('errorList.code'), text: ({ errorCode }) => errorCode, mono: true, width: 72 },
      { key: 'message', title: t('errorList.message'), text: ({ errorMsg }) => errorMsg, share: 2 },
      { key: 'module', title: t('errorList.module'), text: ({ module }) => moduleIn(module), width: 96 },
      {
        key: 'path',
        title: t('errorList.path'),
        mono: true,
        filler: true,
        text: ({ requestPath }) => requestPath,
      },
      { key: 'person', title: t('errorList.person'), text: ({ username }) => username, filler: true },
      { key: 'ip', title: t('errorList.ip'), text: ({ clientIp }) => clientIp, mono: true, hidden: true },
      { key: 'trace', title: t('errorList.trace'), text: ({ traceId }) => traceId, mono: true, hidden: true },
      { only: 'file', key: 'stack', title: t('errorList.stack'), export: ({ stack }) => stack },
    ],
    rowKey: ({ id }) => id,
  });
  return (
    <>
      <ListScreen
        list={list}
        label={t('errorList.title')}
        head={{ title: t('errorList.title'), purpose: t('errorList.purpose') }}
        empty={{ title: t('errorList.empty'), text: t('errorList.emptyText') }}
        failed={t('errorList.failed')}
        refresh
        onOpen={setOpened}
      />
      {opened && (
        <Dialog open width={720} title={t('errorList.details')} onClose={() => setOpened(null)}>
          <FactList>
            <Fact label={t('errorList.time')}>{formatTime(opened.createTime)}</Fact>
            <Fact label={t('errorList.code')}>{opened.errorCode}</Fact>
            <Fact label={t('errorList.message')}>{opened.errorMsg}</Fact>
            <Fact label={t('errorList.module')}>{moduleIn(opened.module)}</Fact>
            <Fact label={t('errorList.path')}>
              <code>{opened.requestPath}</code>
            </Fact>
            <Fact label={t('errorList.person')}>{`${opened.username} · ${opened.clientIp}`}</Fact>
            <Fact label={t('errorList.trace')}>
              <Copyable value={opened.traceId} />
            </Fact>
            <Fact label={t('errorList.stack')}>
              <CopyButton
                value={opened.stack}
                label={t('common.copyValue', { value: t('errorList.stack') })}
              />
            </Fact>
          </FactList>
          <pre className={layout.scroll}>{opened.stack}</pre>
        </Dialog>
      )}
    </>
  );
}
