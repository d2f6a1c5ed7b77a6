/** A cell whose value was not understood says so, with the value as it came on hover, in place of the value that stands in. */
import { rawText } from '#data/raw-text.ts';
import { useText } from '#data/text.ts';
import { hasOddFields, type OddField, oddFieldsOf } from '#shared/api/odd-values/odd-fields.ts';
import looks from '../looks/ink.module.css';
import type { DrawnColumn } from './column.ts';

/** Rows that were looked through already. */
const known = new WeakMap<object, boolean>();

/** What a column says of a row comes from a value that was not understood; null: it does not. */
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

/** A copy that tells when a field is read that was not understood. */
function watch<Value>(value: Value, tell: (field: OddField) => void): Value {
  if (typeof value !== 'object' || value === null) return value;
  const odd = oddFieldsOf(value);
  // A copy: what is frozen would have to answer its own parts.
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
