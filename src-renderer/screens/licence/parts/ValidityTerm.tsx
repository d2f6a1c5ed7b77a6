/** Start, expiry and remaining days, with the term drawn as a line. */

import { useText } from '#data/text.ts';
import type { Licence } from '#shared/rules/common/licence/licence.ts';
import layout from '#widgets/looks/layout.module.css';
import { StatusDot } from '#widgets/StatusDot.tsx';
import { TimeBar } from '#widgets/TimeBar/TimeBar.tsx';
import { remainingText, zonedDayText } from './facts.ts';
import styles from './validity.module.css';
import { validity } from './validity.ts';

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
  const text = useText();
  const { t, formatNumber } = text;
  const term = validity(licence.startDate, licence.expiryDate, daysRemaining);
  const { elapsed, startsIn } = term;
  // An unverified file never looks good.
  const tone = trusted || term.tone !== 'success' ? term.tone : 'neutral';
  const none = t('licence.screen.value.none');
  return (
    <div className={styles.term} data-tone={tone}>
      <dl className={`${layout.spread} ${styles.dates}`}>
        <div>
          <dt>{t('licence.screen.field.startDate')}</dt>
          <dd title={licence.startDate ?? undefined}>
            {licence.startDate ? zonedDayText(licence.startDate, licence, text) : none}
          </dd>
        </div>
        <div>
          <dt className="visually-hidden">{t('licence.screen.field.daysRemaining')}</dt>
          <dd>
            {daysRemaining === null ? (
              licence.expiryDate === null && (
                <StatusDot tone="neutral">{t('licence.screen.value.noExpiry')}</StatusDot>
              )
            ) : (
              <StatusDot tone={tone}>
                {startsIn > 0
                  ? t('licence.screen.days.starts', { count: startsIn, days: formatNumber(startsIn) })
                  : remainingText(daysRemaining, text)}
              </StatusDot>
            )}
          </dd>
        </div>
        <div>
          <dt>{t('licence.screen.field.expiryDate')}</dt>
          <dd title={licence.expiryDate ?? undefined}>
            {licence.expiryDate
              ? zonedDayText(licence.expiryDate, licence, text)
              : t('licence.screen.value.noExpiry')}
          </dd>
        </div>
      </dl>
      {elapsed !== null && <TimeBar bar={{ from: 0, to: elapsed }} today={elapsed} />}
    </div>
  );
}
