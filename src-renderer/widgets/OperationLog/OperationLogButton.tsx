/** Opens the operation log of a page; the open dialog lives in the address (`?log=1`), narrowed to one object where it says which (`?of=`). For administrators of any kind. */
import { History } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useText } from '#data/text.ts';
import { allows } from '#shared/rules/session/rights.ts';
import { useAddress } from '#state/address.ts';
import { useSession } from '#state/session.ts';
import { Button } from '../Button.tsx';
import { closedLog, type LogPlace } from './log-filter.ts';

const OperationLog = lazy(async () => ({ default: (await import('./OperationLog.tsx')).OperationLog }));

export function OperationLogButton(place: LogPlace) {
  const { t } = useText();
  const session = useSession();
  const address = useAddress();
  if (session.status !== 'signedIn' || !allows('manager', session.facts)) return null;
  const of = address.get('of');
  return (
    <>
      <Button icon={<History size={14} aria-hidden="true" />} onClick={() => address.set({ log: '1' })}>
        {t('operationLog.open')}
      </Button>
      <Suspense>
        {address.get('log') === '1' && (
          <OperationLog
            {...place}
            {...(of === '' ? {} : { targetId: of, onAll: () => address.set({ of: '' }) })}
            onClose={() => address.set(closedLog)}
          />
        )}
      </Suspense>
    </>
  );
}
