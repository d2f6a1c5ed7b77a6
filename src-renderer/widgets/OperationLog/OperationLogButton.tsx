/** Opens the operation log of a page; the open dialog lives in the address (`?log=1`). For administrators of any kind. */
import { History } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useText } from '#data/text.ts';
import { allows } from '#shared/rules/session/rights.ts';
import { useSession } from '#state/session.ts';
import { Button } from '../Button.tsx';
import type { LogPlace } from './log-filter.ts';

const OperationLog = lazy(async () => ({ default: (await import('./OperationLog.tsx')).OperationLog }));

export function OperationLogButton(place: LogPlace) {
  const { t } = useText();
  const session = useSession();
  const [params, setParams] = useSearchParams();
  if (session.status !== 'signedIn' || !allows('manager', session.facts)) return null;
  const show = (open: boolean) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        if (open) next.set('log', '1');
        else next.delete('log');
        return next;
      },
      { replace: true },
    );
  return (
    <>
      <Button icon={<History size={14} aria-hidden="true" />} onClick={() => show(true)}>
        {t('operationLog.open')}
      </Button>
      <Suspense>
        {params.get('log') === '1' && <OperationLog {...place} onClose={() => show(false)} />}
      </Suspense>
    </>
  );
}
