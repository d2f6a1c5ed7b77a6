/**
 * The page of a window of the platform that could not be loaded; Electron draws none. It is a page without scripts that
 * stands in its own address, for these windows' sessions know no scheme of ours.
 */
import { escapeHtml } from '#shared/kit/html-text.ts';
import type { DesktopTexts } from './texts.ts';

const style = `
:root{color-scheme:light dark;font:15px/1.5 system-ui,sans-serif}
body{margin:12vh auto;max-width:40rem;padding:0 1.5rem}
h1{font-size:1.4rem}
code{overflow-wrap:anywhere}`;

export function failedPage(
  texts: DesktopTexts['platform'],
  language: string,
  failed: { readonly address: string; readonly reason: string },
): string {
  const [address, reason] = [escapeHtml(failed.address), escapeHtml(failed.reason)];
  const html = `<!doctype html>
<html lang="${escapeHtml(language)}"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escapeHtml(texts.failed)}</title><style>${style}</style></head>
<body><h1>${escapeHtml(texts.failed)}</h1><p><code>${address}</code></p><p><code>${reason}</code></p>
<p><a href="${address}">${escapeHtml(texts.again)}</a></p></body></html>`;
  return `data:text/html;charset=utf-8,${encodeURIComponent(html)}`;
}
