/** Warns on a page that the tray has changes to its content: the page shows the server's state. */
import { useQueryClient } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import { useCallback, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useText } from '#data/text.ts';
import type { TrayChange } from '#shared/bridge/changes.ts';
import { useTray } from '#state/tray.ts';
import { useCurrentScreen } from './current-screen.ts';
import styles from './ReadOnlyBanner.module.css';

export function CollectedBanner() {
  const { changes } = useTray();
  const screen = useCurrentScreen();
  if (changes.length === 0 || screen?.id === 'frame.changes') return null;
  return <Counted changes={changes} />;
}

function Counted({ changes }: { readonly changes: readonly TrayChange[] }) {
  const { t } = useText();
  const { pathname } = useLocation();
  const reads = useActiveReads();
  const count = changes.filter(
    ({ path, touches }) => isHere(path, pathname) || touches.some((id) => reads.includes(` ${id} `)),
  ).length;
  if (count === 0) return null;
  return (
    <aside className={styles.banner} aria-label={t('changes.here.label')}>
      <Inbox size={14} aria-hidden="true" />
      <span>{t('changes.here.text', { count })}</span>
      <Link to="/changes">{t('changes.here.open')}</Link>
    </aside>
  );
}

/** Whether the change was collected on this page or in a dialog of it. */
function isHere(path: string, pathname: string): boolean {
  const [own = ''] = path.split('?', 1);
  if (own === '') return false;
  return own === pathname || own.startsWith(`${pathname}/`) || pathname.startsWith(`${own}/`);
}

/** Endpoint ids of the reads with mounted observers, each between spaces. */
function useActiveReads(): string {
  const client = useQueryClient();
  const subscribe = useCallback((tell: () => void) => client.getQueryCache().subscribe(tell), [client]);
  const read = () => {
    const active = client.getQueryCache().findAll({ type: 'active' });
    return ` ${[...new Set(active.map(({ queryKey }) => String(queryKey[0])))].join(' ')} `;
  };
  return useSyncExternalStore(subscribe, read);
}
