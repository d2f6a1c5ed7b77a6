/** Asks whose values to save where another window has changed the same fields of a profile. */

import type { Translate } from '#data/text.ts';
import type { Clash } from '#shared/kit/merge.ts';
import type { ServerProfile } from '#shared/rules/servers/profile.ts';
import { chooseValues } from '#widgets/ChooseValues/ChooseValues.tsx';
import { notify } from '#widgets/notify.tsx';
import type { ProfileFields } from './profile-fields.ts';
import { clashRows } from './profile-words.ts';

export async function chooseProfileValues(
  clashes: readonly Clash<ProfileFields>[],
  newest: ServerProfile,
  t: Translate,
): Promise<ReadonlySet<string> | null> {
  const mine = await chooseValues({
    title: t('servers.form.clash.title'),
    text: t('record.clash.text'),
    rows: clashRows(clashes, newest, t),
    first: t('record.clash.mine'),
    second: t('servers.form.clash.theirs'),
    all: { first: t('record.clash.allMine'), second: t('servers.form.clash.allTheirs') },
    action: t('record.clash.save'),
    cancel: t('record.clash.back'),
  });
  if (mine?.size === 0) notify({ tone: 'info', text: t('servers.form.clash.theirsTaken') });
  return mine;
}
