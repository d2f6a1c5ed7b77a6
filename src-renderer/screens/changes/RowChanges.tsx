/** The differences of a list, row by row; unchanged rows are only counted. */

import type { ReactNode } from 'react';
import { labelOf, valueText } from '#data/records/record-text.ts';
import { sharesText } from '#data/records/shares-text.ts';
import { useText } from '#data/text.ts';
import { sameValue } from '#shared/kit/merge.ts';
import { recordNameOrId } from '#shared/rules/changes/name-in.ts';
import type { RowDiff, RowState } from '#shared/rules/changes/row-diff.ts';
import type { RowWords } from '#shared/rules/common/record/record.ts';
import type { Share } from '#shared/rules/common/shares/share.ts';
import { diffStates } from '#shared/rules/journal/state-diff.ts';
import { Badge } from '#widgets/Badge.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import tables from '#widgets/looks/table.module.css';
import { usePickedNames } from '#widgets/PeoplePicker/use-names.ts';
import type { StatusTone } from '#widgets/StatusDot.tsx';

interface RowChangesProps {
  readonly field: string;
  readonly label: string;
  /** Labels of the rows' fields; undefined where rows only have a name. */
  readonly rowWords: RowWords | undefined;
  readonly rows: readonly RowDiff[];
  readonly of: RowSubject;
  /** The menu code with which the server decides who is visible. */
  readonly menuCode: string;
  readonly action?: ReactNode;
}

export type RowSubject = 'records' | 'shares' | 'people' | 'departments';

/** Rows that are shown. */
const shownMost = 200;

const tones: Readonly<Record<RowState, StatusTone>> = {
  added: 'success',
  removed: 'danger',
  changed: 'warning',
  moved: 'info',
  same: 'neutral',
};

export function RowChanges({ field, label, rowWords: words, rows, of, menuCode, action }: RowChangesProps) {
  const { t } = useText();
  const isShares = of === 'shares';
  const names = useRowNames(rows, of, menuCode);
  const differing = rows.filter(({ state }) => state !== 'same');
  const unchanged = rows.length - differing.length;
  const more = differing.length - shownMost;
  const shown = differing.slice(0, shownMost).map((row) => ({
    row,
    detail:
      row.state === 'moved' && row.from !== null && row.to !== null
        ? [t('changes.rows.place', { from: row.from, to: row.to })]
        : inside(row, { isShares, field, rowWords: words }, t),
  }));
  const hasDetail = shown.some(({ detail }) => detail.length > 0);
  return (
    <section className={layout.part} aria-label={t('changes.rows.label', { field: label })}>
      <h3 className={ink.heading}>
        {label} {action}
      </h3>
      <table className={`${tables.table} ${tables.fixed}`}>
        <thead>
          <tr>
            <th scope="col">{t('changes.rows.row')}</th>
            <th scope="col">{t('changes.rows.state')}</th>
            {hasDetail && <th scope="col">{t('changes.rows.detail')}</th>}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ row, detail }) => (
            <tr key={row.key}>
              <th scope="row">{names.get(row.key) ?? rowName(row, isShares, words)}</th>
              <td>
                <Badge tone={tones[row.state]}>{t(`changes.rows.${row.state}`)}</Badge>
              </td>
              {hasDetail && (
                <td>
                  {detail.map((one) => (
                    <div key={one}>{one}</div>
                  ))}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {more > 0 && <p className={ink.quiet}>{t('changes.rows.more', { count: more })}</p>}
      {unchanged > 0 && <p className={ink.quiet}>{t('changes.rows.unchanged', { count: unchanged })}</p>}
    </section>
  );
}

/** Names of people and departments by id; those of shares are loaded for `sharesText`, which reads nothing itself. */
function useRowNames(
  rows: readonly RowDiff[],
  of: RowSubject,
  menuCode: string,
): ReadonlyMap<string, string> {
  const differing = rows.filter(({ state }) => state !== 'same').slice(0, shownMost);
  const shared = (kind: Share['kind']) =>
    of === 'shares'
      ? differing.flatMap(({ before, after }) => {
          const share = (after ?? before) as Share;
          return share.kind === kind ? [share.id] : [];
        })
      : [];
  const keys = differing.map(({ key }) => key);
  const people = usePickedNames('people', of === 'people' ? keys : shared('user'), menuCode);
  const departments = usePickedNames(
    'department',
    of === 'departments' ? keys : shared('department'),
    menuCode,
  );
  if (of !== 'people' && of !== 'departments') return noNames;
  const { chosen } = of === 'people' ? people : departments;
  return new Map(chosen.map(({ id, name }) => [id, name]));
}
const noNames: ReadonlyMap<string, string> = new Map();

function rowName({ key, before, after }: RowDiff, isShares: boolean, said: RowWords | undefined): string {
  const value = after ?? before;
  if (isShares) return sharesText([value as Share]);
  const isWhole = said && isParts(value) && key.startsWith(JSON.stringify(value));
  return (typeof value === 'object' && recordNameOrId(value)) || (isWhole && firstWords(said, value)) || key;
}

/** The title of a row without name and id, such as a share of the feed: its first text. */
function firstWords(said: RowWords, value: Readonly<Record<string, unknown>>): string {
  const [name, text] = Object.entries(value).find(([, one]) => typeof one === 'string' && one !== '') ?? [];
  return name === undefined ? '' : valueText<Record<string, unknown>>(said, name, text);
}

/** The content of a new or removed row, or the differences of a changed one. */
function inside(
  { state, before, after }: RowDiff,
  { isShares, field, rowWords }: { isShares: boolean; field: string; rowWords: RowWords | undefined },
  t: ReturnType<typeof useText>['t'],
): readonly string[] {
  if (isShares)
    return state === 'changed' ? [`${sharesText([before as Share])} → ${sharesText([after as Share])}`] : [];
  if (rowWords && isParts(after ?? before)) return partsOf(rowWords, before, after, t);
  if (state !== 'changed') return [];
  if (rowWords || !(isParts(before) || Array.isArray(before))) {
    const text = (value: unknown) => valueText<Record<string, unknown>>(rowWords ?? {}, field, value);
    return [`${text(before)} → ${text(after)}`];
  }
  const { fields } = diffStates(JSON.stringify(before ?? ''), JSON.stringify(after ?? ''));
  return fields
    .filter(({ kind }) => kind !== 'same')
    .map(({ path, before: from, after: to }) =>
      t('changes.field', { field: path, from: from ?? '–', to: to ?? '–' }),
    );
}

const isParts = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The parts of a row; all of its fields where it exists on one side only. */
function partsOf(
  said: RowWords,
  before: unknown,
  after: unknown,
  t: ReturnType<typeof useText>['t'],
): readonly string[] {
  const [from, to] = [isParts(before) ? before : null, isParts(after) ? after : null];
  const names = Object.keys({ ...from, ...to }).filter((name) => name !== 'id');
  const text = (name: string, value: unknown) => valueText<Record<string, unknown>>(said, name, value);
  return names.flatMap((name) => {
    const field = labelOf<unknown, Record<string, unknown>>(said, name);
    const [was, is] = [from?.[name], to?.[name]];
    if (from && to)
      return sameValue(was, is)
        ? []
        : [t('changes.field', { field, from: text(name, was), to: text(name, is) })];
    const value = from ? was : is;
    return isEmpty(value) ? [] : [t('changes.rows.part', { field, value: text(name, value) })];
  });
}

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
