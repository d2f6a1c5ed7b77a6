/** A preview of the department's menu in the current cell's language and its direction, with the unsaved names. */
import { useMemo } from 'react';
import { useText } from '#data/text.ts';
import type { BackMenuGroup, BackMenuItem } from '#shared/api/back-menu/back-menu.ts';
import type { MenuDetail } from '#shared/api/back-menu/detail.ts';
import { type PlatformLanguage, platformLanguages } from '#shared/api/language-names/platform-languages.ts';
import { fromNames, languageFacts, ownLanguage } from '#shared/rules/common/names/languages.ts';
import { MenuPreview } from '../parts/MenuPreview/MenuPreview.tsx';
import { previewMenu } from '../parts/MenuPreview/preview.ts';
import { usePreviewedReader } from '../parts/MenuPreview/use-previewed-reader.ts';
import { cellKey, type NameDraft, type NameRow, namesAfter, rowKey } from './name-rows.ts';

interface NamePreviewProps {
  readonly groups: readonly BackMenuGroup[];
  readonly details: readonly MenuDetail[];
  readonly rows: readonly NameRow[];
  readonly draft: NameDraft;
  readonly lang: PlatformLanguage;
}

export function NamePreview({ groups, details, rows, draft, lang }: NamePreviewProps) {
  const { t } = useText();
  const reader = usePreviewedReader('everybody');
  const sections = useMemo(() => {
    if (!reader) return [];
    const byKey = new Map(rows.map((row) => [rowKey(row), row]));
    /** The names after saving; null where nothing is filled in. */
    const after = (kind: 'group' | 'menu', id: string) => {
      const row = byKey.get(`${kind} ${id}`);
      const filled = row && platformLanguages.some((one) => draft.has(cellKey(row, one)));
      return filled ? namesAfter(row, draft) : null;
    };
    const named = <One extends BackMenuGroup | BackMenuItem>(kind: 'group' | 'menu', one: One): One => {
      const names = after(kind, one.id);
      return names ? { ...one, customNameStatus: true, customName: names[ownLanguage] ?? '' } : one;
    };
    const drawn = groups.map((group) => ({
      ...named('group', group),
      children: group.children.map((menu) => named('menu', menu)),
    }));
    const namesOf = new Map(
      details.map((detail) => {
        const names = after('group', detail.id) ?? after('menu', detail.id);
        const { id, i18nMenuName, i18nCustomMenuName } = detail;
        const custom = names ? fromNames(names) : i18nCustomMenuName;
        return [id, { i18nMenuName, i18nCustomMenuName: custom }];
      }),
    );
    const arrangement = groups.map(({ id, children }) => ({ id, menus: children.map((menu) => menu.id) }));
    return previewMenu({ groups: drawn, arrangement, details: namesOf, lang, reader });
  }, [groups, details, rows, draft, lang, reader]);
  return (
    <MenuPreview
      label={t('backMenu.preview.label')}
      sections={sections}
      folded={false}
      lang={lang.replace('_', '-')}
      rightToLeft={languageFacts[lang].rightToLeft === true}
    />
  );
}
