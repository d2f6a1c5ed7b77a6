/**
 * *Who changed this?*: the operation log of one object, from its row or its own page. It lives in the address (`?log=1`,
 * and `?of=` with the object's id), for administrators of any kind.
 */
import { History } from 'lucide-react';
import { useText } from '#data/text.ts';
import { allows } from '#shared/rules/common/session/rights.ts';
import { useAddress } from '#state/address.ts';
import { late } from '#state/late.ts';
import { useSession } from '#state/session.ts';
import { Button } from '../Button.tsx';
import type { RowAction } from '../List/RowActions.tsx';
import { closedLog, type LogPlace } from './log-filter.ts';

const OperationLog = late(async () => (await import('./OperationLog.tsx')).OperationLog);

/** Whether whoever is signed in may see the log. */
export function useMayLog(): boolean {
  const session = useSession();
  return session.status === 'signedIn' && allows('manager', session.facts);
}

/** The log while it is open, once on a page: of one object where the address says so, with a way to all of them. */
export function ObjectLog(place: LogPlace) {
  const address = useAddress();
  const may = useMayLog();
  const of = address.get('of');
  if (!may || address.get('log') !== '1') return null;
  return (
    <OperationLog
      {...place}
      {...(of === '' ? {} : { targetId: of, onAll: () => address.set({ of: '' }) })}
      onClose={() => address.set(closedLog)}
    />
  );
}

/** What a row or a menu of an object offers; nothing for whoever may not see the log. Needs an `ObjectLog` on the page. */
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

/** The same as a button, on an object's own page or in its dialog. */
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
