/**
 * Rows of the sheet of names: groups and menus of a department, applications, the tenant, each with its name in every
 * language (spec 3§2.5, 3§3.8, 3§5.5; BMENU-019 to 023, 065). Filled cells are checked here before anything is sent.
 */
import type { BackMenuGroup, BackMenuItem } from '#shared/api/back-menu/back-menu.ts';
import type { LanguageName } from '#shared/api/language-names/language-names.ts';
import { type PlatformLanguage, platformLanguages } from '#shared/api/language-names/platform-languages.ts';
import { type OddField, oddFieldsOf } from '#shared/api/odd-values/odd-fields.ts';
import { appNameProblems } from '#shared/rules/common/applications/app-name.ts';
import { checkPlainText } from '#shared/rules/common/fields/plain-text.ts';
import {
  checkNames,
  type Names,
  oddNames,
  ownLanguage,
  toNames,
} from '#shared/rules/common/names/languages.ts';
import { plainTextOf } from '#shared/rules/feed/content.ts';
import type { Message } from '#shared/text/message.ts';
import type { NamesOf } from '../Sets/menu-set.ts';

/** `tips` are rich text: the sheet only shows them, and their own page edits them. */
export const nameRowKinds = ['group', 'menu', 'application', 'tenant', 'tips'] as const;
export type NameRowKind = (typeof nameRowKinds)[number];

export interface NameRow {
  readonly kind: NameRowKind;
  readonly id: string;
  readonly title: string;
  /** The row's own names. */
  readonly stored: Names;
  /** The platform's names, if the row shows them instead of its own; null where its own are shown. */
  readonly platform: Names | null;
  /** The shown names that were not understood; each holds '' until it is filled in. */
  readonly odd?: ReturnType<typeof oddNames>;
}

/** Filled-in names by `cellKey`. */
export type NameDraft = ReadonlyMap<string, string>;

export const rowKey = ({ kind, id }: Pick<NameRow, 'kind' | 'id'>) => `${kind} ${id}`;
export const cellKey = (row: Pick<NameRow, 'kind' | 'id'>, lang: PlatformLanguage) =>
  `${rowKey(row)} ${lang}`;

export interface NamedInLanguages {
  readonly id: string;
  readonly langs: readonly LanguageName[];
}

interface Sources {
  readonly groups: readonly BackMenuGroup[];
  readonly details: readonly NamesOf[];
  readonly applications: readonly NamedInLanguages[];
  readonly tenant: NamedInLanguages | null;
  readonly tips: (NamedInLanguages & Pick<NameRow, 'title'>) | null;
}

export function nameRows({ groups, details, applications, tenant, tips }: Sources): NameRow[] {
  const byId = new Map(details.map((detail) => [detail.id, detail]));
  const menuRow = (kind: 'group' | 'menu', item: BackMenuGroup | BackMenuItem): NameRow => {
    const { id, menuName, customName, customNameStatus } = item;
    const detail = byId.get(id);
    const stored = {
      ...toNames(detail?.i18nCustomMenuName ?? []),
      ...(customName ? { [ownLanguage]: customName } : {}),
    };
    const platform = menuName === '' || customNameStatus ? null : toNames(detail?.i18nMenuName ?? []);
    const oddName = oddFieldsOf(item)?.customName;
    const odd = platform
      ? oddNames(detail?.i18nMenuName ?? [])
      : { ...oddNames(detail?.i18nCustomMenuName ?? []), ...(oddName && { [ownLanguage]: oddName }) };
    const title = (customNameStatus && customName) || menuName || customName;
    return { kind, id, title, stored, platform, odd };
  };
  const row = (kind: NameRowKind, { id, langs }: NamedInLanguages): NameRow => {
    const stored = toNames(langs);
    return { kind, id, title: stored[ownLanguage] || id, stored, platform: null, odd: oddNames(langs) };
  };
  return [
    ...(tenant ? [row('tenant', tenant)] : []),
    ...(tips ? [{ ...row('tips', inPlainText(tips)), title: tips.title }] : []),
    ...groups.flatMap((group) => [
      menuRow('group', group),
      ...group.children.map((menu) => menuRow('menu', menu)),
    ]),
    ...applications.map((one) => row('application', one)),
  ];
}

