/** The platform's languages, in its own spelling (3§3.8, GEN-081). */
export const platformLanguages = [
  'zh_CN',
  'en_US',
  'zh_TW',
  'es_ES',
  'fr_FR',
  'pt_PT',
  'ar_AE',
  'ru_RU',
  'ja_JP',
  'de_DE',
  'ko_KR',
  'th_TH',
] as const;

export type PlatformLanguage = (typeof platformLanguages)[number];
