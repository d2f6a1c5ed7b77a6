/**
 * Names of menus and groups for the reader. The list for editing has custom names as stored; a call of its own has
 * the names in other languages, without which the stored ones are shown.
 */
import { useMemo } from 'react';
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { queryDepartmentMenus } from '#shared/api/back-menu/detail.ts';
import { nameFor, readsOtherNames, toNames } from '#shared/rules/common/names/languages.ts';
import { type NamedMenu, shownMenuName } from './menu-words.ts';

/** Returns the name of an entry in the reader's language. */
export type MenuNameOf = (entry: NamedMenu) => string;

export function useMenuNames(deptId: string): MenuNameOf {
  const { language } = useText();
  const { data } = useRead(queryDepartmentMenus, { deptId }, { enabled: readsOtherNames(language) });
  return useMemo(() => {
    const names = new Map((data ?? []).map((detail) => [detail.id, toNames(detail.i18nCustomMenuName)]));
    return (entry) => {
      const stored = shownMenuName(entry);
      const isCustomShown = entry.customName !== '' && stored === entry.customName;
      return isCustomShown ? nameFor(names.get(entry.id) ?? {}, language, stored) : stored;
    };
  }, [data, language]);
}
