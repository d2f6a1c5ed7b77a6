/** IP segments that are the same, inside of each other, over each other or side by side: found in one sweep and drawn. */
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '#data/text.ts';
import { addressText } from '#shared/rules/network/address.ts';
import { findOverlaps, relations } from '#shared/rules/network/overlaps.ts';
import { ListScreen } from '#widgets/List/ListScreen.tsx';
import { useList } from '#widgets/List/use-list.ts';
import { TimeBar } from '#widgets/TimeBar/TimeBar.tsx';
import { AllSegments } from './AllSegments.tsx';
import type { NamedRange } from './everything.ts';

export function Overlaps() {
  return <AllSegments>{(all) => <Findings all={all} />}</AllSegments>;
}

const edit = (id: string) => `/safe_account/network_manage/edit/${encodeURIComponent(id)}`;
const said = ({ range }: NamedRange) =>
  `${addressText(range.family, range.first)} – ${addressText(range.family, range.last)}`;

function Findings({ all }: { readonly all: readonly NamedRange[] }) {
  const { t, formatNumber } = useText();
  const found = useMemo(() => {
    const findings = findOverlaps(all.map(({ range }) => range));
    return findings.map(({ at, other, relation }) => ({
      ...{ relation, one: all[at] as NamedRange, other: all[other] as NamedRange },
    }));
  }, [all]);
  type Row = (typeof found)[number];
  const named = (key: 'one' | 'other', title: string) =>
    ({
      ...({ key, title, sort: true } as const),
      text: (row: Row) => `${row[key].name} (${said(row[key])})`,
      cell: (row: Row) => (
        <Link to={edit(row[key].id)} title={said(row[key])}>
          {row[key].name}
        </Link>
      ),
    }) as const;
  const list = useList({
    name: 'ipTools.overlaps',
    filters: {
      relation: {
        ...{ kind: 'choice', label: t('ipTools.finding') },
        options: relations.map((value) => ({ value, label: t(`ipTools.relations.${value}`) })),
        narrow: (rows, value) => rows.filter(({ relation }) => relation === value),
      },
    },
    source: { data: found },
    columns: [
      {
        ...{ key: 'relation', title: t('ipTools.finding'), width: 120, sort: true },
        text: ({ relation }) => t(`ipTools.relations.${relation}`),
      },
      named('one', t('ipTools.segment')),
      named('other', t('ipTools.other')),
      {
        ...{ key: 'picture', title: t('ipTools.picture'), width: 200, export: false },
        text: ({ one, other, relation }) =>
          t(`ipTools.relation.${relation}`, { name: other.name }) || one.name,
        cell: (row) => <Picture {...row} />,
      },
    ],
    rowKey: ({ one }) => one.id,
  });
  return (
    <ListScreen
      list={list}
      label={t('ipTools.findings')}
      beside={t('ipTools.analysed', { count: formatNumber(all.length) })}
      empty={{
        title: t('ipTools.noFindings'),
        text: t('ipTools.analysed', { count: formatNumber(all.length) }),
      }}
      height="page"
    />
  );
}

/** Both on one line of addresses, which is as long as both together. */
function Picture({ one, other }: { readonly one: NamedRange; readonly other: NamedRange }) {
  const [from, to] = [least(one.range.first, other.range.first), most(one.range.last, other.range.last)];
  const part = (at: bigint) => Number(((at - from) * 10_000n) / (to - from + 1n)) / 10_000;
  return (
    <span>
      {[other, one].map(({ id, range }) => (
        <TimeBar key={id} today={null} bar={{ from: part(range.first), to: part(range.last + 1n) }} />
      ))}
    </span>
  );
}

const least = (a: bigint, b: bigint) => (a < b ? a : b);
const most = (a: bigint, b: bigint) => (a > b ? a : b);
