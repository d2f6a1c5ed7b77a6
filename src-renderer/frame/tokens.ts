/**
 * The single source of colours, sizes and shadows. The style sheet's variables (`cssVariables`) and antd's theme
 * (`antd-theme.ts`) are computed from it. Every text colour keeps 4.5:1 on each ground that it is used on, in both
 * appearances (tokens.test.ts).
 */
import { dialogBase } from '#shared/rules/common/constants.ts';

export type TokenAppearance = 'light' | 'dark';

export interface AppearancePalette {
  /** Ground of side menu and header. */
  readonly ground: string;
  /** Ground of the content. */
  readonly surface: string;
  /** Ground of floating parts: dialogs, menus. */
  readonly raised: string;
  /** Ground of the chosen part of a segmented control. */
  readonly thumb: string;
  readonly hover: string;
  readonly pressed: string;
  readonly line: string;
  readonly lineStrong: string;
  readonly text: string;
  readonly textSecondary: string;
  readonly textFaint: string;
  readonly textDisabled: string;
  /** Text, icons and marks in the accent colour. */
  readonly accent: string;
  readonly accentSoft: string;
  /** Filled accent ground and the text on it. */
  readonly accentFill: string;
  readonly accentFillHover: string;
  readonly onFill: string;
  readonly success: string;
  readonly successSoft: string;
  readonly warning: string;
  readonly warningSoft: string;
  readonly danger: string;
  readonly dangerSoft: string;
  readonly dangerFill: string;
  readonly dangerFillHover: string;
  readonly info: string;
  readonly infoSoft: string;
  readonly backdrop: string;
  readonly shadowFloat: string;
}

export const appearancePalettes: Readonly<Record<TokenAppearance, AppearancePalette>> = {
  light: {
    ground: '#f7f7f9',
    surface: '#ffffff',
    raised: '#ffffff',
    thumb: '#ffffff',
    hover: '#eeeef2',
    pressed: '#e5e5eb',
    line: '#e4e4ea',
    lineStrong: '#cfd0d9',
    text: '#1b1c21',
    textSecondary: '#545763',
    textFaint: '#666975',
    textDisabled: '#a3a5b0',
    accent: '#4f46d8',
    accentSoft: '#eeeefc',
    accentFill: '#4f46d8',
    accentFillHover: '#4138bd',
    onFill: '#ffffff',
    success: '#176f3c',
    successSoft: '#e9f6ee',
    warning: '#8a5300',
    warningSoft: '#fdf3e0',
    danger: '#b92530',
    dangerSoft: '#fdeeee',
    dangerFill: '#c22a35',
    dangerFillHover: '#a51f2a',
    info: '#1b62b3',
    infoSoft: '#eaf2fc',
    backdrop: 'rgb(22 23 30 / 32%)',
    shadowFloat: '0 0 0 1px rgb(22 23 30 / 6%), 0 8px 28px rgb(22 23 30 / 14%)',
  },
  dark: {
    ground: '#131419',
    surface: '#191a20',
    raised: '#22232b',
    thumb: '#3a3b47',
    hover: '#25262e',
    pressed: '#2e2f39',
    line: '#2a2b34',
    lineStrong: '#3d3f4b',
    text: '#ebebf0',
    textSecondary: '#b0b2be',
    textFaint: '#9a9cab',
    textDisabled: '#5f616e',
    accent: '#a3a5fb',
    accentSoft: '#27284a',
    accentFill: '#5b57d6',
    accentFillHover: '#6a66e0',
    onFill: '#ffffff',
    success: '#62cd90',
    successSoft: '#16301f',
    warning: '#e5b158',
    warningSoft: '#35280f',
    danger: '#f6898f',
    dangerSoft: '#3b1b1f',
    dangerFill: '#c23640',
    dangerFillHover: '#d0434d',
    info: '#7ab6f5',
    infoSoft: '#152a43',
    backdrop: 'rgb(4 4 8 / 56%)',
    shadowFloat: '0 0 0 1px rgb(255 255 255 / 8%), 0 12px 36px rgb(0 0 0 / 50%)',
  },
};

/** Colours of the band along the top edge and of the dot beside a server's name; never the only sign. */
export const environmentColours: Readonly<Record<TokenAppearance, Readonly<Record<string, string>>>> = {
  light: {
    production: '#d2353f',
    staging: '#d98a1a',
    test: '#2f80d8',
    training: '#12908a',
    development: '#2c9a5b',
    sandbox: '#7d74f0',
    none: '#cfd0d9',
  },
  dark: {
    production: '#e2565f',
    staging: '#dca042',
    test: '#5a9fe6',
    training: '#43b3ac',
    development: '#4fb87b',
    sandbox: '#8f87f5',
    none: '#3d3f4b',
  },
};

/** Sizes of the interface in pixels. */
export const sizes = {
  font: 13,
  fontSmall: 12,
  fontTitle: 20,
  lineHeight: 20,
  control: 32,
  controlSmall: 26,
  controlLarge: 38,
  row: 36,
  rowCompact: 30,
  radius: 6,
  radiusLarge: 10,
  header: 48,
  menu: 232,
  menuCollapsed: 56,
  dock: 348,
  band: 3,
  page: 24,
  pageNarrow: 16,
  form: 960,
  /** Form width in windows from 1680 pixels on, with headings beside the fields. */
  formWide: 1232,
  formHeading: 240,
  label: 160,
  dialogTop: dialogBase.top,
} as const;

export const interfaceFonts = {
  text: "system-ui, -apple-system, 'Segoe UI', 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', sans-serif",
  mono: "ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, 'Noto Sans Mono', monospace",
} as const;

/** Durations of transitions in milliseconds. */
export const motion = { fast: 120, slow: 180 } as const;

export const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function declarations(appearance: TokenAppearance): string {
  const colours = Object.entries(appearancePalettes[appearance]).map(
    ([name, value]) => `--${kebab(name)}:${value}`,
  );
  const bands = Object.entries(environmentColours[appearance]).map(
    ([name, value]) => `--environment-${name}:${value}`,
  );
  return [...colours, ...bands, `color-scheme:${appearance}`].join(';');
}

/** Rules for `data-tone`: `--tone` for text and marks, `--tone-soft` for grounds. */
function tones(): string {
  const named = ['success', 'warning', 'danger', 'info', 'accent'].map(
    (name) => `[data-tone='${name}']{--tone:var(--${name});--tone-soft:var(--${name}-soft)}`,
  );
  return ["[data-tone='neutral']{--tone:var(--text-secondary);--tone-soft:var(--hover)}", ...named].join('');
}

/** The style sheet's variables: light, dark by `data-appearance` on the root, and the shared ones. */
export function cssVariables(): string {
  const shared = [
    ...Object.entries(sizes).map(([name, value]) => `--size-${kebab(name)}:${value}px`),
    `--font-text:${interfaceFonts.text}`,
    `--font-mono:${interfaceFonts.mono}`,
    ...Object.entries(motion).map(([name, value]) => `--motion-${name}:${value}ms`),
  ].join(';');
  return [
    `:root{${shared};${declarations('light')}}`,
    `:root[data-density='compact']{--size-row:${sizes.rowCompact}px}`,
    `:root[data-appearance='dark']{${declarations('dark')}}`,
    tones(),
    `@media (prefers-color-scheme:dark){:root:not([data-appearance]){${declarations('dark')}}}`,
    '@media (prefers-reduced-motion:reduce){:root{--motion-fast:0ms;--motion-slow:0ms}}',
  ].join('\n');
}
