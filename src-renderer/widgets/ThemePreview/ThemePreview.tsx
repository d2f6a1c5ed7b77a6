/**
 * A preview of a theme: the platform's frame with sample menus and pages, in a shadow root. Styles of page and preview
 * are isolated; the theme's values arrive as parsed CSS variables on the host.
 */
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { readPlatformFile } from '#data/platform-file.ts';
import type { Signal } from '#data/signal.ts';
import { useText } from '#data/text.ts';
import type { ColourView } from '#shared/kit/colour/simulate.ts';
import { lookOf } from '#shared/rules/themes/look/look-of.ts';
import type { LookValues, LookVariable, Region } from '#shared/rules/themes/look/look.ts';
import type { Terminal } from '#shared/rules/themes/terminals.ts';
import type { PreviewMenu } from '#state/preview-menus.ts';
import styles from './ThemePreview.module.css';
import { PreviewStage } from './frame/Stage.tsx';
import aside from './frame/aside.css?inline';
import board from './frame/board.css?inline';
import type { PreviewBoard, PreviewBrand } from './frame/frame-props.ts';
import frame from './frame/frame.css?inline';
import layouts from './frame/layouts.css?inline';
import nav from './frame/nav.css?inline';
import page from './frame/page.css?inline';
import phone from './frame/phone.css?inline';
import { type FrameSize, phoneSizes, type SamplePage, windowSizes } from './frame/sample-page.ts';
import samples from './frame/samples.css?inline';
import { type LoadPicture, usePictures } from './use-pictures.ts';

export interface Attempt {
  readonly name: string;
  readonly value: unknown;
}

export interface ThemePreviewProps<Of extends Terminal> {
  readonly terminal: Of;
  /** A form's values, saved or not. */
  readonly values: LookValues[Of];
  /** Painted over the values without rendering, so that it follows the pointer without delay. Null ends the attempt. */
  readonly attempts?: Signal<Attempt | null>;
  /** Replaces the sample menus, if not empty. */
  readonly menus?: readonly PreviewMenu[];
  /** Appearance of the frame's pages; `both` side by side. */
  readonly appearance?: 'light' | 'dark' | 'both';
  /** Per cent, from 100 (fills the container) to 200. */
  readonly scale?: number;
  /** Simulates a colour-vision deficiency, or print. */
  readonly view?: ColourView | null;
  readonly region?: Region | null;
  /** Called when a region is pressed or chosen by keyboard; without a handler the preview is a picture. */
  readonly onRegion?: (region: Region) => void;
  /** Replaces the sample's name and logo. */
  readonly brand?: PreviewBrand;
  /** Replaces the sample page. */
  readonly board?: PreviewBoard;
  readonly sample?: SamplePage;
  /** The frame's own size; default: a usual window's or phone's. */
  readonly size?: FrameSize;
  /** The direction of the platform's language; default: the console's. */
  readonly direction?: 'ltr' | 'rtl';
  /** Replaces the default accessible name. */
  readonly label?: string;
  /** Loads pictures from another source than the platform; null lets the page request them itself. */
  readonly pictures?: LoadPicture | null;
  /** A compiled style sheet over the frame; its page is `samplePage`. */
  readonly css?: string;
  /** Called with what holds the frame, or null once it is gone. */
  readonly onRoot?: (root: ShadowRoot | null) => void;
  /** The size of a list's row. */
  readonly small?: boolean;
}

/** The frames' usual sizes, and the pixels between two of them. */
const sizes = { web: windowSizes, client: windowSizes, phone: phoneSizes } as const;
const gap = 32;

