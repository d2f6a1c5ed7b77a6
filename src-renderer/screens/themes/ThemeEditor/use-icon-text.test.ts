import { expect, it } from 'vitest';
import { languageOfTenant } from './use-icon-text.ts';

it.each([
  ['澄汀智造科技有限公司', 'en-US', 'zh-CN'],
  ['Harbour 集团', 'en-US', 'zh-CN'],
  ['Harbour Ltd', 'en-US', 'en-US'],
  ['Harbour Ltd', 'zh-CN', 'zh-CN'],
  ['', 'en-US', 'en-US'],
] as const)('the texts of %j, made by a reader of %s, are in %s', (name, readers, language) => {
  expect(languageOfTenant(name, readers)).toBe(language);
});
