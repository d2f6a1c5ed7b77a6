/**
 * Themes from one server to another: exported, imported where there are none of their names, and exported again, a
 * package is the same file to the byte, of every family, with every field set and every picture (2§1; THM-142 to 157).
 */
import { readFile } from 'node:fs/promises';
import { type AnyRow, optionsOf } from '#shared/rules/common/fields/field.ts';
import { bytesSource, readPackage } from '../../../src-main/formats/theme-package/index.ts';
import { png } from '../../../src-main/formats/theme-package/testing/pictures.ts';
import { send } from '../../../src-renderer/data/http.ts';
import { callRead } from '../../../src-renderer/data/read.ts';
import {
  type ExportedTheme,
  exportThemes,
} from '../../../src-renderer/screens/themes/Packages/export-package.ts';
import { storePicture } from '../../../src-renderer/widgets/picture/store-picture.ts';
import { multilangSave } from '../../../src-shared/api/language-names/language-names.ts';
import type { TopicStyle } from '../../../src-shared/api/themes/context.ts';
import { createCssTheme, queryCssThemes } from '../../../src-shared/api/themes/css-theme.ts';
import { mobileThemes } from '../../../src-shared/api/themes/mobile.ts';
import { specialThemes } from '../../../src-shared/api/themes/special.ts';
import { backThemes } from '../../../src-shared/api/themes/standard.ts';
import { cssBody } from '../../../src-shared/rules/records/themes/css-theme-record.ts';
import { newBackTheme, newMobileTheme, newSpecialTheme } from '../../../src-shared/rules/themes/defaults.ts';
import { type BackForm, backBody } from '../../../src-shared/rules/themes/fields/back-fields.ts';
import { mobileBody } from '../../../src-shared/rules/themes/fields/mobile-fields.ts';
import { type SpecialForm, specialBody } from '../../../src-shared/rules/themes/fields/special-fields.ts';
import { themesNamed } from '../../../src-shared/rules/themes/find-theme.ts';
import { portableRows } from '../../../src-shared/rules/themes/package/portable.ts';
import type { ThemePackage } from '../../../src-shared/rules/themes/package/theme-package.ts';
import { type Terminal, terminalFacts } from '../../../src-shared/rules/themes/terminals.ts';
import type { ThemeLocator } from '../../../src-shared/rules/themes/theme-locator.ts';
import type { Page } from '../support/page.ts';
import { expect, test } from '../support/screens.ts';

const deptId = 'D200';
const external = false;
const where = { deptId, external };

let drawn = 0;
/** Another picture each time, as a file of the platform. */
function picture(): Promise<string> {
  drawn += 1;
  const file = new File([new Uint8Array(png(8, 4, [drawn % 256, 90, 160]))], `p${drawn}.png`);
  return storePicture(file, { signal: new AbortController().signal, onProgress: () => undefined });
}

/** The form with every field that travels set to something else than a new theme has. */
async function filled<Form extends object>(terminal: Terminal, form: Form): Promise<Form> {
  const { family } = terminalFacts[terminal];
  const said: Record<string, unknown> = {};
  let number = 0;
  for (const [name, row] of portableRows(family)) {
    number += 1;
    const now = (form as Record<string, unknown>)[name];
    if (name !== 'createWay' && name !== 'topicLayout') said[name] = await other(row, now, number, form);
  }
  return { ...form, ...said };
}

async function other(row: AnyRow<never>, now: unknown, number: number, form: object): Promise<unknown> {
  if (row.kind === 'image') return picture();
  if (row.kind === 'colour') return `#${(number * 0x0f1a3d).toString(16).padStart(6, '0').slice(-6)}cc`;
  if (row.kind === 'number') return 13 + (number % 20);
  if (row.kind === 'font') return 'Source Han Sans';
  if (row.kind !== 'choice') return `Text ${number} 文`;
  return (
    optionsOf(row, form as never).find(({ value, disabled }) => value !== now && !disabled) ?? { value: now }
  ).value;
}

const shown = [
  { id: 'browserTitle', selected: true },
  { id: 'appTitle', selected: false },
  { id: 'teamTitle', selected: true },
] as const;

/** Names in two more languages. */
async function named(locator: ThemeLocator): Promise<ExportedTheme> {
  await send(multilangSave, {
    module: 'basicserver',
    tablefield: 'topic.topicName',
    targetId: locator.id,
    langs: [
      { lang: 'ja_JP', name: `${locator.name} の` },
      { lang: 'en_US', name: `${locator.name} in English` },
    ],
  });
  return locator;
}

async function back(
  terminal: 'pc' | 'pcClient',
  topicStyle: TopicStyle,
  topicName: string,
  topicLayout: BackForm['topicLayout'] = 'horizontal',
): Promise<ExportedTheme> {
  const form = { ...newBackTheme(terminalFacts[terminal].dtu, topicStyle, where), topicLayout };
  const full = { ...(await filled(terminal, form)), topicName, titleShowWay: [...shown] };
  const id = (await send(backThemes.add, backBody(full, ''))) ?? '';
  return named({ ...where, terminal, id, name: topicName, style: topicStyle });
}

