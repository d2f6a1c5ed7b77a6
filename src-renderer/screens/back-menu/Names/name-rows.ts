/**
 * The sheet of names: groups and menus of a department, applications, the tenant itself, each with its name in every
 * language (spec 3§2.5, 3§3.8, 3§5.5; BMENU-019 to 023, 065). What is filled in is judged here before anything is sent.
 */
import type { BackMenuGroup, BackMenuItem } from '#shared/api/back-menu/back-menu.ts';
import type { LanguageName } from '#shared/api/language-names/language-names.ts';
import { type PlatformLanguage, platformLanguages } from '#shared/api/language-names/platform-languages.ts';
import { appNameProblems } from '#shared/rules/common/applications/app-name.ts';
import { checkPlainText } from '#shared/rules/common/fields/plain-text.ts';
import { checkNames, type Names, ownLanguage, toNames } from '#shared/rules/common/names/languages.ts';
import { textOf } from '#shared/rules/feed/content.ts';
import type { Message } from '#shared/text/message.ts';
import type { NamesOf } from '../Sets/menu-set.ts';

/** `tips` are rich text and read here alone; they are written where they stand. */
export const nameRowKinds = ['group', 'menu', 'application', 'tenant', 'tips'] as const;
export type NameRowKind = (typeof nameRowKinds)[number];

export interface NameRow {
  readonly kind: NameRowKind;
  readonly id: string;
  /** What it is called now. */
  readonly title: string;
  /** Names of its own. */
  readonly stored: Names;
  /** It shows the platform's names, which are these, and none of its own; null: its own are shown. */
  readonly platform: Names | null;
}

/** What is filled in, by `cellKey`. */
export type NameDraft = ReadonlyMap<string, string>;

export const rowKey = ({ kind, id }: Pick<NameRow, 'kind' | 'id'>) => `${kind} ${id}`;
export const cellKey = (row: Pick<NameRow, 'kind' | 'id'>, lang: PlatformLanguage) =>
  `${rowKey(row)} ${lang}`;

export interface Named {
  readonly id: string;
  readonly langs: readonly LanguageName[];
}

interface Sources {
  readonly groups: readonly BackMenuGroup[];
  readonly details: readonly NamesOf[];
  readonly applications: readonly Named[];
  readonly tenant: Named | null;
  readonly tips: (Named & Pick<NameRow, 'title'>) | null;
}

export function nameRows({ groups, details, applications, tenant, tips }: Sources): NameRow[] {
  const byId = new Map(details.map((detail) => [detail.id, detail]));
  const menuRow = (kind: 'group' | 'menu', one: BackMenuGroup | BackMenuItem): NameRow => {
    const { id, menuName, customName, customNameStatus } = one;
    const detail = byId.get(id);
    const stored = {
      ...toNames(detail?.i18nCustomMenuName ?? []),
      ...(customName ? { [ownLanguage]: customName } : {}),
    };
    const platform = menuName === '' || customNameStatus ? null : toNames(detail?.i18nMenuName ?? []);
    return { kind, id, title: (customNameStatus && customName) || menuName || customName, stored, platform };
  };
  const row = (kind: NameRowKind, { id, langs }: Named): NameRow => {
    const stored = toNames(langs);
    return { kind, id, title: stored[ownLanguage] ?? id, stored, platform: null };
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

function inPlainText({ id, langs }: Named): Named {
  const said = (html: string) => textOf(html).replace(/\s+/g, ' ').trim();
  return { id, langs: langs.map(({ lang, name }) => ({ lang, name: said(name) })) };
}

/** What stands in a cell without what is filled in. */
export function storedName({ stored, platform }: NameRow, lang: PlatformLanguage): string {
  return (platform ?? stored)[lang] ?? '';
}

export function nameIn(row: NameRow, lang: PlatformLanguage, draft: NameDraft): string {
  return draft.get(cellKey(row, lang)) ?? storedName(row, lang);
}

export type NameMark = 'missing' | 'tooWide';

/** Pixels of a menu's name, and of a group's, in the admin centre's own menu. */
export const menuRoom = 176;

/** `measure`: pixels of a text as the menu draws it. */
export function markOf({ kind }: NameRow, name: string, measure: (text: string) => number): NameMark | null {
  if (name.trim() === '') return 'missing';
  const inMenu = kind === 'group' || kind === 'menu';
  return inMenu && measure(name) > menuRoom ? 'tooWide' : null;
}

/** What is wrong with a row's names as they would be: of menus and groups only what nobody could see (BMENU-065). */
export function nameProblems(row: NameRow, draft: NameDraft): ReadonlyMap<PlatformLanguage, Message> {
  const names = namesAfter(row, draft);
  const found =
    row.kind === 'tenant'
      ? Object.entries(checkNames(names, ownLanguage)).map(([lang, message]) => ({ name: lang, message }))
      : row.kind === 'application'
        ? appNameProblems(names)
        : hiddenIn(names);
  return new Map(found.map(({ name, message }) => [name as PlatformLanguage, message]));
}

function hiddenIn(names: Names): readonly { readonly name: string; readonly message: Message }[] {
  return Object.entries(names).flatMap(([name, given]) => {
    const message = checkPlainText(given, Number.POSITIVE_INFINITY);
    return message ? [{ name, message }] : [];
  });
}

/** All names of a row once it is saved: where its own are shown for the first time, the platform's are taken over. */
export function namesAfter(row: NameRow, draft: NameDraft): Names {
  return Object.fromEntries(platformLanguages.map((lang) => [lang, nameIn(row, lang, draft).trim()]));
}

/** A row that is written in the sheet. */
type WrittenRow = NameRow & { readonly kind: Exclude<NameRowKind, 'tips'> };

export interface RowPlan {
  readonly row: WrittenRow;
  /** The names that differ from those that it has. */
  readonly edits: Readonly<Partial<Record<PlatformLanguage, { readonly from: string; readonly to: string }>>>;
  /** It shows the platform's names: its own are turned on. */
  readonly turnsOn: boolean;
  readonly problems: ReadonlyMap<PlatformLanguage, Message>;
}

/** What becomes of the rows in which something is filled in. */
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
