/** A server's long list of people in a dialog: search, count, export, actions for selected people. */
import type { ReactNode } from 'react';
import { useText } from '#data/text.ts';
import { ListScreen } from '../List/ListScreen.tsx';
import { useList } from '../List/use-list.ts';
import type { ListSelection } from '../List/use-list-selection.ts';
import type { LicencePerson, PeopleSource } from './people.ts';

interface PeopleListProps {
  /** Name of the table, its search and its export. */
  readonly title: string;
  readonly source: PeopleSource;
  readonly empty: { readonly title: string; readonly text: string };
  readonly failed: string;
  /** Content beside the search, also in an empty list. */
  readonly tools?: ReactNode;
  /** Makes people selectable, and renders the actions for them. */
  readonly bulk?: (chosen: ListSelection<LicencePerson>) => ReactNode;
}

export function PeopleList({ title, source, empty, failed, tools, bulk }: PeopleListProps) {
  const { t } = useText();
  const list = useList({
    name: 'people',
    addressPrefix: null,
    filters: { keywords: { kind: 'search' } },
    source,
    select: bulk !== undefined,
    rowKey: ({ id }: LicencePerson) => id,
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
      empty={{ ...empty, action: tools }}
      tools={tools}
      height={360}
      {...(bulk ? { bulk } : {})}
    />
  );
}
