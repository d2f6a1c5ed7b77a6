/**
 * The frame's look as a constructed style sheet. Its values are parsed colours, serialised again, so that a theme can
 * inject nothing else; without the sheet the frame has the console's own look.
 */
import { kebab } from '../tokens.ts';
import type { FrameLook, PageLook } from './frame-look.ts';

const sheet = new CSSStyleSheet();

export function showFrameLook(look: FrameLook): void {
  sheet.replaceSync(cssOf(look));
  if (!document.adoptedStyleSheets.includes(sheet)) {
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
}

export function hideFrameLook(): void {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
}

/** Popups within a bar (a menu) use the pages' ground again. */
export function cssOf({ pages, grounds }: FrameLook): string {
  const onPages = Object.entries(pages).map(([appearance, { tokens }]) => {
    const root = `:root[data-appearance='${appearance}']`;
    return `${root},${root} [data-ground='page']{${declarations(tokens)};color-scheme:${appearance}}`;
  });
  const others = Object.entries(grounds).map(([name, { tokens, scheme }]) => {
    const also = scheme ? `;color-scheme:${scheme}` : '';
    return `[data-ground='${name}']{${declarations(tokens)}${also}}`;
  });
  return [...onPages, ...others, shape].join('\n');
}

/** Resets colours inherited from another ground, and joins the menu's head and the header to one bar. */
const shape = `:where([data-ground]){color:var(--text)}
[data-ground='left'],[data-ground='bar'],[data-ground='right']{background:var(--ground)}
[data-ground='left']{align-self:stretch;margin-inline-end:-1px;border-bottom:1px solid var(--line)}
[data-ground='left']+*{padding-top:8px}
[data-ground='side'] [aria-current]{border-start-start-radius:0;border-end-start-radius:0;box-shadow:inset 3px 0 0 var(--side-mark)}
[data-ground='search'] svg{color:var(--accent)}
[data-ground='right']{align-self:stretch;margin-inline-end:-12px;padding-inline-end:12px}`;

function declarations(tokens: PageLook['tokens']): string {
  return Object.entries(tokens)
    .map(([name, value]) => `--${kebab(name)}:${value}`)
    .join(';');
}
