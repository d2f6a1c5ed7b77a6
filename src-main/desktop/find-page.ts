/**
 * The small page of the find bar (find-bar.ts). It has no bridge: what is typed stands in its own address behind `#`,
 * which main reads, and main writes the number of hits there in turn.
 */
import { escapeHtml } from '#shared/kit/html-text.ts';
import { ownPage } from './own-page.ts';
import type { DesktopTexts } from './texts.ts';

export const findPath = '/-/find';

/** A search that the find bar requests. */
export interface FindQuestion {
  readonly text: string;
  readonly step: 'first' | 'next' | 'previous' | 'close';
}

/** Null for an address that asks for nothing, e.g. one with the number of hits. */
export function readFindQuestion(address: string): FindQuestion | null {
  const asked = new URLSearchParams(new URL(address).hash.slice(1));
  const step = asked.get('step');
  if (step !== 'first' && step !== 'next' && step !== 'previous' && step !== 'close') return null;
  return { text: asked.get('text') ?? '', step };
}

const style = `
:root{color-scheme:light dark;--ground:#fff;--text:#1c1d22;--soft:#5d5f6b;--line:#d5d6de;--fill:#4f46d8}
@media(prefers-color-scheme:dark){:root{--ground:#1b1c22;--text:#ececf1;--soft:#a5a7b4;--line:#3a3c48;--fill:#8f8bf2}}
html,body{height:100%;margin:0;overflow:hidden}
body{background:var(--ground);color:var(--text);font:13px/1.4 system-ui,sans-serif}
form{box-sizing:border-box;height:100%;display:flex;gap:4px;align-items:center;padding:0 8px;border:1px solid var(--line)}
input{flex:1;min-width:0;font:inherit;padding:4px 8px;border:1px solid var(--line);border-radius:6px;background:none;color:inherit}
output{color:var(--soft);min-width:4.5em;text-align:right;white-space:nowrap}
button{font:inherit;width:28px;height:28px;border:0;border-radius:6px;background:none;color:inherit;cursor:pointer}
button:hover{background:var(--line)}
:focus-visible{outline:2px solid var(--fill);outline-offset:-1px}`;

const script = `
const form=document.querySelector('form'),input=document.querySelector('input'),output=document.querySelector('output');
let asked=0;
const ask=(step)=>location.replace('#'+new URLSearchParams({step,text:input.value,asked:++asked}));
input.addEventListener('input',()=>{if(!input.value)output.textContent='';ask('first')});
form.addEventListener('submit',(event)=>{event.preventDefault();ask('next')});
document.addEventListener('keydown',(event)=>{
if(event.isComposing)return;
if(event.key==='Escape')ask('close');
else if(event.key==='Enter'&&event.shiftKey){event.preventDefault();ask('previous')}});
for(const button of document.querySelectorAll('button[type=button]'))button.addEventListener('click',()=>ask(button.value));
addEventListener('hashchange',()=>{
const hits=new URLSearchParams(location.hash.slice(1)).get('hits');
if(hits!==null)output.textContent=hits});
addEventListener('focus',()=>input.select());
input.focus();`;

export function findPage(texts: DesktopTexts['find'], language: string): Response {
  const button = (step: string, sign: string, label: string, type = 'button'): string =>
    `<button type="${type}" value="${step}" aria-label="${escapeHtml(label)}" title="${escapeHtml(label)}">${sign}</button>`;
  const body = `<form role="search">
<input type="text" aria-label="${escapeHtml(texts.label)}" placeholder="${escapeHtml(texts.label)}" autocomplete="off" maxlength="200">
<output role="status"></output>
${button('previous', '↑', texts.previous)}${button('next', '↓', texts.next, 'submit')}${button('close', '×', texts.close)}
</form>`;
  return ownPage({ language, title: texts.label, style, body, script });
}
