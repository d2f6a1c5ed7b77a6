/** The dry run of taking a set over, line by line with missing codes, and then its results. */
import { useMemo, useRef, useState } from 'react';
import { describeError } from '#data/describe-error.ts';
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { queryBackstageMenus } from '#shared/api/back-menu/back-menu.ts';
import { queryDepartmentMenus } from '#shared/api/back-menu/detail.ts';
import { usePlatformHost } from '#state/menu.ts';
import { Button } from '#widgets/Button.tsx';
import { Progress } from '#widgets/controls/Progress.tsx';
import { Dialog } from '#widgets/Dialog.tsx';
import { ListScreen } from '#widgets/List/ListScreen.tsx';
import { useList } from '#widgets/List/use-list.ts';
import layout from '#widgets/looks/layout.module.css';
import { Notice } from '#widgets/Notice.tsx';
import { notifyFailure } from '#widgets/notify.tsx';
import { StatusDot, type StatusTone } from '#widgets/StatusDot.tsx';
import type { MenuSet } from './menu-set.ts';
import { plannedTakeResult, type TakeOutcome, type TakeResult, takeSet } from './run-take-over.ts';
import { planTakeOver } from './take-over.ts';

const none: readonly never[] = [];

interface TakeDialogProps {
  readonly deptId: string;
  readonly name: string;
  readonly from: string;
  readonly menuSet: MenuSet;
  /** Whether the platform tells names in languages; it does by default. */
  readonly hasNames?: boolean;
  /** Called with the results line by line, before the taking over with the plan. */
  readonly onClose: (results: readonly TakeResult[]) => void;
}

export function TakeDialog({ deptId, name, from, menuSet, hasNames = true, onClose }: TakeDialogProps) {
  const { t, formatNumber } = useText();
  const at = { domainName: usePlatformHost(), deptId };
  const menus = useRead(queryBackstageMenus, at);
  const names = useRead(queryDepartmentMenus, { deptId }, { enabled: hasNames });
  const stop = useRef(new AbortController());
  const [sending, setSending] = useState<{ done: number; all: number } | null>(null);
  const [takeResults, setCame] = useState<readonly TakeResult[] | null>(null);
  const { data: answer } = menus;
  const details = hasNames ? names.data : none;
  const plan = useMemo(
    () =>
      answer && details
        ? planTakeOver(menuSet, { groups: answer.backstageMenus, details }).map(plannedTakeResult)
        : [],
    [menuSet, answer, details],
  );
  const results = takeResults ?? plan;
  const close = () => onClose(results);
  const changing = plan.filter(({ outcome }) => outcome === 'plan').length;
  const missing = plan.filter(({ line }) => line.refusal === 'missingCode');
  const send = async () => {
    setSending({ done: 0, all: 1 });
    try {
      const { signal } = stop.current;
      setCame(await takeSet({ menuSet, at, signal, onDone: (done, all) => setSending({ done, all }) }));
    } catch (error) {
      notifyFailure(error);
    }
    setSending(null);
  };
  return (
    <Dialog
      open
      title={t('menuSets.dryRun.title', { name, from })}
      width={1000}
      locked={sending !== null}
      onClose={close}
      footer={
        sending ? (
          <Button onClick={() => stop.current.abort()}>{t('nameSheet.save.stop')}</Button>
        ) : (
          <>
            <Button onClick={close}>{t(takeResults ? 'common.close' : 'common.cancel')}</Button>
            {!takeResults && (
              <Button look="primary" disabled={changing === 0} onClick={() => void send()}>
                {t('menuSets.dryRun.send', { count: changing, total: formatNumber(changing) })}
              </Button>
            )}
          </>
        )
      }
    >
      {missing.length > 0 && (
        <div className={layout.below}>
          <Notice
            tone="warning"
            title={t('menuSets.dryRun.missing', {
              count: missing.length,
              total: formatNumber(missing.length),
            })}
          >
            {missing
              .slice(0, 20)
              .map(({ line }) => line.code)
              .join(t('common.form.separator'))}
            {missing.length > 20 && ' …'}
          </Notice>
        </div>
      )}
      {sending ? (
        <Progress label={t('menuSets.dryRun.progress')} done={sending.done} total={sending.all} />
      ) : (
        <Results results={results} />
      )}
    </Dialog>
  );
}

const tones = {
  plan: 'info',
  same: 'neutral',
  refused: 'warning',
  done: 'success',
  clash: 'warning',
  failed: 'danger',
  unknown: 'warning',
  stopped: 'neutral',
} as const satisfies Record<TakeOutcome, StatusTone>;

function Results({ results }: { readonly results: readonly TakeResult[] }) {
  const { t } = useText();
  const outcomes = [...new Set(results.map(({ outcome }) => outcome))];
  const why = ({ line, error }: TakeResult) =>
    error ? describeError(error).message : line.refusal ? t(`menuSets.refused.${line.refusal}`) : '';
  const list = useList<TakeResult, 'outcome'>({
    name: 'backMenu.take',
    addressPrefix: null,
    filters: {
      outcome: {
        kind: 'choice',
        label: t('nameSheet.save.result'),
        options: outcomes.map((value) => ({ value, label: t(`menuSets.outcome.${value}`) })),
        narrow: (rows, value) => rows.filter(({ outcome }) => outcome === value),
      },
    },
    source: { data: results },
    columns: [
      {
        key: 'name',
        title: t('backMenu.differ.name'),
        sort: true,
        text: ({ line: { name, inGroup } }) =>
          inGroup === '' ? name : t('backMenu.differ.inGroup', { name, group: inGroup }),
      },
      { key: 'code', title: t('menuSets.code'), width: 150, mono: true, text: ({ line }) => line.code },
      {
        key: 'parts',
        title: t('menuSets.parts'),
        minWidth: 180,
        wraps: true,
        text: ({ line }) =>
          line.parts.map((part) => t(`menuSets.part.${part}`)).join(t('common.form.separator')),
      },
      {
        key: 'result',
        title: t('nameSheet.save.result'),
        width: 180,
        sort: ({ outcome }) => outcome,
        text: ({ outcome }) => t(`menuSets.outcome.${outcome}`),
        cell: ({ outcome }) => (
          <StatusDot tone={tones[outcome]}>{t(`menuSets.outcome.${outcome}`)}</StatusDot>
        ),
      },
      { key: 'why', title: t('nameSheet.save.why'), text: why, wraps: true },
    ],
    rowKey: ({ line }) => JSON.stringify([line.what, line.id, line.code, line.name, line.inGroup]),
  });
  return (
    <ListScreen
      list={list}
      label={t('menuSets.dryRun.lines')}
      empty={{ title: t('menuSets.dryRun.nothing'), text: t('menuSets.dryRun.nothingText') }}
      height={360}
      pageSearch={false}
    />
  );
}
