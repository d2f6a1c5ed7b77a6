/** The fields of the quick search, and their values before the first save (FRAME-136). */
import {
  getQuickSearch,
  type QuickSearch,
  saveQuickSearch,
  searchSources,
} from '../../api/quick-search/quick-search.ts';
import type { Fields } from '../common/fields/field.ts';
import { settingKind } from '../common/record/setting.ts';

const isOn = ({ enabled }: QuickSearch) => enabled;
const options = searchSources.map((value) => ({ value, label: `quickSearch.source.${value}` as const }));

export const quickSearchFields: Fields<QuickSearch> = {
  enabled: { kind: 'switch', label: 'quickSearch.enabled', help: 'quickSearch.help' },
  sources: {
    kind: 'choices',
    label: 'quickSearch.sources',
    required: true,
    when: isOn,
    options,
    missing: 'quickSearch.noSource',
  },
  usual: {
    kind: 'choice',
    label: 'quickSearch.usual',
    required: true,
    when: isOn,
    of: ['sources'],
    options: options.map((option) => ({
      ...option,
      when: ({ sources }: QuickSearch) => sources.includes(option.value),
    })),
  },
  placeholder: { kind: 'text', label: 'quickSearch.placeholder', most: 30, when: isOn },
};

export const begunQuickSearch: QuickSearch = {
  enabled: true,
  sources: [...searchSources],
  usual: 'apps',
  placeholder: '',
};

export const quickSearchSetting = settingKind(
  'quickSearch',
  { read: getQuickSearch, save: saveQuickSearch },
  quickSearchFields,
  { title: 'quickSearch.title', changed: 'quickSearch.changed', failed: 'systemSettings.failed' },
);
