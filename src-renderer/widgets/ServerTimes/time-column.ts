/** A column of the server's times in a file: by the server's clock, whose zone its title names. */
import type { Translate } from '#data/text.ts';
import type { ExportColumn } from '#shared/kit/export/csv.ts';

export function serverTimeColumn<Row>(
  title: string,
  zone: string,
  time: (row: Row) => string,
  t: Translate,
): readonly ExportColumn<Row>[] {
  const named =
    zone === ''
      ? t('serverTimes.columnUnknown', { column: title })
      : t('serverTimes.column', { column: title, zone });
  return [{ title: named, value: time }];
}
