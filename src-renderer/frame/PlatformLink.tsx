/** Leads to a page of the platform itself: a link in the sandbox, a window or a tab on a real server. */
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import type { ServerProfile } from '#shared/bridge/servers.ts';
import type { MenuEntry } from '#shared/rules/menu/entries.ts';
import { translate, useText } from '../data/text.ts';
import { openPlatformPage, platformPageRoute } from '../state/platform-page.ts';
import { useActiveServer } from '../state/program.ts';
import { notify } from '../widgets/notify.tsx';
import { reportFailure } from './failure-toast.ts';

interface PlatformLinkProps {
  readonly entry: Pick<MenuEntry, 'code' | 'path' | 'newPage'>;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function PlatformLink({ entry, className, children }: PlatformLinkProps) {
  const { t } = useText();
  const server = useActiveServer();
  const title = entry.newPage ? t('frame.menu.newPage') : t('frame.menu.onPlatform');
  if (server.kind === 'sandbox') {
    return (
      <NavLink to={platformPageRoute(entry.code)} className={className} title={title}>
        {children}
      </NavLink>
    );
  }
  return (
    <button
      type="button"
      className={className}
      title={title}
      onClick={() => openOnServer(server, entry.path)}
    >
      {children}
    </button>
  );
}

export function openOnServer(server: ServerProfile, path: string): void {
  openPlatformPage(server, path)
    .then((opened) => {
      if (!opened) notify({ tone: 'danger', text: translate('frame.platformPage.failed') });
    })
    .catch(reportFailure);
}
