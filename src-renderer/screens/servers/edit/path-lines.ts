/** What a profile may place elsewhere: calls with a path of our choice, and the platform's own pages. */
import { useMemo } from 'react';
import { type Translate, useText } from '#data/text.ts';
import { calls } from '#shared/api/call-list.ts';
import { managerBase, type PlacedPage, placedPages } from '#shared/rules/servers/platform-page.ts';
import type { MessageKey } from '#shared/text/index.ts';

export interface PathLine {
  readonly id: string;
  /** What a person calls it; '' where it has no name but its id. */
  readonly name: string;
  /** Where it is without a word of the profile. */
  readonly path: string;
}

const chosen: readonly PathLine[] = calls
  .filter(({ origin }) => origin === 'chosen')
  .sort((a, b) => a.id.localeCompare(b.id))
  .map(({ id, path }) => ({ id, name: '', path }));

export function usePathLines(): readonly PathLine[] {
  const { t } = useText();
  return useMemo(
    () => [
      ...chosen,
      ...placedPages.map((page) => ({ id: page.id, name: pageName(page, t), path: page.path })),
    ],
    [t],
  );
}

function pageName(page: PlacedPage, t: Translate): string {
  if (page.id === managerBase.id) return t('servers.form.managerBase');
  if (page.code === 'help') return t('frame.header.platformHelp');
  return t(`frame.menu.entry.${page.code}` as MessageKey);
}
