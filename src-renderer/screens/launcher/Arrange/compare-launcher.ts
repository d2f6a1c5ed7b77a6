/** Compares the employee's own arrangement with the organisation's, and takes the organisation's where it is wanted. */
import { callRead } from '#data/read.ts';
import { translate } from '#data/text.ts';
import type { AppItem } from '#shared/api/applications/app.ts';
import { queryTenantApplicationList } from '#shared/api/applications/lookups.ts';
import type { ConfigRecord } from '#shared/api/config-record.ts';
import type { Edits } from '#shared/kit/merge.ts';
import { changedLists, type LauncherValues } from '#shared/rules/launcher/arrangement.ts';
import { navModeOf } from '#shared/rules/launcher/configs.ts';
import { launcherLocator, launcherRecord } from '#shared/rules/records/launcher/launcher-record.ts';
import { chooseNewValues } from '#widgets/ChooseValues/choose-record.ts';
import { saveNow } from '#widgets/Form/save-asking.ts';
import { notify, notifyFailure } from '#widgets/notify.tsx';
import { editsToGiven } from './given-values.ts';

/** Reports its own success and failure. */
export async function compareLauncher(
  own: readonly AppItem[],
  configs: readonly ConfigRecord[],
): Promise<void> {
  try {
    const given = await callRead(queryTenantApplicationList, { displayClient: 'pc', loadAll: true });
    const edits = editsToGiven(own, given, navModeOf(configs));
    const names = Object.keys(edits);
    const lists = changedLists(names);
    const count = new Set([...lists.apps, ...lists.order]).size;
    if (count === 0) return notify({ tone: 'info', text: translate('launcher.compare.same') });
    const locator = launcherLocator(own);
    const wanted = await chooseNewValues(launcherRecord, locator, edits, {
      title: translate('launcher.compare.title', { count }),
      text: translate('launcher.compare.text'),
      first: translate('launcher.compare.given'),
      second: translate('launcher.compare.own'),
      action: translate('launcher.compare.reset', { count }),
    });
    if (!wanted || wanted.size === 0) return;
    const chosen = Object.fromEntries(Object.entries(edits).filter(([name]) => wanted.has(name)));
    await saveNow(launcherRecord, locator, chosen as Edits<LauncherValues>, 'launcher.saved');
  } catch (error) {
    notifyFailure(error);
  }
}
