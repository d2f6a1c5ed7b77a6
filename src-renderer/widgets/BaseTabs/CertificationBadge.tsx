/** Certification state of the organisation's name (spec 1§4), as icon and word. */
import { BadgeCheck, BadgeX, CircleDashed, Hourglass } from 'lucide-react';
import { useText } from '#data/text.ts';
import type { CertificationState } from '#shared/rules/tenant/certification.ts';
import styles from './BaseHeader.module.css';
import { certificationTones } from './certification-tones.ts';

const icons = { uncertified: CircleDashed, pending: Hourglass, verified: BadgeCheck, failed: BadgeX };

export function CertificationBadge({ state }: { readonly state: CertificationState }) {
  const { t } = useText();
  const Icon = icons[state];
  return (
    <span className={styles.badge} data-tone={certificationTones[state]}>
      <Icon size={14} aria-hidden="true" />
      {t(`tenant.certification.${state}`)}
    </span>
  );
}
