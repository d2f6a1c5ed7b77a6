/** Two themes of one terminal side by side, and their differences field by field. */
import type { ReactNode } from 'react';
import { labelOf } from '#data/records/record-text.ts';
import { useText } from '#data/text.ts';
import { sameValue } from '#shared/kit/merge.ts';
import { withoutPictures } from '#shared/rules/themes/package/portable.ts';
import type { Terminal } from '#shared/rules/themes/terminals.ts';
import { Compare, type ComparedField } from '#widgets/compare/Compare.tsx';
import layout from '#widgets/looks/layout.module.css';
import { ComparedSide, ComparedSides } from '../ComparedSides.tsx';
import { isPicture } from '../is-picture.ts';
import { type AnyForm, recordOf } from '../ThemeEditor/theme-kinds.ts';
import { themeValueText } from '../theme-value-text.ts';

interface CompareFormsProps {
  readonly terminal: Terminal;
  readonly before: AnyForm;
  readonly after: AnyForm;
  /** Names of the fields in their displayed order. */
  readonly names: readonly string[];
  readonly content: Readonly<Record<'before' | 'after', ReactNode>>;
}

export function CompareForms({ terminal, before, after, names, content }: CompareFormsProps) {
  const { t } = useText();
  const kind = recordOf(terminal);
  // A picture's address says nothing to a reader; the preview above shows the picture.
  const shownValue = (form: AnyForm, name: keyof AnyForm & string) =>
    isPicture(form[name]) ? t('record.picture') : themeValueText(kind, name, withoutPictures(form)[name], t);
  const fields = (names as (keyof AnyForm & string)[]).map(
    (name): ComparedField => ({
      key: name,
      name: labelOf(kind, name),
      kind: sameValue(before[name], after[name]) ? 'same' : 'changed',
      before: shownValue(before, name),
      after: shownValue(after, name),
    }),
  );
  const whole = (side: 'before' | 'after') =>
    fields.map((field) => `${String(field.name)}: ${field[side]}`).join('\n');
  return (
    <div className={layout.stack}>
      <ComparedSides terminal={terminal}>
        <ComparedSide title={t('controls.compare.before')}>{content.before}</ComparedSide>
        <ComparedSide title={t('controls.compare.after')}>{content.after}</ComparedSide>
      </ComparedSides>
      <Compare fields={fields} before={whole('before')} after={whole('after')} />
    </div>
  );
}
