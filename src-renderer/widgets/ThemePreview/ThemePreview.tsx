/**
 * A theme as the platform draws it: its frame with sample menus and pages, in a shadow root. Nothing of the page styles
 * it and nothing of it reaches the page; what a theme says arrives as parsed CSS variables on the host.
 */
import { useLayoutEffect, useMemo, useRef } from 'react';
import { createPortal } from 'react-dom';
import { readPlatformFile } from '#data/platform-file.ts';
import type { Signal } from '#data/signal.ts';
import { useText } from '#data/text.ts';
import type { ColourView } from '#shared/kit/colour/simulate.ts';
import type { LookValues, Region } from '#shared/rules/themes/look/look.ts';
import { lookOf } from '#shared/rules/themes/look/look-of.ts';
import type { Terminal } from '#shared/rules/themes/terminals.ts';
import type { PreviewMenu } from '#state/preview-menus.ts';
import type { PreviewBoard, PreviewBrand } from './frame/frame-props.ts';
import { Stage } from './frame/Stage.tsx';
import styles from './ThemePreview.module.css';
import { useFit } from './use-fit.ts';
import { type LoadPicture, usePictures } from './use-pictures.ts';
import { useShadow } from './use-shadow.ts';
import { useVariables } from './use-variables.ts';

/** A colour that is only being tried, by its field. */
export interface Attempt {
  readonly name: string;
  readonly value: unknown;
}

export interface ThemePreviewProps<Of extends Terminal> {
  readonly terminal: Of;
  /** Of a form, saved or not. */
  readonly values: LookValues[Of];
  /** Painted over the values without a drawing: a pointer that moves waits for nothing. null: nothing is tried any more. */
  readonly attempts?: Signal<Attempt | null>;
  /** In place of samples, where there are any. */
  readonly menus?: readonly PreviewMenu[];
  /** Of the pages that the frame shows; `both` beside each other. */
  readonly appearance?: 'light' | 'dark' | 'both';
  /** Per cent: 100 fills the place, up to 200. */
  readonly scale?: number;
  /** As somebody sees it who lacks one kind of cones, or as it prints. */
  readonly view?: ColourView | null;
  /** Marked. */
  readonly region?: Region | null;
  /** A region was pressed or chosen by keyboard; without it the preview is a picture. */
  readonly onRegion?: (region: Region) => void;
  /** In place of the sample's name and logo. */
  readonly brand?: PreviewBrand;
  /** In place of the sample page. */
  readonly board?: PreviewBoard;
  /** In place of the usual name. */
  readonly label?: string;
  /** Where its pictures come from, if not from the platform; null: the page may ask for them itself. */
  readonly pictures?: LoadPicture | null;
  /** As small as a row of a list. */
  readonly small?: boolean;
}

/** Pixels: what the frames are designed at, and what stands between two of them. */
const widths = { web: 1200, client: 1200, phone: 375 } as const;
const gap = 32;

export function ThemePreview<Of extends Terminal>(props: ThemePreviewProps<Of>) {
  const { terminal, values, appearance = 'light', scale = 100, view = null, region = null } = props;
  const { onRegion, attempts, pictures = readPlatformFile, small = false } = props;
  const { t } = useText();
  const [shadow, attach] = useShadow();
  const look = useMemo(() => lookOf(terminal, values), [terminal, values]);
  const both = appearance === 'both';
  const width = both ? widths[look.frame] * 2 + gap : widths[look.frame];
  const pictured = usePictures(shadow?.host ?? null, look.variables, pictures);
  const painted = useMemo(() => pictured(look.variables), [pictured, look.variables]);
  const paint = useVariables(shadow?.host ?? null, painted);
  const trying = useRef<Attempt | null>(null);
  useLayoutEffect(() => {
    const show = (tried: Attempt | null) =>
      paint(tried ? pictured(lookOf(terminal, { ...values, [tried.name]: tried.value }).variables) : painted);
    // What is held stays on view, whatever comes to be drawn meanwhile.
    if (trying.current) show(trying.current);
    return attempts?.listen((tried) => {
      trying.current = tried;
      show(tried);
    });
  }, [attempts, paint, terminal, values, painted, pictured]);
  // Of one as small as a row the corner with everything that has a colour of its own.
  const seen = small && look.frame !== 'phone' ? width / 2 : width;
  useFit(shadow?.host ?? null, seen, Math.min(200, Math.max(100, scale)));
  const press = useRef(onRegion);
  press.current = onRegion;
  const onPress = useRef((pressed: Region) => press.current?.(pressed));
  const shown = both ? (['light', 'dark'] as const) : ([appearance] as const);
  const names = shown.map((each) => t(`themePreview.appearance.${each}`)).join(', ');
  const label = props.label ?? t('themePreview.label', { appearance: names });
  const shape = JSON.stringify(look.shape);
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a group and a picture both have a name
    <div
      ref={attach}
      className={styles.host}
      data-frame={look.frame}
      data-both={both || undefined}
      data-small={small || undefined}
      role={onRegion ? 'group' : 'img'}
      aria-label={label}
    >
      {shadow &&
        createPortal(
          <Stage
            frame={look.frame}
            layout={look.layout}
            shape={shape}
            view={view}
            region={region}
            brand={props.brand ? JSON.stringify(props.brand) : ''}
            board={props.board ? JSON.stringify(props.board) : ''}
            shown={shown.join(' ')}
            menus={JSON.stringify(props.menus ?? [])}
            icons={'icons' in values ? JSON.stringify(values.icons) : ''}
            onRegion={onRegion ? onPress.current : null}
          />,
          shadow.root,
        )}
    </div>
  );
}
