/** The fields side by side: differences with their size in words, losses first; equal fields folded. */

import { useText } from '#data/text.ts';
import type { Licence } from '#shared/rules/common/licence/licence.ts';
import {
  changedFields,
  describeFieldChange,
  unchangedFields,
} from '#shared/rules/licence/description/describe-comparison.ts';
import type { ComparisonView } from '#shared/rules/licence/view/comparison-view.ts';
import type { LicenceFieldChange } from '#shared/rules/licence/view/module-change.ts';
import { Disclosure } from '#widgets/Disclosure.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import tables from '#widgets/looks/table.module.css';
import { ExternalName } from '#widgets/ExternalName.tsx';
import { StatusDot } from '#widgets/StatusDot.tsx';
import { useLicenceWriter } from '../parts/licence-writer.ts';

interface FieldChangesProps {
  readonly comparison: Pick<ComparisonView, 'fields'>;
  readonly names: { readonly before: string; readonly after: string };
  /** The zone of each side's days. */
  readonly zones: Record<'before' | 'after', Pick<Licence, 'timeZone'>>;
}

export function FieldChanges({ comparison, names, zones }: FieldChangesProps) {
  const { t } = useText();
  const changed = changedFields(comparison);
  const same = unchangedFields(comparison);
  return (
    <section className={layout.part} aria-label={t('licence.screen.compare.fields')}>
      <h2>{t('licence.screen.compare.fields')}</h2>
      {changed.length > 0 && <FieldTable fields={changed} names={names} zones={zones} showDifference />}
      {same.length > 0 && (
        <Disclosure
          open={changed.length === 0}
          title={t('licence.screen.compare.unchanged', { count: same.length })}
        >
          <FieldTable fields={same} names={names} zones={zones} showDifference={false} />
        </Disclosure>
      )}
    </section>
  );
}

interface FieldTableProps {
  readonly fields: readonly LicenceFieldChange[];
  readonly names: FieldChangesProps['names'];
  readonly zones: FieldChangesProps['zones'];
  readonly showDifference: boolean;
}

function FieldTable({ fields, names, zones, showDifference }: FieldTableProps) {
  const { t } = useText();
  const writer = useLicenceWriter();
  const zone = { before: zones.before.timeZone, after: zones.after.timeZone };
  return (
    <table className={`${tables.table} ${tables.fixed}`}>
      <thead>
        <tr>
          <th scope="col">{t('licence.change.field')}</th>
          <th scope="col">
            {t('licence.verdict.oldLicence')}
            <span className={`${ink.under} ${ink.cut}`} title={names.before}>
              <ExternalName text={names.before} />
            </span>
          </th>
          <th scope="col">
            {t('licence.verdict.newLicence')}
            <span className={`${ink.under} ${ink.cut}`} title={names.after}>
              <ExternalName text={names.after} />
            </span>
          </th>
          {showDifference && <th scope="col">{t('licence.change.difference')}</th>}
        </tr>
      </thead>
      <tbody>
        {fields.map((field) => {
          const { label, before, after, difference, tone } = describeFieldChange(field, writer, zone);
          return (
            <tr key={field.field}>
              <th scope="row">{label}</th>
              <td>{before}</td>
              <td>{showDifference ? <strong>{after}</strong> : after}</td>
              {showDifference && (
                <td>
                  <StatusDot tone={tone}>{difference}</StatusDot>
                </td>
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
