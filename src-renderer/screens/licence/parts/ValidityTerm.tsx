/** Start, expiry and remaining days, with the term drawn as a line. */

import { useText } from '#data/text.ts';
import type { Licence } from '#shared/rules/common/licence/licence.ts';
import { describeLicence, type LicenceFactName } from '#shared/rules/licence/description/describe-licence.ts';
import { factText } from '#shared/rules/licence/description/fact-value.ts';
import layout from '#widgets/looks/layout.module.css';
import { StatusDot } from '#widgets/StatusDot.tsx';
import { TimeBar } from '#widgets/TimeBar/TimeBar.tsx';
import { useLicenceWriter } from './licence-writer.ts';
import { elapsedPart } from './validity.ts';
import styles from './validity.module.css';

export function ValidityTerm({
  licence,
  daysRemaining,
  trusted,
}: {
  readonly licence: Omit<Licence, 'modules'>;
  readonly daysRemaining: number | null;
  /** A trusted key has confirmed the file's content. */
  readonly trusted: boolean;
}) {
  const { t } = useText();
  const writer = useLicenceWriter();
  const facts = describeLicence(licence, daysRemaining, null);
  const fact = (wanted: LicenceFactName) => facts.find(({ name }) => name === wanted);
  const left = fact('daysRemaining');
  const elapsed = elapsedPart(licence.startDate, licence.expiryDate, daysRemaining);
  // An unverified file never looks good.
  const tone = trusted || left?.tone !== 'success' ? (left?.tone ?? 'neutral') : 'neutral';
  const day = (name: 'startDate' | 'expiryDate') => {
    const found = fact(name);
    return (
      found && (
        <div>
          <dt>{t(found.label)}</dt>
          <dd title={licence[name] ?? undefined}>{factText(found.value, writer)}</dd>
        </div>
      )
    );
  };
  return (
    <div className={styles.term} data-tone={tone}>
      <dl className={`${layout.spread} ${styles.dates}`}>
        {day('startDate')}
        <div>
          <dt className="visually-hidden">{t('licence.field.daysRemaining')}</dt>
          <dd>
            {left ? (
              <StatusDot tone={tone}>{factText(left.value, writer)}</StatusDot>
            ) : (
              licence.expiryDate === null && (
                <StatusDot tone="neutral">{t('licence.value.noExpiry')}</StatusDot>
              )
            )}
          </dd>
        </div>
        {day('expiryDate')}
      </dl>
      {elapsed !== null && <TimeBar bar={{ from: 0, to: elapsed }} today={elapsed} />}
    </div>
  );
}
