/** The texts of a language: one file each, loaded once. */
import type { Language } from '#shared/text/types.ts';

const loaders = {
  'en-US': () => import('#shared/text/en-US/index.ts'),
  'zh-CN': () => import('#shared/text/zh-CN/index.ts'),
} satisfies Record<Language, () => Promise<{ texts: object }>>;

export function languageFile(language: Language): Promise<{ texts: object }> {
  return loaders[language]();
}
