// Row FRAME-136: quick search management.
import { expect, test } from 'vitest';
import type { QuickSearch } from '../../api/quick-search/quick-search.ts';
import { checkFields } from '../common/fields/check-fields.ts';
import { begunQuickSearch, quickSearchFields } from './quick-search-fields.ts';

test.each<[string, Partial<QuickSearch>, string[]]>([
  ['as it begins', {}, []],
  ['nothing to look through', { sources: [] }, ['quickSearch.noSource', 'common.form.notOffered']],
  ['first what is not looked through', { sources: ['people'], usual: 'apps' }, ['common.form.notOffered']],
  ['switched off', { enabled: false, sources: [] }, []],
  ['a long word', { placeholder: 'x'.repeat(31) }, ['record.limit.over']],
])('%s', (_, values, problems) => {
  const found = checkFields(quickSearchFields, { ...begunQuickSearch, ...values });
  expect(found.map(({ message }) => message.key)).toEqual(problems);
});
