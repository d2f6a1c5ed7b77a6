/** Each language in its own words. */
import type { Language } from '#shared/text/types.ts';

export const languageNames: Readonly<Record<Language, string>> = {
  'en-US': 'English',
  'zh-CN': '简体中文',
};