export function ThemePreview<Of extends Terminal>(props: ThemePreviewProps<Of>) {
  const { terminal, values, appearance = 'light', scale = 100, view = null, region = null } = props;
  const { onRegion, attempts, pictures = readPlatformFile, small = false, css = '', onRoot } = props;
  const { t } = useText();
  const [shadow, attach] = useShadow(css);
  useLayoutEffect(() => onRoot?.(shadow?.root ?? null), [onRoot, shadow]);
  const look = useMemo(() => lookOf(terminal, values), [terminal, values]);
  const both = appearance === 'both';
  const [usualSize] = sizes[look.frame];
  const size = props.size ?? usualSize;
  const width = both ? size.width * 2 + gap : size.width;
  const pictured = usePictures(shadow?.host ?? null, look.variables, pictures);
  const painted = useMemo(() => pictured(look.variables), [pictured, look.variables]);
  const paint = useVariables(shadow?.host ?? null, painted);
  const trying = useRef<Attempt | null>(null);
  useLayoutEffect(() => {
    const show = (tried: Attempt | null) =>
      paint(tried ? pictured(lookOf(terminal, { ...values, [tried.name]: tried.value }).variables) : painted);
    // A render must not remove the current attempt.
    if (trying.current) show(trying.current);
    return attempts?.listen((tried) => {
      trying.current = tried;
      show(tried);
    });
  }, [attempts, paint, terminal, values, painted, pictured]);
  // In a row's size, shows the frame's corner, which contains every part with a colour of its own.
  const frameWidth = small && look.frame !== 'phone' ? width / 2 : width;
  useFit(shadow?.host ?? null, frameWidth, Math.min(200, Math.max(100, scale)));
  useSize(shadow?.host ?? null, props.size);
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
          <PreviewStage
            frame={look.frame}
            layout={look.layout}
            shape={shape}
            view={view}
            region={region}
            brand={props.brand ? JSON.stringify(props.brand) : ''}
            board={props.board ? JSON.stringify(props.board) : ''}
            sample={props.sample ?? 'work'}
            narrow={size.width < usualSize.width}
            direction={props.direction ?? null}
            appearances={shown.join(' ')}
            menus={JSON.stringify(props.menus ?? [])}
            icons={'icons' in values ? JSON.stringify(values.icons) : ''}
            onRegion={onRegion ? onPress.current : null}
          />,
          shadow.root,
        )}
    </div>
  );
}

/**
 * Scales a frame of fixed width, so that it fills its container at 100 %. `width`: the frame's design width in pixels;
 * `percent`: 100 fills the container, more scrolls.
 */
function useFit(host: HTMLElement | null, width: number, percent: number): void {
  useEffect(() => {
    if (!host) return;
    const draw = () => {
      const room = host.clientWidth || width;
      host.style.setProperty('--fit', String(Math.round((room / width) * percent * 100) / 10_000));
    };
    draw();
    const observer = new ResizeObserver(draw);
    observer.observe(host);
    return () => observer.disconnect();
  }, [host, width, percent]);
}

/** The frame's sheet has the usual size. */
function useSize(host: HTMLElement | null, size: FrameSize | undefined): void {
  useLayoutEffect(() => {
    if (!host || !size) return;
    host.style.setProperty('--frame-width', `${size.width}px`);
    host.style.setProperty('--frame-height', `${size.height}px`);
    return () => {
      host.style.removeProperty('--frame-width');
      host.style.removeProperty('--frame-height');
    };
  }, [host, size]);
}

type Variables = Readonly<Record<LookVariable, string>>;

/**
 * Sets an element's CSS variables, only the changed ones: a picked colour is one property. Returns a painter for other
 * variables; changes identity with `variables`.
 */
function useVariables(host: HTMLElement | null, variables: Variables): (others: Variables) => void {
  const painted = useRef<{ host: HTMLElement | null; values: Readonly<Record<string, string>> }>({
    host: null,
    values: {},
  });
  const paint = useCallback(
    (next: Variables) => {
      if (!host) return;
      const before = painted.current.host === host ? painted.current.values : {};
      for (const name of Object.keys(before)) if (!(name in next)) host.style.removeProperty(name);
      for (const [name, value] of Object.entries(next)) {
        if (before[name] !== value) host.style.setProperty(name, value);
      }
      painted.current = { host, values: next };
    },
    [host],
  );
  useLayoutEffect(() => paint(variables), [paint, variables]);
  return paint;
}

/** One sheet for all previews. The content policy concerns markup, not constructed sheets. */
const sheet = new CSSStyleSheet();
sheet.replaceSync([frame, nav, aside, page, board, phone, layouts, samples].join('\n'));

interface Shadow {
  readonly host: HTMLElement;
  readonly root: ShadowRoot;
}

/** A shadow root, which the page's styles do not reach. `css`: a compiled sheet over the preview's own; '' for none. */
function useShadow(css: string): readonly [Shadow | null, (host: HTMLElement | null) => void] {
  const [shadow, setShadow] = useState<Shadow | null>(null);
  const over = useRef<CSSStyleSheet | null>(null);
  useLayoutEffect(() => {
    if (!shadow || (css === '' && !over.current)) return;
    over.current ??= new CSSStyleSheet();
    over.current.replaceSync(css);
    shadow.root.adoptedStyleSheets = [sheet, over.current];
  }, [shadow, css]);
  const attach = useCallback((host: HTMLElement | null) => {
    if (host === null) return setShadow(null);
    // An element keeps its shadow root: when React's strict mode mounts it twice, the root already exists.
    const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [sheet];
    setShadow({ host, root });
  }, []);
  return [shadow, attach];
}
