/** IP segments that are equal, nested, overlapping or adjacent: found in one sweep and drawn. */

import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '#data/text.ts';
import { rangeBetween } from '#shared/kit/patterns/ip-range.ts';
import { relations } from '#shared/rules/network/overlaps.ts';
import { ListScreen } from '#widgets/List/ListScreen.tsx';
import { useList } from '#widgets/List/use-list.ts';
import { ReadPart } from '#widgets/ReadPart.tsx';
import { SkeletonRows } from '#widgets/Skeleton.tsx';
import { TimeBar } from '#widgets/TimeBar/TimeBar.tsx';
import { AllSegments } from './AllSegments.tsx';
import type { NamedRange } from './all-network-entries.ts';
import type { Answers, Relation } from './ranges/messages.ts';
import { useAnswer, useRangeThread } from './ranges/use-ranges.ts';

export function Overlaps() {
  return <AllSegments>{(all, unlimited) => <Compared all={all} unlimited={unlimited} />}</AllSegments>;
}

const edit = (id: string) => `/safe_account/network_manage/edit/${encodeURIComponent(id)}`;
const rangeText = ({ ipStart, ipEnd }: NamedRange) => `${ipStart} – ${ipEnd}`;

interface ComparedProps {
  readonly all: readonly NamedRange[];
  readonly unlimited: number;
}

function Compared({ all, unlimited }: ComparedProps) {
  const { t } = useText();
  const read = useAnswer(useRangeThread(all), { kind: 'overlaps' });
  return (
    <ReadPart read={read} failed={t('ipTools.compareFailed')} waiting={<SkeletonRows rows={8} columns={4} />}>
      {(findings) => <Findings all={all} unlimited={unlimited} findings={findings} />}
    </ReadPart>
  );
}

/** The most findings that may be sorted. */
const mostOrdered = 10_000;

interface FindingsProps extends ComparedProps {
  readonly findings: Answers['overlaps'];
}

function Findings({ all, unlimited, findings }: FindingsProps) {
  const { t, formatNumber } = useText();
  const counts = { count: formatNumber(all.length), unlimited: formatNumber(unlimited) };
  const analysed = t(unlimited > 0 ? 'ipTools.analysedBut' : 'ipTools.analysed', counts);
  const found = useMemo(
    () =>
      Array.from({ length: findings.length / 3 }, (_, at) => {
        const [one = 0, other = 0, relation = 0] = findings.subarray(at * 3, at * 3 + 3);
        return {
          relation: relations[relation] as Relation,
          one: all[one] as NamedRange,
          other: all[other] as NamedRange,
        };
      }),
    [all, findings],
  );
  type Row = (typeof found)[number];
  const named = (key: 'one' | 'other', title: string) =>
    ({
      key,
      title,
      // Rows sort by name: many addresses are slow to parse. Above the limit, sorting would block the page visibly.
      ...(found.length <= mostOrdered ? { sort: (row: Row) => row[key].name } : {}),
      text: (row: Row) => t('common.noted', { text: row[key].name, note: rangeText(row[key]) }),
      cell: (row: Row) => (
        <Link to={edit(row[key].id)} title={rangeText(row[key])}>
          {row[key].name}
        </Link>
      ),
    }) as const;
  const list = useList({
    name: 'ipTools.overlaps',
    filters: {
      relation: {
        kind: 'choice',
        label: t('ipTools.finding'),
        options: relations.map((value) => ({ value, label: t(`ipTools.relations.${value}`) })),
        narrow: (rows, value) => rows.filter(({ relation }) => relation === value),
      },
    },
    source: { data: found },
    columns: [
      {
        key: 'relation',
        title: t('ipTools.finding'),
        width: 120,
        sort: true,
        text: ({ relation }) => t(`ipTools.relations.${relation}`),
      },
      named('one', t('ipTools.segment')),
      named('other', t('ipTools.other')),
      {
        key: 'picture',
        title: t('ipTools.picture'),
        width: 200,
        export: false,
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
      beside={analysed}
      empty={{
        title: t('ipTools.noFindings'),
        text: analysed,
      }}
      height="page"
    />
  );
}

/** Draws both ranges on one line of addresses, whose length is their union. */
function Picture({ one, other }: { readonly one: NamedRange; readonly other: NamedRange }) {
  const [mine, its] = [rangeBetween(one.ipStart, one.ipEnd), rangeBetween(other.ipStart, other.ipEnd)];
  if (typeof mine === 'string' || typeof its === 'string') return null;
  const [from, to] = [least(mine.first, its.first), most(mine.last, its.last)];
  const part = (at: bigint) => Number(((at - from) * 10_000n) / (to - from + 1n)) / 10_000;
  return (
    <span>
      {[its, mine].map(({ first, last }, at) => (
        <TimeBar
          key={at === 0 ? other.id : one.id}
          today={null}
          bar={{ from: part(first), to: part(last + 1n) }}
        />
      ))}
    </span>
  );
}

const least = (a: bigint, b: bigint) => (a < b ? a : b);
const most = (a: bigint, b: bigint) => (a > b ? a : b);
