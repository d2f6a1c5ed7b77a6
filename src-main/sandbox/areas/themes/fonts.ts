/** The fonts that themes may name; the first is the system's default (spec 2§5, 2§9). */
export const themeFonts = [
  { fontName: 'Microsoft YaHei', fontFamily: '"Microsoft YaHei", sans-serif' },
  { fontName: 'PingFang SC', fontFamily: '"PingFang SC", sans-serif' },
  { fontName: 'Source Han Sans', fontFamily: '"Source Han Sans SC", sans-serif' },
  { fontName: 'SimSun', fontFamily: 'SimSun, serif' },
  { fontName: 'KaiTi', fontFamily: 'KaiTi, serif' },
  { fontName: 'Arial', fontFamily: 'Arial, sans-serif' },
  { fontName: 'Georgia', fontFamily: 'Georgia, serif' },
] as const;
