/** Quick search management (spec 1§2.2). */
import { getQuickSearch, saveQuickSearch } from '#shared/api/quick-search/quick-search.ts';
import { quickSearchRight } from '#shared/rules/common/session/area-rights.ts';
import { begunQuickSearch, quickSearchFields } from '#shared/rules/quick-search/quick-search-fields.ts';
import type { Implementation } from '../../kernel/http/implement.ts';
import { settingRoutes } from '../../kernel/tenant/setting-routes.ts';

export const quickSearchRoutes: readonly Implementation[] = settingRoutes({
  access: quickSearchRight,
  key: 'quickSearch',
  read: getQuickSearch,
  save: saveQuickSearch,
  deed: { kind: 'quickSearchSaved', targetId: 'quickSearch', targetName: '' },
  fields: quickSearchFields,
  defaultValues: () => begunQuickSearch,
});
