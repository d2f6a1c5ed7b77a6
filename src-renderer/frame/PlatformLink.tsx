/** A real link to a page of the platform, so it can be copied and opened in another tab. */
import type { ReactNode } from 'react';
import { translate } from '#data/text.ts';
import type { ServerProfile } from '#shared/rules/servers/profile.ts';
import { openPlatformPage, type PlatformPageEntry, usePlatformWays } from '#state/platform-page.ts';
import { notify } from '#widgets/notify.tsx';
import { PageLink } from '#widgets/PageLink.tsx';
import { reportFailure } from './failure-toast.ts';
import { webWay } from './web-menu.tsx';

interface PlatformLinkProps {
  readonly page: PlatformPageEntry;
  readonly name: string;
  readonly className?: string | undefined;
  readonly title?: string;
  readonly current?: 'page' | 'true' | undefined;
  readonly children: ReactNode;
}

/** A menu entry for a page of the platform. */
export function PlatformLink({ page, name, className, title, current, children }: PlatformLinkProps) {
  const ways = usePlatformWays(notOpened);
  const way = webWay(page, name) ?? ways(page);
  const rest = { className, title, tabIndex: -1, 'data-menu-item': '', 'aria-current': current };
  if ('to' in way) {
    return (
      <PageLink to={way.to} {...rest}>
        {children}
      </PageLink>
    );
  }
  return (
    <a
      href={way.href}
      target="_blank"
      rel="noopener noreferrer"
      onClick={way.onOpen}
      onAuxClick={way.onOpen}
      {...rest}
    >
      {children}
    </a>
  );
}

export function openOnServer(server: ServerProfile, page: PlatformPageEntry): void {
  openPlatformPage(server, page)
    .then((opened) => !opened && notOpened())
    .catch(notOpened);
}

export function notOpened(error?: unknown): void {
  if (error === undefined) notify({ tone: 'danger', text: translate('frame.platformPage.failed') });
  else reportFailure(error);
}
