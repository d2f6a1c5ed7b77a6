/** The last day of a file that is valid for a limited time; the licence inside has a last day of its own. */

import { useText } from '#data/text.ts';
import type { LicenceReading } from '#shared/rules/licence/reading.ts';
import layout from '#widgets/looks/layout.module.css';
import { StatusDot } from '#widgets/StatusDot.tsx';
import { zonedDayText } from './facts.ts';
import styles from './validity.module.css';
import { toneOfDays } from './validity.ts';

interface FileEndProps {
  readonly end: NonNullable<LicenceReading['fileEnd']>;
  /** A trusted key has confirmed the file's content. */
  readonly trusted: boolean;
}

export function FileEnd({ end: { day, zone, daysRemaining }, trusted }: FileEndProps) {
  const text = useText();
  const { t, formatNumber } = text;
  const tone = toneOfDays(daysRemaining);
  const count = Math.abs(daysRemaining);
  const left =
    daysRemaining === 0
      ? t('licence.screen.fileEnd.lastDay')
      : t(daysRemaining > 0 ? 'licence.screen.fileEnd.left' : 'licence.screen.fileEnd.over', {
          count,
          days: formatNumber(count),
        });
  return (
    <dl className={`${layout.row} ${styles.term} ${styles.dates}`}>
      <dt>{t('licence.screen.fileEnd.label')}</dt>
      <dd title={day}>{zonedDayText(day, { timeZone: zone }, text)}</dd>
      <dd>
        <StatusDot tone={trusted || tone !== 'success' ? tone : 'neutral'}>{left}</StatusDot>
      </dd>
    </dl>
  );
}
