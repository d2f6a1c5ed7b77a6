/** The texts of a language: what the first picture says, and all of them; each file is loaded once. */
import type { Language } from '#shared/text/types.ts';

export type Texts = { readonly texts: object };

const first = {
  'en-US': () => import('#shared/text/en-US/first.ts'),
  'zh-CN': () => import('#shared/text/zh-CN/first.ts'),
} satisfies Record<Language, () => Promise<Texts>>;

const whole = {
  'en-US': () => import('#shared/text/en-US/index.ts'),
  'zh-CN': () => import('#shared/text/zh-CN/index.ts'),
} satisfies Record<Language, () => Promise<Texts>>;

export function firstFile(language: Language): Promise<Texts> {
  return first[language]();
}

export function wholeFile(language: Language): Promise<Texts> {
  return whole[language]();
}
