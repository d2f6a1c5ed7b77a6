/** The table of trusted keys with their state and the source of their trust; a row opens its details. */
import { useMemo, useState } from 'react';
import { type TextTools, useText } from '#data/text.ts';
import type { ShownKey } from '#shared/bridge/licence/keys.ts';
import { dayAt } from '#shared/kit/days.ts';
import type { Column } from '#widgets/DataGrid/column.ts';
import { fittedWidth } from '#widgets/DataGrid/fitted-width.ts';
import { byWords } from '#widgets/List/filters.ts';
import { ListScreen } from '#widgets/List/ListScreen.tsx';
import { useList } from '#widgets/List/use-list.ts';
import { StatusDot } from '#widgets/StatusDot.tsx';
import { KeyDetail } from './KeyDetail.tsx';
import { keyName, keyState, keyTerm, shortThumbprint } from './key-view.ts';

const rowKey = ({ source, thumbprint, id }: ShownKey) => `${source} ${thumbprint} ${id}`;

export function KeyGrid({ keys }: { readonly keys: readonly ShownKey[] }) {
  const text = useText();
  const { t } = text;
  const [shown, setShown] = useState<ShownKey | null>(null);
  const columns = useMemo(() => keyColumns(keys, text), [keys, text]);
  const list = useList({
    name: 'trustedKeys',
    filters: {
      q: {
        kind: 'search',
        narrow: byWords((key: ShownKey) => `${keyName(key, text)} ${key.id} ${key.thumbprint}`),
      },
    },
    source: { data: keys },
    columns,
    rowKey,
  });
  return (
    <ListScreen
      list={list}
      label={t('licence.screen.keys.label')}
      empty={{ title: t('licence.screen.keys.none'), text: t('licence.screen.keys.noneText') }}
      onOpen={setShown}
    >
      <KeyDetail shownKey={shown} onClose={() => setShown(null)} />
    </ListScreen>
  );
}

function keyColumns(keys: readonly ShownKey[], text: TextTools): Column<ShownKey>[] {
  const { t } = text;
  const today = dayAt(Date.now(), 'UTC');
  const state = (key: ShownKey) => keyState(key, today, text);
  return [
    {
      key: 'name',
      title: t('licence.screen.keys.name'),
      minWidth: fittedWidth(
        keys.map((key) => keyName(key, text)),
        { least: 140, most: 300 },
      ),
      sort: true,
      text: (key) => keyName(key, text),
    },
    {
      key: 'id',
      title: t('licence.screen.keys.id'),
      width: fittedWidth(keys.map(idOf), { least: 120, most: 300, mono: true }),
      mono: true,
      sort: true,
      text: idOf,
    },
    {
      key: 'state',
      title: t('licence.screen.keys.state'),
      width: fittedWidth(
        keys.map((key) => state(key).words),
        { least: 130, most: 230, beside: 42 },
      ),
      sort: true,
      text: (key) => state(key).words,
      cell: (key) => <StatusDot tone={state(key).tone}>{state(key).words}</StatusDot>,
    },
    {
      key: 'source',
      title: t('licence.screen.keys.source'),
      width: 190,
      sort: true,
      text: ({ source }) => t(`licence.keySource.${source}`),
    },
    {
      key: 'algorithm',
      title: t('licence.screen.keys.algorithm'),
      width: 108,
      sort: true,
      text: ({ algorithm }) => algorithm,
    },
    {
      key: 'validity',
      title: t('licence.screen.keys.validity'),
      width: 190,
      text: (key) => keyTerm(key, text),
    },
  ];
}

/** A key without an id has its fingerprint as its id, which is too long for a table. */
function idOf({ id, thumbprint }: ShownKey): string {
  return id === thumbprint ? shortThumbprint(id) : id;
}
