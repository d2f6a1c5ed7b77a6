/**
 * A quiet line for administrators when an expiry date is near or has passed. *Remind me later* hides it for a week,
 * stored on this computer by server and tenant (beyond the specification).
 */
import type { ReactNode } from 'react';
import { localDay } from '#data/local-day.ts';
import { useText } from '#data/text.ts';
import type { ExpirySubject } from '#shared/bridge/usage.ts';
import { isSubAdministrator } from '#shared/rules/common/menu/visible.ts';
import { expiryDue, type ForecastTerm } from '#shared/rules/forecast/term.ts';
import { useSession } from '#state/session.ts';
import { Button } from '../Button.tsx';
import { Notice } from '../Notice.tsx';
import styles from './expiry.module.css';
import { useSnooze } from './use-snooze.ts';

interface ExpiryNoticeProps {
  readonly subject: ExpirySubject;
  readonly term: ForecastTerm;
  /** Button beside *Remind me later*. */
  readonly action?: ReactNode;
}

export function ExpiryNotice(props: ExpiryNoticeProps) {
  const session = useSession();
  if (session.status !== 'signedIn') return null;
  const { user, tenant } = session.facts;
  if (!user.admin && !isSubAdministrator(user)) return null;
  return <TenantNotice {...props} tenant={tenant.tenantKey} />;
}

function TenantNotice({ subject, term, action, tenant }: ExpiryNoticeProps & { readonly tenant: string }) {
  const { t, formatDay, formatNumber } = useText();
  const { known, until, snooze, snoozing } = useSnooze(subject, tenant);
  if (!known || !expiryDue(term, localDay(Date.now()), until)) return null;
  const day = formatDay(term.day);
  const count = term.days;
  const left =
    count === 0 ? t('tenant.days.last') : t('tenant.days.left', { count, days: formatNumber(count) });
  return (
    <div className={styles.line}>
      <Notice
        tone="warning"
        title={
          count < 0
            ? t(`usage.expiry.${subject}.over`, { day })
            : t(`usage.expiry.${subject}.soon`, { day, left })
        }
        actions={
          <>
            {action}
            <Button size="small" look="quiet" busy={snoozing} onClick={() => void snooze()}>
              {t('usage.expiry.snooze')}
            </Button>
          </>
        }
      />
    </div>
  );
}