async function special(createWay: SpecialForm['createWay'], topicName: string): Promise<ExportedTheme> {
  const form = { ...newSpecialTheme(where), createWay };
  const full = { ...(await filled('special', form)), topicName, titleShowWay: [...shown] };
  const id = (await send(specialThemes.add, specialBody(full, ''))) ?? '';
  return named({ ...where, terminal: 'special', id, name: topicName, style: 'dark' });
}

async function phone(topicStyle: TopicStyle, topicName: string): Promise<ExportedTheme> {
  const form = await filled(
    'h5',
    newMobileTheme(topicStyle, where, (key) => key),
  );
  const icons = [];
  for (const [place, icon] of form.icons.toReversed().entries())
    icons.push({
      ...icon,
      iconText: `Entry ${place}`,
      iconStatus: place !== 1,
      iconDefault: place === 0 ? icon.iconDefault : await picture(),
      iconSelected: await picture(),
    });
  const full = { ...form, topicName, titleShowWay: [...shown], icons };
  const id = (await send(mobileThemes.add, mobileBody(full, ''))) ?? '';
  return named({ ...where, terminal: 'h5', id, name: topicName, style: topicStyle });
}

async function css(name: string, content: string): Promise<ExportedTheme> {
  const id = (await send(createCssTheme, cssBody({ name, content, refStyles: '' }))) ?? '';
  return { terminal: null, id, name };
}

/** By kind; names in Chinese alone give the same key, which is counted. */
const kinds: readonly (readonly [string, () => Promise<ExportedTheme[]>])[] = [
  ['web', async () => [await back('pc', 'dark', 'Fjord'), await back('pc', 'light', '雪原晨光')]],
  [
    'desktop client',
    async () => [
      await back('pcClient', 'client', '竹林小径', 'mixed'),
      await back('pcClient', 'dark', 'Bamboo', 'vertical'),
      await back('pcClient', 'light', '石桥夜雨'),
    ],
  ],
  ['mobile', async () => [await phone('dark', 'Fjord'), await phone('light', 'Fjord light')]],
  ['special', async () => [await special('ecode', 'Lanterns'), await special('ebuilder', '灯火阑珊')]],
  ['CSS', async () => [await css('Calm', '.page-title { color: #123456 }\n'), await css('静水深流', '')]],
];

/** The same themes by what they are called, on the server of now. */
async function again(themes: readonly ExportedTheme[]): Promise<ExportedTheme[]> {
  const found: ExportedTheme[] = [];
  for (const theme of themes) {
    const named =
      theme.terminal === null
        ? (await callRead(queryCssThemes, {})).filter(({ name }) => name === theme.name)
        : await themesNamed(callRead, theme, theme.name);
    expect(named).toHaveLength(1);
    found.push({ ...theme, id: named[0]?.id ?? '' });
  }
  return found;
}

async function exported(page: Page, themes: readonly ExportedTheme[]): Promise<Buffer> {
  const download = page.waitForEvent('download');
  const { signal } = new AbortController();
  const as = {
    part: 'whole',
    facts: {
      author: 'Studio',
      licence: 'CC0-1.0',
      day: '2026-11-01',
      version: '1.0.0',
      changes: 'New.',
      sign: false,
    },
    name: 'themes',
    languages: true,
    families: [],
  } as const;
  const onLeftOut = (theme: string) => {
    throw new Error(`without ${theme}`);
  };
  expect(await exportThemes(themes, as, { signal, onProgress: () => undefined, onLeftOut })).toBe(true);
  return readFile(await (await download).path());
}

for (const [kind, make] of kinds)
  test(`${kind}: exported, imported on another server and exported again, it is the same file`, async ({
    page,
    console,
  }) => {
    await console.openAs('systemAdministrator', '/theme_packages');
    const themes = await make();
    const first = await exported(page, themes);
    await console.shell.another();

    await console.openAs('systemAdministrator', '/theme_packages');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'a.steward-theme', mimeType: 'application/zip', buffer: new Uint8Array(first) });
    const button = `Import ${themes.length} themes`;
    await page.getByRole('button', { name: button, exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: button, exact: true }).click();
    await expect(page.getByText(`${themes.length} of ${themes.length} done.`)).toBeVisible();
    const second = await exported(page, await again(themes));
    // The fields are compared one by one first, for a readable difference.
    expect((await read(second)).manifest).toEqual((await read(first)).manifest);
    expect(second.equals(first)).toBe(true);
  });

async function read(bytes: Buffer): Promise<ThemePackage> {
  const found = (await readPackage(bytesSource(new Uint8Array(bytes)))).package;
  if (!found) throw new Error('what was exported is no package');
  return found;
}
