/** Words of the journal that are not plain texts. */

import { consoleWords } from '#data/known-words.ts';
import type { Translate } from '#data/text.ts';
import type { KeptEntry } from '#shared/bridge/journal.ts';
import { changeCalled } from '#shared/rules/changes/words-of-kind.ts';

/** What was done, in words. */
export function titleText(key: string): string {
  return changeCalled(key, consoleWords);
}

interface NamedServer {
  /** Id of the profile, and its name at that time; older entries have no name. */
  readonly server: string;
  readonly serverName: string;
}

/** The sandbox is called so in the user's language. */
export function serverText({ server, serverName }: NamedServer, t: Translate): string {
  return server === 'sandbox' ? t('servers.sandboxName') : serverName || server;
}

/** What let a daily decision pass where changes have to be approved; '' of everything else. */
export function allowedText({ allowedBy }: Pick<KeptEntry, 'allowedBy'>, t: Translate): string {
  if (allowedBy === '') return '';
  if (allowedBy === 'settings') return t('journal.allowed.settings');
  return t('journal.allowed.policy', { place: allowedBy });
}
