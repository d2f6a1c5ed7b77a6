/** antd's theme from our tokens. Its component rules are in a static sheet (docs/decisions/006-antd-static-css.md). */
import type { ThemeConfig } from 'antd';
import {
  type AppearancePalette,
  appearancePalettes,
  interfaceFonts,
  sizes,
  type TokenAppearance,
} from './tokens.ts';

/** Prefix and class of antd's variables; the static sheet uses the same names. */
export const antdVariables = { prefix: 'ant', key: 'steward' } as const;

interface Drawn {
  readonly still?: boolean;
  /** Replacements for our own tokens. */
  readonly tokens?: Readonly<Partial<AppearancePalette>>;
}

const durations = {
  motionDurationFast: '0.12s',
  motionDurationMid: '0.15s',
  motionDurationSlow: '0.18s',
} as const;

export function antdTheme(
  appearance: TokenAppearance,
  { still = false, tokens = {} }: Drawn = {},
): ThemeConfig {
  const colour = { ...appearancePalettes[appearance], ...tokens };
  // Fields of antd share the hover edge of widgets/input.module.css and the focus ring of base.css.
  const edges = { hoverBorderColor: colour.textFaint, activeBorderColor: colour.accent };
  return {
    cssVar: antdVariables,
    hashed: false,
    zeroRuntime: true,
    token: {
      motion: !still,
      colorPrimary: colour.accentFill,
      colorPrimaryHover: colour.accentFillHover,
      colorPrimaryActive: colour.accentFillHover,
      colorPrimaryText: colour.accent,
      colorPrimaryBg: colour.accentSoft,
      colorPrimaryBgHover: colour.accentSoft,
      colorPrimaryBorder: colour.accent,
      colorLink: colour.accent,
      colorLinkHover: colour.accentFillHover,
      colorLinkActive: colour.accentFillHover,
      colorSuccess: colour.success,
      colorSuccessBg: colour.successSoft,
      colorWarning: colour.warning,
      colorWarningBg: colour.warningSoft,
      colorError: colour.dangerFill,
      colorErrorText: colour.danger,
      colorErrorBg: colour.dangerSoft,
      colorInfo: colour.info,
      colorInfoBg: colour.infoSoft,
      colorText: colour.text,
      colorTextBase: colour.text,
      colorTextSecondary: colour.textSecondary,
      colorTextTertiary: colour.textFaint,
      colorTextQuaternary: colour.textDisabled,
      colorTextDescription: colour.textSecondary,
      colorTextHeading: colour.text,
      colorTextLabel: colour.textSecondary,
      colorTextPlaceholder: colour.textFaint,
      colorTextDisabled: colour.textDisabled,
      colorIcon: colour.textFaint,
      colorIconHover: colour.text,
      colorBgBase: colour.surface,
      colorBgLayout: colour.ground,
      colorBgContainer: colour.surface,
      colorBgElevated: colour.raised,
      colorBgMask: colour.backdrop,
      colorBgContainerDisabled: colour.hover,
      colorBgTextHover: colour.hover,
      colorBgTextActive: colour.pressed,
      colorFill: colour.pressed,
      colorFillSecondary: colour.pressed,
      colorFillTertiary: colour.hover,
      colorFillQuaternary: colour.ground,
      colorFillContent: colour.hover,
      colorFillAlter: colour.ground,
      colorBorder: colour.lineStrong,
      colorBorderSecondary: colour.line,
      colorSplit: colour.line,
      colorBgSpotlight: appearance === 'light' ? colour.text : colour.pressed,
      controlItemBgHover: colour.hover,
      controlItemBgActive: colour.accentSoft,
      controlItemBgActiveHover: colour.accentSoft,
      controlOutline: colour.accent,
      controlOutlineWidth: 1,
      fontFamily: interfaceFonts.text,
      fontFamilyCode: interfaceFonts.mono,
      fontSize: sizes.font,
      fontSizeSM: sizes.fontSmall,
      lineHeight: sizes.lineHeight / sizes.font,
      borderRadius: sizes.radius,
      borderRadiusLG: sizes.radiusLarge,
      controlHeight: sizes.control,
      controlHeightSM: sizes.controlSmall,
      controlHeightLG: sizes.controlLarge,
      // The focus ring of base.css.
      lineWidthFocus: 2,
      boxShadow: colour.shadowFloat,
      boxShadowSecondary: colour.shadowFloat,
      wireframe: false,
      // Durations are left out where motion is off, because they would override that.
      ...(!still && durations),
    },
    components: {
      Table: {
        headerBg: colour.surface,
        headerColor: colour.textSecondary,
        headerSplitColor: 'transparent',
        headerSortActiveBg: colour.surface,
        headerSortHoverBg: colour.hover,
        bodySortBg: colour.surface,
        rowHoverBg: colour.hover,
        rowSelectedBg: colour.accentSoft,
        rowSelectedHoverBg: colour.accentSoft,
        cellPaddingBlock: (sizes.row - sizes.lineHeight) / 2 - 1,
        cellPaddingBlockSM: (sizes.rowCompact - sizes.lineHeight) / 2 - 1,
        cellPaddingInline: 12,
        cellFontSize: sizes.font,
      },
      Button: { primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none', fontWeight: 500 },
      Tabs: {
        // As PageTabs.module.css has them.
        horizontalItemPadding: '6px 0 8px',
        horizontalItemGutter: 18,
        titleFontSize: sizes.font,
        itemColor: colour.textSecondary,
        itemSelectedColor: colour.text,
        itemHoverColor: colour.text,
        itemActiveColor: colour.text,
        inkBarColor: colour.accent,
      },
      // Boxes measure 16 px, as in base.css; the square of a partly chosen box is half of `fontSizeLG`.
      Checkbox: { fontSizeLG: 16, colorBorder: colour.textFaint },
      Radio: { radioSize: 16, dotSize: 6, colorBorder: colour.textFaint },
      // Makes a switch that is off as visible as one that is on.
      Switch: { colorTextQuaternary: colour.textFaint, colorTextTertiary: colour.textSecondary },
      // antd's grey for days of neighbouring months is below readable contrast.
      DatePicker: { ...edges, colorTextDisabled: colour.textFaint },
      Input: edges,
      InputNumber: edges,
      // The colour of the caret and of the placeholder.
      Select: { ...edges, colorTextQuaternary: colour.textFaint },
      Calendar: { colorTextDisabled: colour.textFaint, fullBg: 'transparent', fullPanelBg: 'transparent' },
      Tooltip: { colorBgSpotlight: appearance === 'light' ? colour.text : colour.pressed },
    },
  };
}
