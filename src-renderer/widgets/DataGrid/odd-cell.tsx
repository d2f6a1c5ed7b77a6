/** A cell for a value that was not understood: shows the raw value in a tooltip instead of the stand-in. */
import { rawText } from '#data/raw-text.ts';
import { useText } from '#data/text.ts';
import type { OddField } from '#shared/api/odd-values/odd-fields.ts';
import looks from '../looks/ink.module.css';

export function OddCell({ field }: { readonly field: OddField }) {
  const { t } = useText();
  const raw = rawText(field.raw);
  return (
    <span className={looks.quiet} title={t('list.odd.hover', { raw })}>
      {t('list.odd.cell')}
    </span>
  );
}
