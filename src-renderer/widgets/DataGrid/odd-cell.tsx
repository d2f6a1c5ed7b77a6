/** A cell for a value that was not understood: shows the raw value in a tooltip instead of the stand-in. */
import { rawText } from '#data/raw-text.ts';
import { useText } from '#data/text.ts';
import { hasOddFields, type OddField, oddFieldsOf } from '#shared/api/odd-values/odd-fields.ts';
import looks from '../looks/ink.module.css';
import type { DrawnColumn } from './column.ts';

/** Caches by row whether it has odd fields. */
const known = new WeakMap<object, boolean>();

/** The odd field that a column's text depends on; null when there is none. */
export function oddIn<Row>(column: DrawnColumn<Row>, row: Row): OddField | null {
  if (typeof row !== 'object' || row === null) return null;
  const isOdd = known.get(row) ?? hasOddFields(row);
  known.set(row, isOdd);
  if (!isOdd) return null;
  let touched: OddField | null = null;
  const watched = watch(row, (field) => {
    touched ??= field;
  });
  column.text(watched);
  return touched;
}

/** A proxied copy that reports each access to an odd field. */
function watch<Value>(value: Value, tell: (field: OddField) => void): Value {
  if (typeof value !== 'object' || value === null) return value;
  const odd = oddFieldsOf(value);
  // A copy, because a proxy of a frozen object must return its original values.
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...value }) as object;
  return new Proxy(copy, {
    get(target, name, self) {
      const field = typeof name === 'string' ? odd?.[name] : undefined;
      if (field) tell(field);
      return watch(Reflect.get(target, name, self) as unknown, tell);
    },
  }) as Value;
}

export function OddCell({ field }: { readonly field: OddField }) {
  const { t } = useText();
  const raw = rawText(field.raw);
  return (
    <span className={looks.quiet} title={t('list.odd.hover', { raw })}>
      {t('list.odd.cell')}
    </span>
  );
}
