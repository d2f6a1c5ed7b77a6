/**
 * Failures that the specification calls silent: a quiet notice with *Retry* in the page, not a toast (spec 2§8). After
 * a lost answer it says that the result is unknown; the list has been read again and shows the present state.
 */
import { type ReactNode, useState } from 'react';
import { isUnconfirmed } from '#data/changes/index.ts';
import { UnreadRecord } from '#data/records/save-record.ts';
import { useText } from '#data/text.ts';
import { whyUnknown } from '#data/why-unknown.ts';
import type { MessageKey } from '#shared/text/index.ts';
import { ErrorNotice } from '#widgets/Notice.tsx';

interface Deed {
  readonly failed: string;
  readonly change: MessageKey;
}

interface Quiet extends Deed {
  readonly error: unknown;
  readonly retry: () => void;
}

export interface QuietRuns {
  readonly notice: ReactNode;
  /** Runs the work and shows its failure. */
  readonly run: (deed: Deed, work: () => Promise<void>) => Promise<void>;
}

export function useQuietFailures(): QuietRuns {
  const { t } = useText();
  const [failed, setFailed] = useState<Quiet | null>(null);
  const run = async (deed: Deed, work: () => Promise<void>) => {
    try {
      await work();
      setFailed(null);
    } catch (error) {
      setFailed({ ...deed, error, retry: () => void run(deed, work) });
    }
  };
  const notice = failed && (
    <ErrorNotice
      error={failed.error instanceof UnreadRecord ? failed.error.cause : failed.error}
      title={
        isUnconfirmed(failed.error)
          ? t('record.unknown.text', { change: t(failed.change), why: whyUnknown(failed.error) })
          : failed.failed
      }
      tone="quiet"
      onRetry={failed.retry}
    />
  );
  return { notice, run };
}
