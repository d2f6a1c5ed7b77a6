/**
 * *Who changed this?*: the operation log of one object, opened from its row or page. The address stores it (`?log=1`,
 * and `?of=` with the object's id); administrators of any kind may see it.
 */
import { History } from 'lucide-react';
import { useText } from '#data/text.ts';
import { allows } from '#shared/rules/common/session/rights.ts';
import { useAddress } from '#state/address.ts';
import { lazyComponent } from '#state/lazy-component.ts';
import { useSession } from '#state/session.ts';
import { Button } from '../Button.tsx';
import type { RowAction } from '../List/RowActions.tsx';
import { closedLog, type LogSubject, wholeLog } from './log-filter.ts';

const OperationLog = lazyComponent(async () => (await import('./OperationLog.tsx')).OperationLog);

export function useMayLog(): boolean {
  const session = useSession();
  return session.status === 'signedIn' && allows('manager', session.facts);
}

/** The open log, once per page: of one object where the address names one, with a button for all entries. */
export function ObjectLog({ groupId, ...ofAll }: LogSubject) {
  const address = useAddress();
  const may = useMayLog();
  const of = address.get('of');
  const subject = groupId === undefined || address.get(wholeLog) === '1' ? ofAll : { ...ofAll, groupId };
  if (!may || address.get('log') !== '1') return null;
  return (
    <OperationLog
      {...subject}
      {...(of === '' ? {} : { targetId: of, onAll: () => address.set({ of: '' }) })}
      onClose={() => address.set(closedLog)}
    />
  );
}

/** Row or menu actions of an object; empty for users without the right to the log. Needs an `ObjectLog` on the page. */
export function useWhoChanged(): (id: string) => readonly RowAction[] {
  const { t } = useText();
  const may = useMayLog();
  const address = useAddress();
  return (id) => {
    const label = t('operationLog.whoChanged');
    const onSelect = () => address.set({ log: '1', of: id });
    return may ? [{ key: 'log', rare: true, label, onSelect }] : [];
  };
}

/** A button that opens the log of an object, on its page or in its dialog. */
export function WhoChangedButton({ id }: { readonly id: string }) {
  return useWhoChanged()(id).map(({ key, label, onSelect }) => (
    <Button
      key={key}
      size="small"
      look="quiet"
      icon={<History size={14} aria-hidden="true" />}
      onClick={onSelect}
    >
      {label}
    </Button>
  ));
}
