/** The picture in words: each application with those that it needs, those that need it, and its number of users. */
import { Link, useLocation } from 'react-router-dom';
import { useText } from '#data/text.ts';
import type { ModuleStatus } from '#shared/api/applications/app.ts';
import { departmentQuery } from '#state/department-query.ts';
import { byWords } from '#widgets/List/filters.ts';
import { ListScreen } from '#widgets/List/ListScreen.tsx';
import { useList } from '#widgets/List/use-list.ts';
import type { UsersOf } from '../use-users.ts';
import type { NeedsPicture } from './needs.ts';

interface NeedsListProps {
  readonly picture: NeedsPicture;
  readonly all: readonly ModuleStatus[];
  readonly usersOf: UsersOf;
}

/** Names that a line lists; the others are counted. */
const namedMost = 4;

export function NeedsList({ picture, all, usersOf }: NeedsListProps) {
  const { t, formatNumber } = useText();
  const { search } = useLocation();
  const names = new Map(all.map(({ moduleId, moduleName }) => [moduleId, moduleName]));
  const [needs, by] = [
    Map.groupBy(picture.edges, ([, to]) => to),
    Map.groupBy(picture.edges, ([from]) => from),
  ];
  const listed = (ids: readonly string[]) => {
    if (ids.length === 0) return t('appNeeds.nothing');
    const shown = ids.slice(0, namedMost).map((id) => names.get(id) ?? id);
    const rest = ids.length > namedMost ? [`+${formatNumber(ids.length - namedMost)}`] : [];
    return [...shown, ...rest].join(t('common.form.separator'));
  };
  const needsOf = ({ moduleId }: ModuleStatus) => (needs.get(moduleId) ?? []).map(([from]) => from);
  const neededBy = ({ moduleId }: ModuleStatus) => (by.get(moduleId) ?? []).map(([, to]) => to);
  const list = useList<ModuleStatus, 'q'>({
    name: 'applications.needs',
    filters: {
      q: { kind: 'search', label: t('appNeeds.search'), narrow: byWords(({ moduleName }) => moduleName) },
    },
    source: { data: picture.nodes.map(({ app }) => app) },
    columns: [
      {
        key: 'name',
        title: t('appNeeds.name'),
        text: ({ moduleName }) => moduleName,
        sort: true,
        wraps: true,
        cell: ({ moduleId, moduleName }) => (
          <Link
            to={{
              pathname: `/appManage/needs/${encodeURIComponent(moduleId)}`,
              search: departmentQuery(search),
            }}
          >
            {moduleName}
          </Link>
        ),
      },
      {
        key: 'status',
        title: t('appNeeds.status'),
        width: 120,
        sort: true,
        text: ({ status }) => t(status ? 'applications.app.on' : 'applications.app.off'),
      },
      { key: 'needs', title: t('appNeeds.needs'), text: (app) => listed(needsOf(app)), wraps: true },
      { key: 'by', title: t('appNeeds.neededBy'), text: (app) => listed(neededBy(app)), wraps: true },
      {
        key: 'people',
        title: t('appNeeds.people'),
        width: 110,
        align: 'end',
        sort: (app) => usersOf(app) ?? -1,
        text: (app) => {
          const users = usersOf(app);
          return users === null ? '' : formatNumber(users);
        },
      },
    ],
    rowKey: ({ moduleId }) => moduleId,
    pages: { initial: 20, options: [20, 50, 100] },
  });
  return (
    <ListScreen
      list={list}
      label={t('appNeeds.list')}
      empty={{ title: t('appNeeds.empty'), text: t('appNeeds.emptyText') }}
    />
  );
}
