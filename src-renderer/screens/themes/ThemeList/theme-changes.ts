/**
 * What the list does to a theme, through the change door (spec 2§7, 2§8; decisions 20, 21). Enabling and setting the
 * default are silent where they fail: they throw, and the list says it quietly.
 */
import { submitChange } from '#data/changes/index.ts';
import { callRead } from '#data/read.ts';
import { UnreadRecord } from '#data/records/save-record.ts';
import { translate } from '#data/text.ts';
import { importShare } from '#shared/api/themes/packages.ts';
import { GoneRecord } from '#shared/rules/records/record.ts';
import { themeReads } from '#shared/rules/records/themes/theme-reads.ts';
import { themeStateRecord } from '#shared/rules/records/themes/theme-state-record.ts';
import { callsOf } from '#shared/rules/themes/families.ts';
import { findTheme } from '#shared/rules/themes/find-theme.ts';
import { storeOf } from '#shared/rules/themes/store.ts';
import { terminalFacts } from '#shared/rules/themes/terminals.ts';
import {
  scopeInput,
  styleInput,
  type ThemePlace,
  type ThemeScope,
  themeInput,
} from '#shared/rules/themes/theme-place.ts';
import { saveAsking, saveNow } from '#widgets/Form/save-asking.ts';

const success = 'common.done.operation';
const callsFor = ({ terminal }: Pick<ThemePlace, 'terminal'>) => callsOf(terminalFacts[terminal].family);

/** Throws where it fails, without a toast. */
export async function enableTheme(place: ThemePlace): Promise<void> {
  const edits = { enabled: { from: false, to: true } };
  try {
    await saveAsking(themeStateRecord, place, edits, success, 'silent');
  } catch (error) {
    throw error instanceof UnreadRecord ? error.cause : error;
  }
}

/** Says itself how it went. */
export async function disableTheme(place: ThemePlace): Promise<void> {
  await saveNow(themeStateRecord, place, { enabled: { from: true, to: false } }, success);
}

/** Throws where it fails, without a toast. */
export async function makeDefault(place: ThemePlace): Promise<void> {
  await submitChange({
    ...{ title: 'themeActions.defaultSet', endpoint: callsFor(place).setDefault, success },
    input: themeInput(place),
    before: { topicName: place.name },
    touches: themeReads,
    failure: 'silent',
    async readBack() {
      const { topicType } = await findTheme(callRead, place);
      const held = topicType === 'teamsDefault';
      const value = translate(held ? 'record.on' : 'record.off');
      return { held, fields: [{ label: translate('themes.isDefault'), value }] };
    },
  });
}

/** Throws after the failure was shown. */
export async function removeTheme(place: ThemePlace): Promise<void> {
  await submitChange({
    ...{ title: 'themeActions.deleted', endpoint: callsFor(place).remove, success },
    input: themeInput(place),
    before: { topicName: place.name },
    touches: themeReads,
    async readBack() {
      const gone = await isGone(place);
      const value = translate(gone ? 'themeActions.gone' : 'themes.title');
      return { held: gone, fields: [{ label: place.name, value }] };
    },
  });
}

async function isGone(place: ThemePlace): Promise<boolean> {
  try {
    await findTheme(callRead, place);
    return false;
  } catch (error) {
    if (error instanceof GoneRecord) return true;
    throw error;
  }
}

/** The ids of a page in their new order. Throws after the failure was shown. */
export async function sortThemes(
  scope: ThemeScope & Pick<ThemePlace, 'style'>,
  ids: readonly string[],
  before: readonly string[],
): Promise<void> {
  await submitChange({
    ...{ title: 'themeActions.sorted', endpoint: callsFor(scope).sort, success },
    input: { ids: [...ids], ...styleInput(scope), ...scopeInput(scope) },
    before: { ids: before },
    touches: themeReads,
  });
}

/** Uploads a theme, and shares what was uploaded. Throws after the failure was shown. */
export async function publishTheme(place: ThemePlace): Promise<void> {
  const { upload, type } = storeOf(place.terminal);
  const { dtu } = terminalFacts[place.terminal];
  const before = { topicName: place.name };
  const { fileId } = await submitChange({
    ...{ title: 'themeActions.cloud.uploaded', endpoint: upload, before, success: null },
    input: { topicId: place.id, ...(dtu ? { dtu } : {}) },
  });
  await submitChange({
    ...{ title: 'themeActions.cloud.published', endpoint: importShare, before, success },
    input: { fileId, storeType: type, name: place.name },
  });
}
