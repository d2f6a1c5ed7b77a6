/** The notice of a table whose last rows are not read. */
import { useText } from '#data/text.ts';
import { mostRows } from '#shared/kit/sheets/csv-rows.ts';
import { Notice } from './Notice.tsx';

export function RowsLeftOut({ count }: { readonly count: number }) {
  const { t, formatNumber } = useText();
  if (count === 0) return null;
  return (
    <Notice tone="warning" title={t('sheetFile.leftOut', { count, left: formatNumber(count) })}>
      {t('sheetFile.mostRows', { most: formatNumber(mostRows) })}
    </Notice>
  );
}
