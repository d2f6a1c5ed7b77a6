/** The menus of a department with all their settings and their names in every language (spec 3§3.8, 3§7.8). */
import type { MenuDetail } from '#shared/api/back-menu/detail.ts';
import { queryDepartmentMenus } from '#shared/api/back-menu/detail.ts';
import type { LanguageEntry } from '#shared/api/language-names/language-names.ts';
import { type PlatformLanguage, platformLanguages } from '#shared/api/language-names/platform-languages.ts';
import { languageEntryOf, ownLanguage } from '#shared/rules/common/names/languages.ts';
import type { Language } from '#shared/text/types.ts';
import type { Implementation } from '../../kernel/http/implement.ts';
import { type BackMenuRow, menuReading } from './back-menu-scope.ts';
import { menuNameField, menuRowName, storedMenuRows } from './rows.ts';

export const detailRoutes: readonly Implementation[] = [
  menuReading(queryDepartmentMenus, async (_, context) => {
    const { store, user, menuScope, language } = context;
    const stored = await store
      .selectFrom('language_name')
      .select(['target_id', 'lang', 'name'])
      .where('tenant_key', '=', user.tenantKey)
      .where('field', '=', menuNameField)
      .execute();
    const custom = Map.groupBy(stored, ({ target_id }) => target_id);
    return (await storedMenuRows(menuScope.from, context)).map((row) => {
      const entry = (lang: PlatformLanguage, name: string) => languageEntryOf({ lang, name }, language);
      const ownNames = row.custom_name === '' ? [] : [entry(ownLanguage, row.custom_name)];
      const others = (custom.get(row.id) ?? []).flatMap(({ lang, name }) => {
        const known = platformLanguages.find((each) => each === lang);
        return known ? [entry(known, name)] : [];
      });
      return detailOf(row, [...ownNames, ...others], language);
    });
  }),
];

/** Languages of the platform's own names, which the console ships. */
const ownNames: readonly (readonly [PlatformLanguage, 'zh-CN' | 'en-US'])[] = [
  ['zh_CN', 'zh-CN'],
  ['en_US', 'en-US'],
];

function detailOf(row: BackMenuRow, i18nCustomMenuName: LanguageEntry[], reader: Language): MenuDetail {
  return {
    id: row.id,
    parentId: row.group_id,
    menuKey: row.menu_code,
    url: row.path,
    customMenuName: row.custom_name,
    i18nMenuName: ownNames
      .map(([lang, language]) => languageEntryOf({ lang, name: menuRowName(row, language) }, reader))
      .filter(({ name }) => name !== ''),
    i18nCustomMenuName,
    menuEnable: row.enabled === 1,
    openWay: row.open_mode === 'new' ? 'newPage' : 'currentPage',
    useLimit: '',
    menuAuth: '',
    orderNo: row.position,
    defaultOrderNo: row.default_position,
    menuType: row.kind === 'custom' ? 'CUSTOM_MENU' : 'DEFAULT_MENU',
    groupType: row.group_id === '' ? 'MAIN_NAVI' : 'NAVIGATION',
    windowSize: 'default',
    windowHeight: 0,
    windowWidth: 0,
    cornerMarkSetting: '',
    clientType: 'webClient',
    menuNameShow: true,
    allowUserChange: false,
    showWay: 'mainmenu',
    licenseDisplay: false,
  };
}
