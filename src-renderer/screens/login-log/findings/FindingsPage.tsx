/** Findings of the login log as a list: each with its rows, a state, and what may be done about it. */
import { ShieldAlert } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useText } from '#data/text.ts';
import { findingStates } from '#shared/rules/login-log/finding-mark.ts';
import { readSpan } from '#shared/rules/login-log/span.ts';
import { useServerToday } from '#state/server-day.ts';
import { useAddress } from '#state/address.ts';
import { Button } from '#widgets/Button.tsx';
import { byWords } from '#widgets/List/filters.ts';
import { ListScreen } from '#widgets/List/ListScreen.tsx';
import { useList } from '#widgets/List/use-list.ts';
import layout from '#widgets/looks/layout.module.css';
import { notifyFailure } from '#widgets/notify.tsx';
import { PageHeader } from '#widgets/PageHeader.tsx';
import { ReadFailure } from '#widgets/ReadPart.tsx';
import { ClockSwitch } from '#widgets/ServerTimes/ClockSwitch.tsx';
import { useServerTimes } from '#widgets/ServerTimes/use-server-times.ts';
import { WhoseRows } from '#widgets/WhoseRows.tsx';
import { FiguresExtent, FiguresProgress } from '../FiguresExtent.tsx';
import { useFigures } from '../figures/use-figures.ts';
import { LogTabs } from '../LogTabs.tsx';
import { noLogFilter, toLoginFilter } from '../log-filter.ts';
import { personPath, withLogFilters } from '../log-links.ts';
import { SpanFilter } from '../SpanFilter.tsx';
import { type LogFinding, findingKinds } from './finding.ts';
import { findingColumns, type MarkedFinding, stateOf } from './finding-columns.tsx';
import { logFindingText } from './finding-words.ts';
import { JudgeDialog } from './JudgeDialog.tsx';
import { concernedBy } from './concerned.ts';
import { LazyStepsDialog } from './lazy-steps-dialog.ts';
import { useFindingMarks } from '#state/finding-marks.ts';

const none: readonly LogFinding[] = [];

/** Actions on one finding or on several. */
const findingActions = [
  { action: 'judge', label: 'loginLog.findings.judge' },
  { action: 'steps', label: 'loginLog.findings.steps.action' },
] as const;
type FindingAction = (typeof findingActions)[number]['action'];

export function FindingsPage() {
  const fileText = useText();
  const times = useServerTimes();
  const { text, serverZone } = times;
  const { t, formatNumber } = text;
  const navigate = useNavigate();
  const [asked, setAsked] = useState<{
    readonly action: FindingAction;
    readonly of: readonly LogFinding[];
  } | null>(null);
  const { read, marks, mark } = useFindingMarks();
  const when = useAddress().get('when');
  const today = useServerToday();
  const figures = useFigures(toLoginFilter({ ...noLogFilter, when }, { type: null, today }), true, true);
  const found = figures.figures?.findings ?? (figures.total === 0 ? none : undefined);
  // New row objects for new marks make a filter by state look at the rows again.
  const rows = useMemo(
    () =>
      read.isPending ? undefined : found?.map((finding) => ({ ...finding, mark: marks.get(finding.key) })),
    [found, marks, read.isPending],
  );
  const wordsOf = (finding: MarkedFinding) =>
    [logFindingText(finding, text), finding.account, ...finding.addresses, finding.mark?.note ?? ''].join(
      ' ',
    );
  const columns = useMemo(
    () => findingColumns(text, { text: fileText, zone: serverZone }),
    [text, fileText, serverZone],
  );
  const list = useList<MarkedFinding, 'q' | 'when' | 'kind' | 'state'>({
    name: 'loginLog.findings',
    select: true,
    source: {
      data: rows,
      error: figures.figures ? null : figures.error,
      isFetching: figures.reading,
      refetch: figures.readOn,
    },
    filters: {
      q: { kind: 'search', narrow: byWords(wordsOf) },
      when: {
        kind: 'other',
        label: t('loginLog.span.label'),
        isReadable: (value) => readSpan(value, today) !== null,
        draw: (value, set) => <SpanFilter value={value} onChange={set} />,
      },
      kind: {
        kind: 'choice',
        label: t('loginLog.findings.kind'),
        options: findingKinds.map((value) => ({ value, label: t(`loginLog.findings.kinds.${value}`) })),
        narrow: (rows, value) => rows.filter(({ kind }) => kind === value),
      },
      state: {
        kind: 'choice',
        label: t('loginLog.findings.state'),
        options: findingStates.map((value) => ({ value, label: t(`loginLog.findings.states.${value}`) })),
        narrow: (rows, value) => rows.filter((finding) => stateOf(finding) === value),
      },
    },
    columns,
    rowKey: ({ key }) => key,
  });
  const ask = (action: FindingAction, of: readonly LogFinding[]) => {
    if (of.length > 0) setAsked({ action, of });
  };
  return (
    <>
      <PageHeader
        title={t('loginLog.findingsTitle')}
        purpose={t('loginLog.findingsPurpose')}
        tabs={<LogTabs />}
      />
      <ListScreen
        list={list}
        label={t('loginLog.findingsTitle')}
        failed={t('loginLog.picture.failed')}
        notices={
          <>
            <WhoseRows />
            {read.error && (
              <ReadFailure
                read={{ data: undefined, error: read.error, refetch: read.refetch }}
                failed={t('loginLog.findings.marksFailed')}
              />
            )}
          </>
        }
        empty={{
          title: t('loginLog.findings.empty'),
          text: t('loginLog.findings.emptyText'),
          icon: <ShieldAlert size={28} />,
        }}
        nothing={t('loginLog.findings.nothing')}
        count={(total) => t('loginLog.findings.count', { count: total, total: formatNumber(total) })}
        below={
          <div className={layout.row}>
            <FiguresExtent {...figures} />
            <FiguresProgress {...figures} />
          </div>
        }
        bulk={(chosen) =>
          findingActions.map(({ action, label }) => (
            <Button
              key={action}
              size="small"
              onClick={() =>
                void chosen
                  .chosen()
                  .then((rows) => ask(action, rows))
                  .catch(notifyFailure)
              }
            >
              {t(label)}
            </Button>
          ))
        }
        actions={(finding) => [
          ...findingActions.map(({ action, label }) => ({
            key: action,
            label: t(label),
            name: t('loginLog.findings.actionOf', {
              action: t(label),
              what: logFindingText(finding, text),
            }),
            onSelect: () => ask(action, [finding]),
          })),
          ...(finding.userId === ''
            ? []
            : [
                {
                  key: 'person',
                  rare: true as const,
                  label: t('loginLog.row.person'),
                  onSelect: () => void navigate(personPath(finding.userId)),
                },
              ]),
          {
            key: 'rows',
            rare: true,
            label: t('loginLog.findings.rows'),
            onSelect: () =>
              void navigate({ pathname: '/loginlog', search: withLogFilters('', finding.rows) }),
          },
        ]}
        beside={<ClockSwitch times={times} />}
        file={{ zone: serverZone }}
        height="page"
      />
      {asked?.action === 'judge' && (
        <JudgeDialog
          findings={asked.of}
          marks={marks}
          mark={mark}
          onClose={() => setAsked(null)}
          onDone={() => list.selection?.clear()}
        />
      )}
      {asked?.action === 'steps' && (
        <LazyStepsDialog
          concerned={concernedBy(asked.of)}
          why={asked.of.map((finding) => logFindingText(finding, text)).join(' ')}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
