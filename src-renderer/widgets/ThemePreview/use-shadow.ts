/** A shadow root of an element's own: its style sheet is in there alone, and nothing of the page's gets in. */
import { useCallback, useState } from 'react';
import aside from './frame/aside.css?inline';
import board from './frame/board.css?inline';
import frame from './frame/frame.css?inline';
import layouts from './frame/layouts.css?inline';
import nav from './frame/nav.css?inline';
import page from './frame/page.css?inline';
import phone from './frame/phone.css?inline';

/** One for all previews. The content policy is about markup; a constructed sheet is none of its business. */
const sheet = new CSSStyleSheet();
sheet.replaceSync([frame, nav, aside, page, board, phone, layouts].join('\n'));

interface Shadow {
  readonly host: HTMLElement;
  readonly root: ShadowRoot;
}

export function useShadow(): readonly [Shadow | null, (host: HTMLElement | null) => void] {
  const [shadow, setShadow] = useState<Shadow | null>(null);
  const attach = useCallback((host: HTMLElement | null) => {
    if (host === null) return setShadow(null);
    // An element has one for good: drawn twice by React's strict mode, it is found again.
    const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [sheet];
    setShadow({ host, root });
  }, []);
  return [shadow, attach];
}
