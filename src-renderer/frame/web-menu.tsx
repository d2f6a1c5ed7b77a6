/** Opens a tenant's menu that leads to another website; the user first sees its address. */
import type { MouseEvent } from 'react';
import { bridge } from '#data/bridge.ts';
import { shell } from '#data/shell/index.ts';
import { translate } from '#data/text.ts';
import { menuAddress } from '#shared/rules/common/links/menu-address.ts';
import type { PlatformPageEntry, PlatformWay } from '#state/platform-page.ts';
import { confirm } from '#widgets/confirm.tsx';
import { notifyFailure } from '#widgets/notify.tsx';

/** Returns null for a page of the platform. */
export function webMenuAddress({ path }: PlatformPageEntry): string | null {
  const address = menuAddress(path);
  return address.kind === 'web' ? address.href : null;
}

export function webWay(page: PlatformPageEntry, name: string): Extract<PlatformWay, { href: string }> | null {
  const href = webMenuAddress(page);
  if (href === null) return null;
  return {
    href,
    onOpen: (event: MouseEvent) => {
      event.preventDefault();
      // A click of the right button opens the link's context menu.
      if (event.button <= 1) void openOnWeb(href, name);
    },
  };
}

export async function openOnWeb(href: string, name: string): Promise<void> {
  const yes = await confirm({
    title: translate('frame.webMenu.title'),
    text: (
      <>
        <p>{translate('frame.webMenu.text', { name })}</p>
        <code>{href}</code>
      </>
    ),
    action: translate('frame.webMenu.action'),
  });
  if (!yes) return;
  if (shell.shell === 'desktop') bridge.app.openExternal({ url: href }).catch(notifyFailure);
  else window.open(href, '_blank', 'noopener,noreferrer');
}
