/** Two themes of one terminal side by side and in words, field by field. */
import { labelOf, valueText } from '#data/records/record-text.ts';
import { sameValue } from '#shared/rules/records/merge.ts';
import { withoutPictures } from '#shared/rules/themes/package/portable.ts';
import type { Terminal } from '#shared/rules/themes/terminals.ts';
import { Compare, type ComparedField } from '#widgets/compare/Compare.tsx';
import { type AnyForm, recordOf } from '../ThemeEditor/theme-kinds.ts';

interface CompareFormsProps {
  readonly terminal: Terminal;
  readonly before: AnyForm;
  readonly after: AnyForm;
  /** Fields, in the order in which they are shown. */
  readonly names: readonly string[];
}

export function CompareForms({ terminal, before, after, names }: CompareFormsProps) {
  const kind = recordOf(terminal);
  const said = (form: AnyForm, name: keyof AnyForm & string) =>
    valueText(kind, name, withoutPictures(form)[name]);
  const fields = (names as (keyof AnyForm & string)[]).map(
    (name): ComparedField => ({
      ...{ key: name, name: labelOf(kind, name) },
      kind: sameValue(before[name], after[name]) ? 'same' : 'changed',
      ...{ before: said(before, name), after: said(after, name) },
    }),
  );
  const whole = (side: 'before' | 'after') =>
    fields.map((field) => `${String(field.name)}: ${field[side]}`).join('\n');
  return <Compare fields={fields} before={whole('before')} after={whole('after')} />;
}
