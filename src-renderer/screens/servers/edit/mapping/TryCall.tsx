/** Sends one read with the form's mapping and shows the answer. Saves nothing. */
import { useState } from 'react';
import { bridge } from '#data/bridge.ts';
import { describeError } from '#data/describe-error.ts';
import { useText } from '#data/text.ts';
import type { Mapping } from '#shared/api/mapping/mapping.ts';
import type { TriedCall } from '#shared/bridge/servers.ts';
import { Button } from '#widgets/Button.tsx';
import ink from '#widgets/looks/ink.module.css';

interface TryCallProps {
  /** Id of the profile; its session and its connection are used. */
  readonly server: string;
  readonly call: string;
  readonly title: string;
  readonly mapping: Mapping;
}

export function TryCall({ server, call, title, mapping }: TryCallProps) {
  const { t } = useText();
  const [busy, setBusy] = useState(false);
  const [result, setCame] = useState<TriedCall | string | null>(null);
  const ask = async () => {
    setBusy(true);
    try {
      setCame(await bridge.servers.tryCall({ id: server, call, mapping }));
    } catch (error) {
      setCame(describeError(error).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button
        size="small"
        busy={busy}
        aria-label={t('servers.mapping.tryOf', { title })}
        onClick={() => void ask()}
      >
        {t('servers.mapping.try')}
      </Button>
      <span role="status" className={isGood(result) ? ink.small : ink.problem}>
        {result !== null && (typeof result === 'string' ? result : <TryResult {...result} />)}
      </span>
    </>
  );
}

function isGood(came: TriedCall | string | null): boolean {
  return came === null || (typeof came === 'object' && came.fit === 'present');
}

function TryResult({ fit, field, detail, asked: requestLine }: TriedCall) {
  const { t } = useText();
  return (
    <span title={[requestLine, detail].filter((text) => text !== '').join('\n')}>
      {fit === 'different' && field !== ''
        ? t('servers.mapping.fit.differentField', { field })
        : t(`servers.mapping.fit.${fit}`)}
    </span>
  );
}
