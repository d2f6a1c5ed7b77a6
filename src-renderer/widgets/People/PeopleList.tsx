/** People of a long list on the server, in a dialog: search, how many, export, what is done with the chosen ones. */
import type { ReactNode } from 'react';
import { useText } from '#data/text.ts';
import { ListScreen } from '../List/ListScreen.tsx';
import { useList } from '../List/use-list.ts';
import type { ListSelection } from '../List/use-list-selection.ts';
import type { PeopleSource, Person } from './people.ts';

interface PeopleListProps {
  /** Names the table, its search and its export. */
  readonly title: string;
  readonly source: PeopleSource;
  readonly empty: string;
  readonly failed: string;
  /** Beside the search, also where there is nobody. */
  readonly tools?: ReactNode;
  /** Present: people can be chosen; draws what is done with them. */
  readonly bulk?: (chosen: ListSelection<Person>) => ReactNode;
}

export function PeopleList({ title, source, empty, failed, tools, bulk }: PeopleListProps) {
  const { t } = useText();
  const list = useList({
    name: 'people',
    place: null,
    filters: { keywords: { kind: 'search' } },
    source,
    select: bulk !== undefined,
    rowKey: ({ id }: Person) => id,
    columns: [
      { key: 'name', title: t('licenceInfo.screen.holders.name'), text: ({ username }) => username },
      {
        key: 'department',
        title: t('licenceInfo.screen.holders.department'),
        text: ({ department }) => department,
      },
      { key: 'id', title: t('licenceInfo.screen.column.id'), only: 'file', export: ({ id }) => id },
    ],
  });
  return (
    <ListScreen
      list={list}
      label={title}
      failed={failed}
      empty={{ title: empty, action: tools }}
      tools={tools}
      height={360}
      {...(bulk ? { bulk } : {})}
    />
  );
}
