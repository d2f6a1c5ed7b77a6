import { consoleWords } from '#data/known-words.ts';
import type { Translate } from '#data/text.ts';
import type { KeptEntry } from '#shared/bridge/journal.ts';
import { changeCalled } from '#shared/rules/changes/words-of-kind.ts';

export function entryTitleText(key: string): string {
  return changeCalled(key, consoleWords);
}

interface NamedServer {
  /** Id of the profile, and its name at that time; older entries have none. */
  readonly server: string;
  readonly serverName: string;
}

/** The sandbox's name is translated. */
export function serverText({ server, serverName }: NamedServer, t: Translate): string {
  return server === 'sandbox' ? t('servers.sandboxName') : serverName || server;
}

/** The reason for which a daily decision needed no approval; '' for other changes. */
export function allowedText({ allowedBy }: Pick<KeptEntry, 'allowedBy'>, t: Translate): string {
  if (allowedBy === '') return '';
  if (allowedBy === 'settings') return t('journal.allowed.settings');
  return t('journal.allowed.policy', { place: allowedBy });
}
