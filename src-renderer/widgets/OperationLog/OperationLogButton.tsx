/** Opens the operation log of a page, for administrators of any kind. */
import { History } from 'lucide-react';
import { useText } from '#data/text.ts';
import { useAddress } from '#state/address.ts';
import { Button } from '../Button.tsx';
import type { LogSubject } from './log-filter.ts';
import { ObjectLog, useMayLog } from './ObjectLog.tsx';

export function OperationLogButton(subject: LogSubject) {
  const { t } = useText();
  const address = useAddress();
  if (!useMayLog()) return null;
  return (
    <>
      <Button icon={<History size={14} aria-hidden="true" />} onClick={() => address.set({ log: '1' })}>
        {t('operationLog.open')}
      </Button>
      <ObjectLog {...subject} />
    </>
  );
}
