/** The page of the window that asks for a proxy's user name and password (proxy-login-window.ts). */
import { escapeHtml } from '#shared/kit/html-text.ts';
import { shownText } from '#shared/kit/shown-text.ts';
import type { ProxyQuestion } from '../gateway/system-network/proxy-logins.ts';
import { ownPage } from './own-page.ts';
import { type DesktopTexts, fillDesktopText } from './texts.ts';

const style = `
:root{color-scheme:light dark;--ground:#fff;--text:#1c1d22;--soft:#5d5f6b;--line:#d5d6de;--fill:#4f46d8;--on:#fff;--bad:#b42318}
@media(prefers-color-scheme:dark){:root{--ground:#1b1c22;--text:#ececf1;--soft:#a5a7b4;--line:#3a3c48;--fill:#8f8bf2;--on:#131419;--bad:#ff9a8f}}
body{margin:0;padding:20px 24px;background:var(--ground);color:var(--text);font:14px/1.5 system-ui,sans-serif}
h1{font-size:16px;margin:0 0 8px;overflow-wrap:anywhere}
p{margin:0 0 12px;color:var(--soft);overflow-wrap:anywhere}
p[role=alert]{color:var(--bad)}
label{display:block;margin:0 0 12px}
input{display:block;box-sizing:border-box;width:100%;margin-top:4px;font:inherit;padding:6px 8px;border:1px solid var(--line);border-radius:6px;background:none;color:inherit}
div{display:flex;justify-content:flex-end;gap:8px}
button{font:inherit;padding:6px 16px;border:1px solid var(--line);border-radius:6px;background:none;color:inherit;cursor:pointer}
button[type=submit]{background:var(--fill);border-color:var(--fill);color:var(--on)}
:focus-visible{outline:2px solid var(--fill);outline-offset:1px}`;

// The window is closed from outside once the answer is there.
const script = `
const form=document.querySelector('form');
form.addEventListener('submit',(event)=>{event.preventDefault();
fetch(location.href,{method:'POST',body:new URLSearchParams(new FormData(form))})});
document.querySelector('button[type=button]').addEventListener('click',()=>window.close());
document.addEventListener('keydown',(event)=>{if(event.key==='Escape'&&!event.isComposing)window.close()});
document.querySelector('input').focus();`;

export function proxyLoginPage(
  { host, port, realm, scheme, isRefused }: ProxyQuestion,
  texts: DesktopTexts['proxyLogin'],
  language: string,
): Response {
  const shown = (text: string): string => escapeHtml(shownText(text).slice(0, 200));
  const values = { proxy: `${host}:${port}` };
  const about = realm === '' ? '' : `<p>${escapeHtml(texts.realm)} ${shown(realm)}</p>`;
  const domain = scheme === 'ntlm' || scheme === 'negotiate' ? `<p>${escapeHtml(texts.domain)}</p>` : '';
  const open = scheme === 'basic' ? `<p>${escapeHtml(texts.open)}</p>` : '';
  const body = `<form><h1>${shown(fillDesktopText(texts.title, values))}</h1>
${isRefused ? `<p role="alert">${escapeHtml(texts.refused)}</p>` : ''}${about}${domain}
<label>${escapeHtml(texts.userName)}<input name="userName" autocomplete="off" required maxlength="200"></label>
<label>${escapeHtml(texts.password)}<input name="password" type="password" autocomplete="off" maxlength="1000"></label>
${open}<p>${escapeHtml(texts.kept)}</p>
<div><button type="button">${escapeHtml(texts.cancel)}</button><button type="submit">${escapeHtml(texts.signIn)}</button></div>
</form>`;
  return ownPage({ language, title: texts.window, style, body, script });
}
