/**
 * Changes of themes from the list, through the change door (spec 2§7, 2§8; S-20, S-21). Enabling and setting the
 * default fail silently: they throw, and the list shows a quiet notice.
 */
import { type Change, submitChange } from '#data/changes/index.ts';
import { callRead } from '#data/read.ts';
import { reversible } from '#data/records/reversible.ts';
import { translate } from '#data/text.ts';
import { ApiError } from '#shared/api/api-error.ts';
import { importShare, storeThemes } from '#shared/api/themes/packages.ts';
import { GoneRecord } from '#shared/rules/common/record/record.ts';
import { positionsById } from '#shared/rules/records/order-record.ts';
import { themeDefaultRecord } from '#shared/rules/records/themes/theme-default-record.ts';
import { themeOrderRecord } from '#shared/rules/records/themes/theme-order-record.ts';
import { themeReads } from '#shared/rules/records/themes/theme-reads.ts';
import { themeStateRecord } from '#shared/rules/records/themes/theme-state-record.ts';
import { callsAt } from '#shared/rules/themes/families.ts';
import { findTheme, orderAmong } from '#shared/rules/themes/find-theme.ts';
import { terminalFacts } from '#shared/rules/themes/terminals.ts';
import {
  scopeInput,
  styleInput,
  type ThemeLocator,
  type ThemeScope,
  themeInput,
} from '#shared/rules/themes/theme-locator.ts';
import { confirm } from '#widgets/confirm.tsx';
import { saveAsking, saveNow } from '#widgets/Form/save-asking.ts';
import { notifyFailure } from '#widgets/notify.tsx';
import { storeOf } from '../store.ts';

const success = 'common.done.operation';

/** Throws on failure, without a toast. */
export async function enableTheme(locator: ThemeLocator): Promise<void> {
  const edits = { enabled: { from: false, to: true } };
  await saveAsking(themeStateRecord, locator, edits, success, { failure: 'silent' });
}

/** Reports its own success and failure; resolves to whether the theme is disabled. */
export function disableTheme(locator: ThemeLocator): Promise<boolean> {
  return saveNow(themeStateRecord, locator, { enabled: { from: true, to: false } }, success);
}

/** Throws on failure, without a toast. */
export async function makeDefault(locator: ThemeLocator): Promise<void> {
  const { id, name, ...at } = locator;
  const before = await themeDefaultRecord.read(callRead, at, ['theme']);
  const change = reversible(callsAt(locator.terminal).setDefault, {
    title: 'themeActions.defaultSet',
    input: themeInput(locator),
    stateBefore: { topicName: name },
    kind: themeDefaultRecord,
    locator: at,
    before,
    after: { theme: [{ id, name }] },
  });
  await submitChange({
    ...change,
    // No call removes the default of a style, so the first default has no way back.
    ...(before.theme.length === 0 && { restores: undefined, collects: false }),
    success,
    failure: 'silent',
    async readBack() {
      const { topicType } = await findTheme(callRead, locator);
      const isApplied = topicType === 'teamsDefault';
      const value = translate(isApplied ? 'record.on' : 'record.off');
      return { isApplied, fields: [{ label: translate('themes.isDefault'), value }] };
    },
  });
}

/** Enables a theme whose creation waits in the tray, so that it cannot be read yet. */
export async function enableOnceMade(locator: ThemeLocator): Promise<void> {
  await submitChange({
    ...reversible(callsAt(locator.terminal).enable, {
      title: 'themeActions.enabled',
      input: themeInput(locator),
      stateBefore: { topicName: locator.name },
      kind: themeStateRecord,
      locator,
      before: { enabled: false },
      after: { enabled: true },
    }),
    success,
  });
}

/** Throws after the failure has been shown. */
export async function removeTheme(locator: ThemeLocator): Promise<void> {
  const back = await deletionOf(locator);
  if (!back) return;
  await submitChange({
    ...back,
    title: 'themeActions.deleted',
    endpoint: callsAt(locator.terminal).remove,
    success,
    input: themeInput(locator),
    before: { topicName: locator.name },
    touches: themeReads,
    async readBack() {
      const gone = await isGone(locator);
      const value = translate(gone ? 'themeActions.gone' : 'themes.title');
      return { isApplied: gone, fields: [{ label: locator.name, value }] };
    },
  });
}

