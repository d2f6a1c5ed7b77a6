/** The differing fields of two states of a theme: both values, as text or colour, and a checkbox for restoring. */
import { useText } from '#data/text.ts';
import { type AnyRow, type Fields, rowsOf } from '#shared/rules/common/fields/field.ts';
import { describedTheme } from '#shared/rules/themes/fields/rowless-fields.ts';
import { ColourDot } from '#widgets/ColourDot.tsx';
import { Checkbox } from '#widgets/controls/Checkbox.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import tables from '#widgets/looks/table.module.css';
import { isPicture } from '../is-picture.ts';
import { themeValueText } from '../theme-value-text.ts';
import { changedLines } from './changed-lines.ts';
import styles from './Versions.module.css';
import type { VersionDifference } from './version-body.ts';

type AnyValues = Record<string, unknown>;

interface DifferenceTableProps {
  readonly fields: Fields<object>;
  readonly labelOf: (field: string) => string;
  readonly found: readonly VersionDifference<AnyValues>[];
  readonly taken: ReadonlySet<string>;
  readonly onTake: (names: readonly string[], take: boolean) => void;
}

export function DifferenceTable({
  fields,
  labelOf,
  found,
  taken: chosenNames,
  onTake,
}: DifferenceTableProps) {
  const { t } = useText();
  const rows = new Map<string, AnyRow<object>>(rowsOf(fields));
  return (
    <table className={`${tables.table} ${styles.differences}`}>
      <thead>
        <tr>
          <th scope="col">
            <Checkbox
              label={t('record.field')}
              checked={chosenNames.size === found.length}
              partly={chosenNames.size > 0 && chosenNames.size < found.length}
              onChange={(take) =>
                onTake(
                  found.map(({ name }) => name),
                  take,
                )
              }
            />
          </th>
          <th scope="col">{t('themeVersions.before')}</th>
          <th scope="col">{t('themeVersions.now')}</th>
        </tr>
      </thead>
      <tbody>
        {found.map((difference) => (
          <tr key={difference.name} data-taken={chosenNames.has(difference.name) || undefined}>
            <th scope="row">
              <Checkbox
                label={labelOf(difference.name)}
                checked={chosenNames.has(difference.name)}
                onChange={(take) => onTake([difference.name], take)}
              />
            </th>
            <Sides fields={fields} row={rows.get(difference.name)} difference={difference} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface SidesProps {
  readonly fields: Fields<object>;
  readonly row: AnyRow<object> | undefined;
  readonly difference: VersionDifference<AnyValues>;
}

function Sides({ fields, row, difference: { name, before, now } }: SidesProps) {
  const { t } = useText();
  if (row?.kind === 'code') {
    const { from, ...sides } = changedLines(String(before), String(now));
    return [sides.before, sides.now].map((lines, side) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are two, and stay where they are
      <td key={side}>
        <span className={ink.under}>{t('themeVersions.lines', { line: from })}</span>
        <pre className={layout.scroll}>{lines.join('\n')}</pre>
      </td>
    ));
  }
  const inWords = (value: unknown) => {
    if (isPicture(value)) return t('record.picture');
    return themeValueText<AnyValues>(describedTheme(fields), name, value, t);
  };
  return [before, now].map((value, side) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are two, and stay where they are
    <td key={side}>
      <span className={layout.inline}>
        {row?.kind === 'colour' && <ColourDot colour={String(value)} />}
        <span className={ink.broken}>{inWords(value)}</span>
      </span>
    </td>
  ));
}
