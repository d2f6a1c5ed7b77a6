/** The changes that return an application to an earlier day, and its unknown values; ordinary writes, with undo. */
import { useState } from 'react';
import { labelOf, valueText } from '#data/records/record-text.ts';
import { isGone } from '#data/records/save-record.ts';
import { useText } from '#data/text.ts';
import { sameValue } from '#shared/kit/merge.ts';
import { type AppInfoValues, appInfoRecord } from '#shared/rules/records/applications/app-info-record.ts';
import { moduleStatusRecord } from '#shared/rules/records/applications/module-status-record.ts';
import { Button } from '#widgets/Button.tsx';
import { Compare, type ComparedField } from '#widgets/compare/Compare.tsx';
import { saveAsking } from '#widgets/Form/save-asking.ts';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { Notice } from '#widgets/Notice.tsx';
import { notifyFailure } from '#widgets/notify.tsx';
import { toggleApp } from '../AppManage/toggle-app.ts';
import { useUsers } from '../use-users.ts';
import { type HistoryApp, pastState } from './app-past.ts';
import type { AppHistory } from './load-history.ts';

export interface PresentApp {
  readonly app: HistoryApp;
  readonly name: string;
  readonly values: AppInfoValues;
  /** Null where the server lists no such module. */
  readonly enabled: boolean | null;
}

interface BackToDayProps {
  readonly now: PresentApp;
  readonly history: AppHistory;
  /** YYYY-MM-DD */
  readonly day: string;
  readonly mayEnable: boolean;
}

export function BackToDay({ now, history, day, mayEnable }: BackToDayProps) {
  const { t, formatTime, formatDay } = useText();
  const [busy, setBusy] = useState(false);
  const { app, name, values, enabled } = now;
  const usersOf = useUsers(app.deptId);
  if (history.since !== '' && day < history.since)
    return <Notice>{t('appHistory.tooFar', { day: formatDay(history.since) })}</Notice>;
  const { fieldValues, unsure, blocked } = pastState(history.lines, day);
  const current: Readonly<Record<string, unknown>> = { ...values, enabled };
  const back = Object.entries(fieldValues).filter(
    ([field, value]) => field in current && !sameValue(current[field], value),
  );
  const fields = back.map(([field, value]): ComparedField => {
    const [kind, label] =
      field === 'enabled'
        ? [moduleStatusRecord, t('applications.enable.status')]
        : [appInfoRecord, labelOf(appInfoRecord, field as keyof AppInfoValues & string)];
    const text = (one: unknown) => valueText<Record<string, unknown>>(kind, field, one);
    return { key: field, name: label, kind: 'changed', before: text(current[field]), after: text(value) };
  });
  const bring = async () => {
    setBusy(true);
    try {
      const own = back.filter(([field]) => field !== 'enabled');
      const edits = own.map(([field, to]) => [field, { from: current[field], to }]);
      const { detach } = values;
      const came =
        own.length === 0
          ? 'same'
          : await saveAsking(
              appInfoRecord,
              { deptId: app.deptId, id: app.id, detach },
              Object.fromEntries(edits),
              'applications.form.saved',
            );
      const turns = back.find(([field]) => field === 'enabled');
      if (came !== 'kept' && turns && mayEnable)
        await toggleApp(app.deptId, { moduleId: app.moduleId, menuName: name }, turns[1] === true, usersOf);
    } catch (error) {
      // All other failures were shown where they arose.
      if (isGone(error)) notifyFailure(error.cause);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      {blocked && (
        <Notice tone="warning" title={t('appHistory.notKnown')}>
          {t('appHistory.blocked', {
            who: blocked.who || t('journal.nobody'),
            time: formatTime(blocked.time),
            what: blocked.what,
          })}
        </Notice>
      )}
      {unsure.includes('enabled') && <p className={ink.text}>{t('appHistory.unsureEnabled')}</p>}
      {fields.length === 0 ? (
        !blocked && <p className={ink.text}>{t('appHistory.asNow', { day: formatDay(day) })}</p>
      ) : (
        <>
          <p className={ink.text}>{t('appHistory.would', { day: formatDay(day) })}</p>
          <Compare
            fields={fields}
            before={fields.map(({ before }) => before).join('\n')}
            after={fields.map(({ after }) => after).join('\n')}
          />
          <div className={layout.above}>
            <Button busy={busy} onClick={() => void bring()}>
              {t('appHistory.action', { day: formatDay(day) })}
            </Button>
          </div>
        </>
      )}
    </>
  );
}
