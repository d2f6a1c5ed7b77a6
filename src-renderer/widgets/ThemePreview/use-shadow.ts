/** Attaches a shadow root with its own style sheet to an element; the page's styles do not reach it. */
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import aside from './frame/aside.css?inline';
import board from './frame/board.css?inline';
import frame from './frame/frame.css?inline';
import layouts from './frame/layouts.css?inline';
import nav from './frame/nav.css?inline';
import page from './frame/page.css?inline';
import phone from './frame/phone.css?inline';

/** One sheet for all previews. The content policy concerns markup, not constructed sheets. */
const sheet = new CSSStyleSheet();
sheet.replaceSync([frame, nav, aside, page, board, phone, layouts].join('\n'));

interface Shadow {
  readonly host: HTMLElement;
  readonly root: ShadowRoot;
}

/** `css` is a compiled style sheet over the preview's own; '' for none. */
export function useShadow(css: string): readonly [Shadow | null, (host: HTMLElement | null) => void] {
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
