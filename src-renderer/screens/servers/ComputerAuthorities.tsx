/** The authorities that this computer trusts, the time of their reading, and a button that reads them again. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { bridge } from '#data/bridge.ts';
import { describeError } from '#data/describe-error.ts';
import { useText } from '#data/text.ts';
import { Button } from '#widgets/Button.tsx';
import ink from '#widgets/looks/ink.module.css';
import { ErrorNotice, Notice } from '#widgets/Notice.tsx';
import { notify } from '#widgets/notify.tsx';
import { Section } from '#widgets/Section.tsx';

const queryKey = ['servers.authorities'];

export function ComputerAuthorities() {
  const { t, formatTime } = useText();
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const { data, error } = useQuery({ queryKey, queryFn: () => bridge.servers.authorities({}), staleTime: 0 });
  const reload = async () => {
    setBusy(true);
    try {
      queryClient.setQueryData(queryKey, await bridge.servers.reloadAuthorities({}));
    } catch (failure) {
      notify({ tone: 'danger', text: describeError(failure).message });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Section title={t('servers.computer.title')}>
      {error && <ErrorNotice error={error} />}
      {data?.problem && <Notice tone="warning">{t(`servers.computer.${data.problem}`)}</Notice>}
      {data && (
        <p className={ink.quiet}>
          {t('servers.computer.count', { count: data.count, time: formatTime(data.readAt) })}
        </p>
      )}
      <Button size="small" busy={busy} onClick={() => void reload()}>
        {t('servers.computer.reload')}
      </Button>
    </Section>
  );
}
