import palettes from './palettes.json' with { type: 'json' };

export interface ThemePalette {
  readonly name: string;
  /** Colour of buttons and links. */
  readonly primary: string;
  /** Background of a dark theme's navigation; white is legible on it. */
  readonly deep: string;
  /** Background of the selected entry in a light theme. */
  readonly tint: string;
}

export const themePalettes: readonly ThemePalette[] = palettes;

export function paletteAt(index: number): ThemePalette {
  const palette = themePalettes[index % themePalettes.length];
  if (!palette) throw new Error(`no palette at ${index}`);
  return palette;
}
