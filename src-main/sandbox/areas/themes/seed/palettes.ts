export interface ThemePalette {
  readonly name: string;
  /** Colour of buttons and links. */
  readonly primary: string;
  /** Background of a dark theme's navigation; white is legible on it. */
  readonly deep: string;
  /** Background of the selected entry in a light theme. */
  readonly tint: string;
}

const palette = (name: string, primary: string, deep: string, tint: string): ThemePalette => ({
  name,
  primary,
  deep,
  tint,
});

export const themePalettes = [
  palette('Harbour', '#2f6fb3', '#123a63', '#dbe9f7'),
  palette('晴空', '#2878d0', '#1b4f8f', '#dcebfb'),
  palette('松林', '#2f7d5b', '#173f33', '#d9efe5'),
  palette('暮色', '#7a55b5', '#33245a', '#e9e1f6'),
  palette('琥珀', '#a8641a', '#4d2f12', '#f8ead6'),
  palette('青瓷', '#1f7f86', '#124a50', '#d6eff0'),
  palette('墨石', '#4a5a70', '#20262f', '#e4e8ee'),
  palette('Graphite', '#5b6472', '#24272d', '#e6e8eb'),
  palette('绛樱', '#b8456b', '#57203a', '#f9e0e9'),
  palette('竹影', '#5d7d2a', '#2c3d1b', '#e8f0d8'),
  palette('深海', '#1f6aa5', '#0c2b45', '#d8e9f6'),
  palette('落霞', '#c0532f', '#5c2418', '#fae3da'),
  palette('Nordic', '#39789b', '#1d3a4d', '#dcedf5'),
  palette('薄荷', '#0f8168', '#0d4a3e', '#d3f1e9'),
  palette('雪原', '#4b7bb0', '#27425f', '#e3eef9'),
  palette('山岚', '#5b6fa8', '#2b3556', '#e2e6f5'),
] as const satisfies readonly ThemePalette[];

export function paletteAt(index: number): ThemePalette {
  return themePalettes[index % themePalettes.length] ?? themePalettes[0];
}
