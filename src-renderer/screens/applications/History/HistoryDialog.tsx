/**
 * The changes of an application in words, with author, time and way, and the way back to a day (spec 3§2.5, 3§3.2).
 */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { localDay } from '#data/local-day.ts';
import { callRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { querySysAppManageInfo } from '#shared/api/applications/manage.ts';
import { loadModuleStatus } from '#shared/api/applications/modules.ts';
import { pageQueryOperationLog } from '#shared/api/operation-log/operation-log.ts';
import type { Detach } from '#shared/rules/common/departments/scope.ts';
import { infoValues } from '#shared/rules/records/applications/app-info-record.ts';
import { useActiveServer } from '#state/program.ts';
import { Badge } from '#widgets/Badge.tsx';
import { DatePicker } from '#widgets/controls/DatePicker.tsx';
import { timeWidth } from '#widgets/DataGrid/column.ts';
import { Dialog } from '#widgets/Dialog.tsx';
import { joinReads } from '#widgets/join-reads.ts';
import { ListScreen } from '#widgets/List/ListScreen.tsx';
import { useList } from '#widgets/List/use-list.ts';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { ReadPart } from '#widgets/ReadPart.tsx';
import { Section } from '#widgets/Section.tsx';
import { shownAppName } from '../AppManage/app-words.ts';
import { BackToDay, type PresentApp } from './BackToDay.tsx';
import { type AppHistory, type HistoryLine, loadHistory } from './load-history.ts';

interface HistoryDialogProps {
  readonly deptId: string;
  /** Id of the application. */
  readonly id: string;
  readonly detach: Detach;
  /** The user may change the application, and enable or disable it. */
  readonly may: { readonly change: boolean; readonly enable: boolean };
  readonly onClose: () => void;
}

export function HistoryDialog({ deptId, id, detach, may, onClose }: HistoryDialogProps) {
  const { t } = useText();
  const { id: server } = useActiveServer();
  const [day, setDay] = useState<string | null>(null);
  const present = useQuery({
    queryKey: [querySysAppManageInfo.id, 'history', deptId, id],
    queryFn: async ({ signal }): Promise<PresentApp> => {
      const info = await callRead(querySysAppManageInfo, { deptId, sysMenuId: id }, { signal });
      const statuses = await callRead(loadModuleStatus, { deptId }, { signal });
      const { moduleId } = info.appModuleLink;
      return {
        app: { deptId, id, moduleId },
        name: shownAppName(info),
        values: infoValues(info, detach),
        enabled: statuses.find((one) => one.moduleId === moduleId)?.status ?? null,
      };
    },
    staleTime: 0,
  });
  const app = present.data?.app;
  const history = useQuery({
    queryKey: [pageQueryOperationLog.id, 'history', server, app, document.documentElement.lang],
    queryFn: ({ signal }) => {
      if (!app) throw new Error('the application was not read');
      return loadHistory(app, server, signal);
    },
    enabled: app !== undefined,
    staleTime: 0,
  });
  const name = present.data?.name ?? id;
  return (
    <Dialog open width={1000} title={t('appHistory.title', { name })} onClose={onClose}>
      <ReadPart
        read={joinReads([present, t('appRollOut.failed')], [history, t('appHistory.failed')])}
        rows={6}
      >
        {([now, past]) => (
          <>
            {may.change && (
              <Section title={t('appHistory.back')}>
                <div className={`${layout.inline} ${layout.below}`}>
                  <span aria-hidden="true">{t('appHistory.day')}</span>
                  <DatePicker
                    label={t('appHistory.day')}
                    max={localDay(Date.now())}
                    value={day}
                    onChange={setDay}
                  />
                </div>
                {day !== null && (
                  <BackToDay key={day} now={now} history={past} day={day} mayEnable={may.enable} />
                )}
              </Section>
            )}
            <HistoryList history={past} />
          </>
        )}
      </ReadPart>
    </Dialog>
  );
}

/** The changes of one application, newest first; a change of this computer with its fields before and after. */
function HistoryList({ history }: { readonly history: AppHistory }) {
  const { t, formatTime } = useText();
  const fieldsText = ({ fields }: HistoryLine) =>
    fields.map(({ label, before, after }) => t('appHistory.field', { label, before, after }));
  const list = useList<HistoryLine>({
    name: 'applications.history',
    addressPrefix: null,
    source: { data: history.lines },
    rowKey: ({ key }) => key,
    columns: [
      {
        key: 'time',
        title: t('operationLog.column.time'),
        width: timeWidth,
        text: ({ time }) => formatTime(time),
        export: ({ time }) => time,
      },
      { key: 'who', title: t('operationLog.column.operator'), width: 130, text: ({ who }) => who },
      {
        key: 'what',
        title: t('appHistory.what'),
        wraps: true,
        text: (line) => [line.what, ...fieldsText(line)].join(' '),
        cell: (line) => (
          <span>
            {line.what} {line.isOwn && <Badge>{t('appHistory.own')}</Badge>}
            {fieldsText(line).map((text) => (
              <span key={text} className={ink.under}>
                {text}
              </span>
            ))}
          </span>
        ),
      },
    ],
    pages: { initial: 10, options: [10, 50, 100] },
  });
  return (
    <ListScreen
      list={list}
      label={t('appHistory.list')}
      empty={{ title: t('operationLog.empty'), text: t('appHistory.emptyText') }}
      pageSearch={false}
    />
  );
}
