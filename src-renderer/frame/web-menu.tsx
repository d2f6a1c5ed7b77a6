/** A menu of the tenant's own that leads out of the platform: its address is seen before it is followed. */
import type { MouseEvent } from 'react';
import { translate } from '#data/text.ts';
import { menuAddress } from '#shared/rules/common/links/menu-address.ts';
import type { PlatformPage, PlatformWay } from '#state/platform-page.ts';
import { confirm } from '#widgets/confirm.tsx';

/** null: it is a page of the platform. */
export function webAddress({ path }: PlatformPage): string | null {
  const address = menuAddress(path);
  return address.kind === 'web' ? address.href : null;
}

export function webWay(page: PlatformPage, name: string): Extract<PlatformWay, { href: string }> | null {
  const href = webAddress(page);
  if (href === null) return null;
  return {
    href,
    onOpen: (event: MouseEvent) => {
      event.preventDefault();
      // The right button asks for the link, it does not follow it.
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
  if (yes) window.open(href, '_blank', 'noopener,noreferrer');
}
