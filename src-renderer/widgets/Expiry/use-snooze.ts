/** The date until which an expiry notice is snoozed, stored by the shell by server and tenant. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { bridge } from '#data/bridge.ts';
import { describeError } from '#data/describe-error.ts';
import { localDay } from '#data/local-day.ts';
import { useText } from '#data/text.ts';
import type { ExpirySubject, UsageHistory } from '#shared/bridge/usage.ts';
import { snoozeDays } from '#shared/rules/forecast/term.ts';
import { useActiveServer } from '#state/program.ts';
import { notify } from '../notify.tsx';

type Snoozed = UsageHistory['snoozed'];

interface Snooze {
  /** Whether the shell has answered; a failure counts as "not snoozed", so that the notice is never hidden for good. */
  readonly known: boolean;
  /** First day on which the notice is shown again, YYYY-MM-DD. */
  readonly until: string | undefined;
  readonly snooze: () => Promise<void>;
  readonly snoozing: boolean;
}

export function useSnooze(subject: ExpirySubject, tenant: string): Snooze {
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
  return { known: data !== undefined || error !== null, until: data?.[subject], snooze, snoozing };
}
