import type { UseQueryResult } from '@tanstack/react-query';
import { useText } from '#data/text.ts';
import { Button } from '#widgets/Button.tsx';
import { byWords } from '#widgets/List/filters.ts';
import { ListScreen } from '#widgets/List/ListScreen.tsx';
import { useList } from '#widgets/List/use-list.ts';
import { notifyFailure } from '#widgets/notify.tsx';
import { StatusDot } from '#widgets/StatusDot.tsx';
import type { SyncDepartment } from './give-themes.ts';

interface SyncDepartmentsProps {
  readonly read: UseQueryResult<readonly SyncDepartment[]>;
  /** The label of the button, by the number of chosen departments. */
  readonly action: (count: number) => string;
  readonly busy?: boolean;
  readonly onChosen: (departments: readonly SyncDepartment[]) => unknown;
  /** The marks are about any theme of this department, not about a single one. */
  readonly any?: boolean;
  /** Greatest height in pixels; by default the page's. */
  readonly most?: number;
}

export function SyncDepartments(props: SyncDepartmentsProps) {
  const { read, action, busy = false, any = false, onChosen, most } = props;
  const { t } = useText();
  const [has, hasNot] = any ? (['hasSome', 'hasNone'] as const) : (['has', 'hasNot'] as const);
  const stateOf = ({ synced }: SyncDepartment) => t(`themeActions.sync.${synced ? has : hasNot}`);
  const list = useList<SyncDepartment, 'q'>({
    name: 'themes.syncDepartments',
    addressPrefix: null,
    source: read,
    select: true,
    filters: { q: { kind: 'search', narrow: byWords(({ deptName }) => deptName) } },
    columns: [
      {
        key: 'deptName',
        title: t('themeActions.sync.department'),
        sort: true,
        text: ({ deptName }) => deptName,
      },
      {
        key: 'synced',
        title: t(any ? 'themeActions.sync.any' : 'themeActions.sync.state'),
        width: 200,
        sort: true,
        text: stateOf,
        cell: (row) => <StatusDot tone={row.synced ? 'success' : 'neutral'}>{stateOf(row)}</StatusDot>,
      },
    ],
    rowKey: ({ deptId }) => deptId,
  });
  return (
    <ListScreen
      list={list}
      label={t('themeActions.sync.label')}
      empty={{ title: t('themeActions.sync.empty'), text: t('themeActions.sync.emptyText') }}
      failed={t('themeActions.sync.failed')}
      file={false}
      pageSearch={false}
      {...(most === undefined ? {} : { height: { most } })}
      bulk={(chosen) => (
        <Button
          size="small"
          busy={busy}
          onClick={() => void chosen.chosen().then(onChosen).catch(notifyFailure)}
        >
          {action(chosen.count)}
        </Button>
      )}
    />
  );
}
