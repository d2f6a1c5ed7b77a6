/** Imports one theme through the change door: creates it by its family's call, or merges it into a stored theme. */
import { bridge } from '#data/bridge.ts';
import { submitChange, isUnconfirmed } from '#data/changes/index.ts';
import { takenFile } from '#data/files.ts';
import { callRead } from '#data/read.ts';
import { formCheck } from '#data/records/check-form.ts';
import { fileInShell, sendFromShell } from '#data/send-from-shell.ts';
import { translate } from '#data/text.ts';
import { createCssTheme, queryCssThemes } from '#shared/api/themes/css-theme.ts';
import { sameValue } from '#shared/kit/merge.ts';
import { cssBody, cssThemeRecord } from '#shared/rules/records/themes/css-theme-record.ts';
import { themeReads } from '#shared/rules/records/themes/theme-reads.ts';
import { cssFields } from '#shared/rules/themes/fields/css-fields.ts';
import { themesNamed } from '#shared/rules/themes/find-theme.ts';
import { withPictures } from '#shared/rules/themes/package/from-theme.ts';
import type { PackageTheme } from '#shared/rules/themes/package/manifest.ts';
import { overStored } from '#shared/rules/themes/package/to-theme.ts';
import type { Terminal } from '#shared/rules/themes/terminals.ts';
import { scopeInput, type ThemeScope } from '#shared/rules/themes/theme-locator.ts';
import { saveAsking } from '#widgets/Form/save-asking.ts';
import { storePicture } from '#widgets/picture/store-picture.ts';
import { recordOf } from '../ThemeEditor/theme-kinds.ts';
import { undoOfCreation } from '../undo-of-creation.ts';
import { importCallOf } from './import-calls.ts';
import {
  type Attempts,
  type ImportDestination,
  type ImportOutcome,
  type ImportTools,
  importOutcomeOf,
} from './importing.ts';
import type { ThemeToImport } from './incoming-themes.ts';

/** Throws like the change door, and BridgeError if the shell has released the package. */
export async function importTheme(
  incoming: ThemeToImport,
  to: ImportDestination,
  attempts: Attempts,
  sending: ImportTools,
): Promise<ImportOutcome> {
  const { terminal } = incoming.theme;
  if (terminal === null) return importCss(incoming, attempts, sending);
  const scope = { ...to, terminal };
  return incoming.plan === 'replace'
    ? replace(incoming, scope, sending)
    : add(incoming, scope, attempts, sending);
}

async function add(
  { file, theme, name }: ThemeToImport,
  scope: ThemeScope,
  attempts: Attempts,
  sending: ImportTools,
): Promise<ImportOutcome> {
  const isCreated = async () => {
    const named = await themesNamed(callRead, scope, name);
    return named.find(({ id }) => !attempts.idsBefore?.has(id)) ?? null;
  };
  if (attempts.idsBefore !== null && (await isCreated())) return 'made';
  const renamed = name === theme.name ? {} : { name };
  const zip = await bridge.themePackages.takeTheme({ file, key: theme.key, ...renamed });
  await sendFromShell(zip, { ...sending, once: true }, async (attached) => {
    attempts.file ??= fileInShell(zip);
    sending.signal.throwIfAborted();
    attempts.idsBefore ??= new Set((await themesNamed(callRead, scope, name)).map(({ id }) => id));
    await submitChange(
      {
        title: 'themePackages.imported',
        endpoint: importCallOf(theme.family),
        before: null,
        touches: themeReads,
        success: null,
        failure: 'here',
        input: { file: attempts.file, ...scopeInput(scope) },
        restoresAfter: () => undoOfCreation(scope, isCreated),
        async readBack() {
          const found = await isCreated();
          const value = found?.topicName ?? translate('themeActions.gone');
          return { isApplied: found !== null, fields: [{ label: translate('themes.column.name'), value }] };
        },
      },
      { signal: sending.signal, attached },
    );
  });
  return 'made';
}

async function replace(
  { file, theme, instead }: ThemeToImport,
  scope: ThemeScope,
  { signal }: ImportTools,
): Promise<ImportOutcome> {
  if (!instead) throw new Error('there is nothing to replace');
  const kind = recordOf(scope.terminal);
  const style = instead.style as 'dark';
  const locator = { ...scope, id: instead.id, name: instead.name, style };
  const stored = await kind.read(callRead, locator, []);
  const after = overStored(await withStoredPictures(file, theme, signal), stored as never) as typeof stored;
  signal.throwIfAborted();
  const names = (Object.keys(after) as (keyof typeof after)[]).filter(
    (name) => !sameValue(stored[name], after[name]),
  );
  const edits = Object.fromEntries(names.map((name) => [name, { from: stored[name], to: after[name] }]));
  if (names.length === 0) return 'same';
  return importOutcomeOf(
    await saveAsking(kind, locator, edits, 'themePackages.replaced', { failure: 'here' }),
  );
}

/** Uploads the theme's pictures as platform files, because `update` takes no zips. */
async function withStoredPictures(
  file: string,
  theme: PackageTheme & { readonly terminal: Terminal | null },
  signal: AbortSignal,
): Promise<PackageTheme> {
  const stored = new Map<string, string>();
  for (const { path } of theme.assets) {
    if (stored.has(path)) continue;
    signal.throwIfAborted();
    const picture = await takenFile(bridge.themePackages.takePicture({ file, path }));
    stored.set(path, await storePicture(picture, { signal, onProgress: () => undefined }));
  }
  const told = new Map(theme.assets.map(({ field, path }) => [field, stored.get(path) ?? '']));
  return { ...theme, fields: withPictures(theme.fields, told), assets: [] };
}

/** Imports a CSS theme by the page designer's own call; its CSS is compiled here (spec 2§7 "Other"). */
async function importCss(
  { theme, plan, instead, name }: ThemeToImport,
  attempts: Attempts,
  { signal }: ImportTools,
): Promise<ImportOutcome> {
  const content = String(theme.fields.content ?? '');
  if (plan === 'replace' && instead) {
    const locator = { id: instead.id };
    const { content: from } = await cssThemeRecord.read(callRead, locator, []);
    if (from === content) return 'same';
    const edits = { content: { from, to: content } };
    return importOutcomeOf(
      await saveAsking(cssThemeRecord, locator, edits, 'themePackages.replaced', { failure: 'here' }),
    );
  }
  const named = async () => (await callRead(queryCssThemes, {})).filter((one) => one.name === name.trim());
  const isCreated = async () => (await named()).some(({ id }) => !attempts.idsBefore?.has(id));
  if (attempts.idsBefore !== null && (await isCreated())) return 'made';
  attempts.idsBefore ??= new Set((await named()).map(({ id }) => id));
  const values = { name, content, refStyles: '' };
  try {
    await submitChange(
      {
        title: 'themePackages.imported',
        endpoint: createCssTheme,
        before: null,
        failure: 'here',
        touches: cssThemeRecord.touches,
        success: null,
        input: cssBody(values),
        check: formCheck(createCssTheme, cssFields, values),
      },
      { signal },
    );
  } catch (error) {
    if (isUnconfirmed(error as Error) && !signal.aborted && (await isCreated())) return 'made';
    throw error;
  }
  return 'made';
}
