/** Fields that a theme's form saves without a row of its own: their labels and words, wherever they are compared. */
import type { MobileIcon } from '../../../api/themes/mobile.ts';
import { titleIds } from '../../../api/themes/titles.ts';
import type { MessageKey } from '../../../text/index.ts';
import { describedBy, type Fields } from '../../common/fields/field.ts';

export const rowlessLabels: Readonly<Record<string, MessageKey>> = {
  sysTopicName: 'themeFields.field.sysTopicName',
  titleShowWay: 'themeActions.titles.shown',
  publishLogo: 'themeActions.system.logo',
  topicStyle: 'themeFields.field.topicStyle',
  icons: 'themeFields.group.icons',
};

/** The titles in their order, those that are not shown too; null for any other field. */
export function rowlessWords(name: string, value: unknown): readonly MessageKey[] | null {
  if (name !== 'titleShowWay' || !Array.isArray(value)) return null;
  return value.flatMap((one: unknown) => {
    const { id, selected } = Object(one) as { readonly id?: unknown; readonly selected?: unknown };
    const title = titleIds.find((known) => known === id);
    if (!title) return [];
    return [`themeActions.titles.${selected === true ? title : (`without.${title}` as const)}` as const];
  });
}

/** The icons of a phone's navigation in their order; null for any other value. */
export function iconsText(
  name: string,
  value: unknown,
  say: (key: 'themeVersions.hiddenIcon', params: { readonly name: string }) => string,
): readonly string[] | null {
  if (name !== 'icons' || !Array.isArray(value)) return null;
  return value.map((one: unknown) => {
    const { iconText, iconKey, iconStatus } = Object(one) as Partial<MobileIcon>;
    const called = String(iconText || iconKey || '');
    return iconStatus === false ? say('themeVersions.hiddenIcon', { name: called }) : called;
  });
}

/** A theme's form in words: its table, and what it saves without a row. */
export function describedTheme<Form extends object>(fields: Fields<Form>) {
  const rows = describedBy(fields);
  return {
    ...rows,
    label(name: string) {
      const key = Object.hasOwn(fields, name) ? undefined : rowlessLabels[name];
      return key ? { key } : rows.label(name);
    },
    words: (name: string, value: unknown) => rows.words(name, value) ?? rowlessWords(name, value),
  };
}
