/**
 * A quiet line for administrators when an expiry date is near or has passed. *Remind me later* hides it for a week,
 * stored on this computer by server and tenant (beyond the specification).
 */

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { bridge } from '#data/bridge.ts';
import { describeError } from '#data/describe-error.ts';
import { localDay } from '#data/local-day.ts';
import { useText } from '#data/text.ts';
import type { ExpirySubject, UsageHistory } from '#shared/bridge/usage.ts';
import { isSubAdministrator } from '#shared/rules/common/menu/visible.ts';
import { expiryDue, type ForecastTerm, snoozeDays } from '#shared/rules/forecast/term.ts';
import { useActiveServer } from '#state/program.ts';
import { useSession } from '#state/session.ts';
import { Button } from '../Button.tsx';
import { Notice } from '../Notice.tsx';
import { notify } from '../notify.tsx';
import styles from './expiry.module.css';

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
  const { isAnswered, until, snooze, snoozing } = useSnooze(subject, tenant);
  if (!isAnswered || !expiryDue(term, localDay(Date.now()), until)) return null;
  const day = formatDay(term.day);
  const count = term.days;
  const daysLeft =
    count === 0 ? t('tenant.days.last') : t('tenant.days.left', { count, days: formatNumber(count) });
  return (
    <div className={styles.line}>
      <Notice
        tone="warning"
        title={
          count < 0
            ? t(`usage.expiry.${subject}.over`, { day })
            : t(`usage.expiry.${subject}.soon`, { day, left: daysLeft })
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

type Snoozed = UsageHistory['snoozed'];

interface Snooze {
  /** Whether the shell has answered; a failure counts as "not snoozed", so that the notice is never hidden for good. */
  readonly isAnswered: boolean;
  /** First day on which the notice is shown again, YYYY-MM-DD. */
  readonly until: string | undefined;
  readonly snooze: () => Promise<void>;
  readonly snoozing: boolean;
}

/** The date until which an expiry notice is snoozed, stored by the shell by server and tenant. */
function useSnooze(subject: ExpirySubject, tenant: string): Snooze {
  const { t, formatDay } = useText();
  const server = useActiveServer().id;
  const queryKey = ['usage.snoozed', server, tenant];
  const client = useQueryClient();
  const { data, error } = useQuery<Snoozed>({
    queryKey,
    queryFn: async () => (await bridge.usage.history({ server, tenant })).snoozed,
    retry: false,
  });
  const [snoozing, setSnoozing] = useState(false);
  const snooze = async () => {
    setSnoozing(true);
    const until = localDay(Date.now() + snoozeDays * 86_400_000);
    try {
      await bridge.usage.snooze({ server, tenant, subject, until }, { outlives: true });
      client.setQueryData<Snoozed>(queryKey, (now) => ({ ...now, [subject]: until }));
      notify({ tone: 'info', text: t('usage.expiry.snoozed', { day: formatDay(until) }) });
    } catch (failure) {
      notify({ tone: 'danger', text: describeError(failure).message });
    }
    setSnoozing(false);
  };
  return { isAnswered: data !== undefined || error !== null, until: data?.[subject], snooze, snoozing };
}