function inPlainText({ id, langs }: NamedInLanguages): NamedInLanguages {
  const said = (html: string) => plainTextOf(html).replace(/\s+/g, ' ').trim();
  return { id, langs: langs.map((entry) => ({ ...entry, name: said(entry.name) })) };
}

/** The name of a cell without the draft. */
export function storedName({ stored, platform }: NameRow, lang: PlatformLanguage): string {
  return (platform ?? stored)[lang] ?? '';
}

export function nameInLanguage(row: NameRow, lang: PlatformLanguage, draft: NameDraft): string {
  return draft.get(cellKey(row, lang)) ?? storedName(row, lang);
}

/** The name of a cell that was not understood and has not been filled in; null for any other. */
export function oddNameIn(row: NameRow, lang: PlatformLanguage, draft: NameDraft): OddField | null {
  return draft.has(cellKey(row, lang)) ? null : (row.odd?.[lang] ?? null);
}

export type NameMark = 'missing' | 'tooWide';

/** Pixels for the name of a menu or a group in the admin centre's own menu. */
export const menuRoom = 176;

/** `measure` returns the width of a text in the menu in pixels. */
export function nameMarkOf(
  { kind }: NameRow,
  name: string,
  measure: (text: string) => number,
): NameMark | null {
  if (name.trim() === '') return 'missing';
  const inMenu = kind === 'group' || kind === 'menu';
  return inMenu && measure(name) > menuRoom ? 'tooWide' : null;
}

/** Problems of a row's names after saving: menus and groups are checked only for invisible characters (BMENU-065). */
export function nameProblems(row: NameRow, draft: NameDraft): ReadonlyMap<PlatformLanguage, Message> {
  const names = namesAfter(row, draft);
  const found =
    row.kind === 'tenant'
      ? Object.entries(checkNames(names, ownLanguage, row.stored)).map(([lang, message]) => ({
          name: lang,
          message,
        }))
      : row.kind === 'application'
        ? appNameProblems(names)
        : hiddenIn(names);
  const problems = found.map(({ name, message }) => [name as PlatformLanguage, message] as const);
  // A value that was not understood is sent back as it came.
  return new Map(problems.filter(([lang]) => !oddNameIn(row, lang, draft)));
}

function hiddenIn(names: Names): readonly { readonly name: string; readonly message: Message }[] {
  return Object.entries(names).flatMap(([name, given]) => {
    const message = checkPlainText(given, Number.POSITIVE_INFINITY);
    return message ? [{ name, message }] : [];
  });
}

/** All names of a row after saving: the first own name takes over the platform's names of the other languages. */
export function namesAfter(row: NameRow, draft: NameDraft): Names {
  return Object.fromEntries(platformLanguages.map((lang) => [lang, nameInLanguage(row, lang, draft).trim()]));
}

/** A row that the sheet can save. */
type WrittenRow = NameRow & { readonly kind: Exclude<NameRowKind, 'tips'> };

export interface RowPlan {
  readonly row: WrittenRow;
  /** Names that differ from the stored ones. */
  readonly edits: Readonly<Partial<Record<PlatformLanguage, { readonly from: string; readonly to: string }>>>;
  /** The row showed the platform's names so far: saving turns its own names on. */
  readonly turnsOn: boolean;
  readonly problems: ReadonlyMap<PlatformLanguage, Message>;
}

/** The plans for all rows with filled cells. */
export function planNames(rows: readonly NameRow[], draft: NameDraft): RowPlan[] {
  const touched = new Set([...draft.keys()].map((key) => key.slice(0, key.lastIndexOf(' '))));
  return rows
    .filter((row): row is WrittenRow => row.kind !== 'tips' && touched.has(rowKey(row)))
    .map((row) => {
      const after = namesAfter(row, draft);
      const edits = platformLanguages.flatMap((lang) => {
        const [from, to] = [row.stored[lang] ?? '', after[lang] ?? ''];
        return from === to ? [] : [[lang, { from, to }] as const];
      });
      return {
        row,
        edits: Object.fromEntries(edits),
        turnsOn: row.platform !== null,
        problems: nameProblems(row, draft),
      };
    });
}