/** The way back of a deletion: the whole theme. Returns null if it cannot be read and the user prefers to keep it. */
async function deletionOf(locator: ThemeLocator): Promise<Pick<Change, 'restores' | 'collects'> | null> {
  // Lazy, because the forms' tables are large and the list needs them only here.
  const { presenceAt } = await import('#shared/rules/records/themes/theme-presence.ts');
  const kind = presenceAt(locator.terminal);
  try {
    const { there } = await kind.read(callRead, locator, ['there']);
    if (there.length === 0) return {};
    const edits = { there: { from: [], to: there } };
    return { restores: { kind: kind.id, place: locator, edits }, collects: true };
  } catch (error) {
    if (isNotAnswered(error)) {
      notifyFailure(error);
      throw error;
    }
    // A damaged theme can be deleted without a way back.
    const yes = await confirm({
      title: translate('themeActions.deleteTitle', { name: locator.name }),
      text: translate('themeActions.themeFailed'),
      lasts: 'destroys',
      action: translate('themeActions.delete'),
      danger: true,
    });
    return yes ? {} : null;
  }
}

function isNotAnswered(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  return error.sessionEnded || error.kind === 'network' || error.kind === 'timeout';
}

async function isGone(locator: ThemeLocator): Promise<boolean> {
  try {
    await findTheme(callRead, locator);
    return false;
  } catch (error) {
    if (error instanceof GoneRecord) return true;
    throw error;
  }
}

/** `ids` is the new order of a page. Throws after the failure has been shown. */
export async function sortThemes(
  scope: ThemeScope & Pick<ThemeLocator, 'style'>,
  ids: readonly string[],
  before: readonly string[],
  nameOf: (id: string) => string,
): Promise<void> {
  const { terminal, deptId, external, style } = scope;
  const names = Object.fromEntries(before.map((id) => [id, nameOf(id)]));
  await submitChange({
    ...reversible(callsAt(terminal).sort, {
      title: 'themeActions.sorted',
      input: { ids: [...ids], ...styleInput(scope), ...scopeInput(scope) },
      kind: themeOrderRecord,
      locator: { terminal, deptId, external, style, names },
      before: positionsById(before),
      after: positionsById(ids),
    }),
    success,
    async readBack() {
      const stand = await orderAmong(callRead, scope, ids);
      const value = stand.map(({ topicName }) => topicName).join(translate('common.form.separator'));
      const isApplied = stand.length === ids.length && stand.every(({ id }, index) => id === ids[index]);
      return { isApplied, fields: [{ label: translate('themes.column.order'), value }] };
    },
  });
}

/**
 * Uploads a theme and shares the upload: `uploaded` keeps its file id until it is shared, for the theme's state at
 * `time`. Throws after the failure has been shown.
 */
export async function publishTheme(
  locator: ThemeLocator,
  time: string,
  uploaded: Map<string, string>,
): Promise<void> {
  const { upload, type } = storeOf(locator.terminal);
  const { dtu = 'pc' } = terminalFacts[locator.terminal];
  const before = { topicName: locator.name };
  const key = `${locator.id}/${time}`;
  const fileId =
    uploaded.get(key) ??
    (
      await submitChange({
        title: 'themeActions.cloud.uploaded',
        endpoint: upload,
        before,
        success: null,
        input: { topicId: locator.id, dtu },
      })
    ).fileId;
  uploaded.set(key, fileId);
  await submitChange({
    title: 'themeActions.cloud.published',
    endpoint: importShare,
    before,
    success,
    input: { fileId, storeType: type, name: locator.name },
    touches: [storeThemes],
    async readBack() {
      const shared = (await callRead(storeThemes, { storeType: type })).find((one) => one.fileId === fileId);
      const value = shared?.name ?? translate('themeActions.cloud.notThere');
      return {
        isApplied: shared !== undefined,
        fields: [{ label: translate('themeActions.cloud.label'), value }],
      };
    },
  });
  uploaded.delete(key);
}
