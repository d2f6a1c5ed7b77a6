/** The departments that themes can be given to, to choose from; what is chosen gets them. */
import type { UseQueryResult } from '@tanstack/react-query';
import { useChange } from '#data/changes/index.ts';
import { useText } from '#data/text.ts';
import type { Output } from '#shared/api/endpoint.ts';
import type { ThemeDtu } from '#shared/api/themes/context.ts';
import { querySyncDepts, syncThemes } from '#shared/api/themes/packages.ts';
import { themeReads } from '#shared/rules/records/themes/theme-reads.ts';
import { Button } from '#widgets/Button.tsx';
import { byWords } from '#widgets/List/filters.ts';
import { ListScreen } from '#widgets/List/ListScreen.tsx';
import { useList } from '#widgets/List/use-list.ts';
import { notifyFailure } from '#widgets/notify.tsx';
import { StatusDot } from '#widgets/StatusDot.tsx';

type Departments = Output<typeof querySyncDepts>;
type SyncDepartment = Departments[number];

interface SyncDepartmentsProps {
  readonly read: UseQueryResult<Departments>;
  readonly dtu: ThemeDtu;
  readonly themes: readonly { readonly id: string; readonly name: string }[];
  readonly onDone: () => void;
}

export function SyncDepartments({ read, dtu, themes, onDone }: SyncDepartmentsProps) {
  const { t } = useText();
  const { submit, pending } = useChange();
  const stateOf = ({ synced }: SyncDepartment) =>
    t(synced ? 'themeActions.sync.has' : 'themeActions.sync.hasNot');
  const list = useList<SyncDepartment, 'q'>({
    name: 'themes.syncDepartments',
    ...{ place: null, source: read, select: true },
    filters: { q: { kind: 'search', narrow: byWords(({ deptName }) => deptName) } },
    columns: [
      {
        ...{ key: 'deptName', title: t('themeActions.sync.department'), sort: true },
        text: ({ deptName }) => deptName,
      },
      {
        ...{ key: 'synced', title: t('themeActions.sync.state'), width: 160, sort: true, text: stateOf },
        cell: (row) => <StatusDot tone={row.synced ? 'success' : 'neutral'}>{stateOf(row)}</StatusDot>,
      },
    ],
    rowKey: ({ deptId }) => deptId,
  });
  const give = async (departments: readonly SyncDepartment[]) => {
    const done = await submit({
      ...{ title: 'themeActions.sync.given', endpoint: syncThemes, success: 'common.done.operation' },
      input: {
        ...{ topicIds: themes.map(({ id }) => id), dtu },
        deptIds: departments.map(({ deptId }) => deptId),
      },
      before: {
        themes: themes.map(({ name }) => name),
        departments: departments.map(({ deptName }) => deptName),
      },
      touches: [querySyncDepts, ...themeReads],
    });
    if (done) onDone();
  };
  return (
    <ListScreen
      list={list}
      label={t('themeActions.sync.label')}
      empty={{ title: t('themeActions.sync.empty') }}
      failed={t('themeActions.sync.failed')}
      file={false}
      pageSearch={false}
      height={{ most: 360 }}
      bulk={(chosen) => (
        <Button
          size="small"
          look="primary"
          busy={pending}
          onClick={() => void chosen.chosen().then(give).catch(notifyFailure)}
        >
          {t('themeActions.sync.give', { count: chosen.count })}
        </Button>
      )}
    />
  );
}
