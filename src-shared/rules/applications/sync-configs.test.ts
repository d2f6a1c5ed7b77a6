import { expect, test } from 'vitest';
import { subDeptKey, syncForm, syncKeys, toSyncConfigs } from './sync-configs.ts';

const [share, category] = syncKeys;
const configs = (words: readonly [string, string, string]) =>
  [share, category, subDeptKey].map((configKey, at) => ({ configKey, configValue: words[at] ?? '' }));

test('a word that nobody knows is sent back as it came, unless its switch is turned', () => {
  const stored = configs(['maybe', '1', 'perhaps']);
  const form = syncForm(stored);
  expect(form).toEqual({ share: false, category: true, below: true });
  expect(toSyncConfigs({ ...form, category: false }, stored)).toEqual(configs(['maybe', '0', 'perhaps']));
  expect(toSyncConfigs({ share: true, category: true, below: false }, stored)).toEqual(
    configs(['1', '1', '0']),
  );
});

test('without stored words switches are 1 and 0', () => {
  expect(toSyncConfigs({ share: true, category: false, below: true })).toEqual(configs(['1', '0', '1']));
});
