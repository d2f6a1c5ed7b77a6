/** The differing fields of two states of a theme: both values, as text or colour, and a checkbox for restoring. */
import { useText } from '#data/text.ts';
import type { AnyRow } from '#shared/rules/common/fields/field.ts';
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

/** The labels and texts of a form's fields and their values. */
export interface ThemeWords {
  readonly labelOf: (field: string) => string;
  readonly words: Parameters<typeof themeValueText<Record<string, unknown>>>[0];
  /** Undefined for a field that the form saves without a row. */
  readonly kindOf: (field: string) => AnyRow<object>['kind'] | undefined;
}

interface DifferenceTableProps {
  readonly words: ThemeWords;
  readonly differences: readonly VersionDifference[];
  readonly chosen: ReadonlySet<string>;
  readonly onTake: (names: readonly string[], take: boolean) => void;
}

export function DifferenceTable({ words, differences, chosen, onTake }: DifferenceTableProps) {
  const { t } = useText();
  return (
    <table className={`${tables.table} ${styles.differences}`}>
      <thead>
        <tr>
          <th scope="col">
            <Checkbox
              label={t('record.field')}
              checked={chosen.size === differences.length}
              partly={chosen.size > 0 && chosen.size < differences.length}
              onChange={(take) =>
                onTake(
                  differences.map(({ name }) => name),
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
        {differences.map((difference) => (
          <tr key={difference.name} data-taken={chosen.has(difference.name) || undefined}>
            <th scope="row">
              <Checkbox
                label={words.labelOf(difference.name)}
                checked={chosen.has(difference.name)}
                onChange={(take) => onTake([difference.name], take)}
              />
            </th>
            <Sides words={words} difference={difference} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface SidesProps {
  readonly words: ThemeWords;
  readonly difference: VersionDifference;
}

function Sides({ words, difference: { name, before, now } }: SidesProps) {
  const { t } = useText();
  const kind = words.kindOf(name);
  if (kind === 'code') {
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
    return themeValueText(words.words, name, value, t);
  };
  return [before, now].map((value, side) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are two, and stay where they are
    <td key={side}>
      <span className={layout.inline}>
        {kind === 'colour' && <ColourDot colour={String(value)} />}
        <span className={ink.broken}>{inWords(value)}</span>
      </span>
    </td>
  ));
}
