/** The page that replaces a crashed console: the cause, a way back, and a report to copy. */
import { escapeHtml } from '#shared/kit/html-text.ts';
import { consoleHome } from './console-origin.ts';
import { ownPage } from './own-page.ts';
import type { DesktopTexts } from './texts.ts';

export const stoppedPath = '/-/stopped';

export interface StoppedPageFacts {
  readonly texts: DesktopTexts['stopped'];
  readonly language: string;
  readonly isHung: boolean;
  /** The report for support; it contains no secrets. */
  readonly report: string;
  readonly address: string;
}

const style = `
:root{color-scheme:light dark;--ground:#f7f7f9;--text:#1c1d22;--soft:#5d5f6b;--line:#d5d6de;--fill:#4f46d8}
@media(prefers-color-scheme:dark){:root{--ground:#131419;--text:#ececf1;--soft:#a5a7b4;--line:#3a3c48;--fill:#5b57d6}}
body{margin:0;background:var(--ground);color:var(--text);font:15px/1.5 system-ui,sans-serif}
main{max-width:44rem;margin:12vh auto;padding:0 1.5rem}
h1{font-size:1.4rem;margin:0 0 .5rem}
nav{display:flex;gap:.75rem;flex-wrap:wrap;align-items:center;margin:1.5rem 0 2rem}
nav a,nav button{font:inherit;padding:.45rem 1rem;border:1px solid var(--line);border-radius:8px;background:none;color:inherit;text-decoration:none;cursor:pointer}
nav a:first-child{background:var(--fill);border-color:var(--fill);color:#fff}
label{display:block;color:var(--soft);margin-bottom:.4rem}
textarea{box-sizing:border-box;width:100%;height:14rem;padding:.75rem;border:1px solid var(--line);border-radius:8px;background:none;color:inherit;font:12.5px/1.5 ui-monospace,monospace;resize:vertical}
:focus-visible{outline:2px solid var(--fill);outline-offset:2px}`;

/** Copying a selection needs no permission. */
const script = `
const report=document.querySelector('textarea');
const button=document.querySelector('button');
button.addEventListener('click',()=>{report.select();if(document.execCommand('copy'))document.querySelector('output').textContent=button.dataset.done});`;

export function stoppedPage(o: StoppedPageFacts): Response {
  const { texts } = o;
  const body = `<main>
<h1>${escapeHtml(texts.title)}</h1>
<p>${escapeHtml(o.isHung ? texts.hung : texts.text)}</p>
<nav><a href="${escapeHtml(o.address)}" autofocus>${escapeHtml(texts.reload)}</a><a href="${consoleHome}">${escapeHtml(texts.home)}</a><button type="button" data-done="${escapeHtml(texts.copied)}">${escapeHtml(texts.copy)}</button><output role="status"></output></nav>
<label for="report">${escapeHtml(texts.reportText)}</label>
<textarea id="report" readonly aria-label="${escapeHtml(texts.report)}">${escapeHtml(o.report)}</textarea>
</main>`;
  return ownPage({ language: o.language, title: 'Steward', style, body, script });
}
