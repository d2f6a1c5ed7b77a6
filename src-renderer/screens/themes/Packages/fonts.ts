/** Fonts that a theme names and a platform has not: its menus are drawn in the platform's usual one there. */
const fontFields = ['navMenuFontType', 'sideMenuFontType'] as const;

interface Font {
  readonly fontName: string;
  readonly fontFamily: string;
}

/** As the theme spells them, each once. */
export function missingFonts(
  fields: Readonly<Record<string, unknown>>,
  fonts: readonly Font[],
): readonly string[] {
  const plain = (family: string) => family.replace(/["']/g, '').trim().toLowerCase();
  const known = new Set(fonts.flatMap(({ fontName, fontFamily }) => [plain(fontName), plain(fontFamily)]));
  const named = fontFields.map((field) => fields[field]).filter((font) => typeof font === 'string');
  return [...new Set(named)].filter((font) => font.trim() !== '' && !known.has(plain(font)));
}
