/**
 * Asks for a proxy's user name and password in a window of the program's own. The page has no bridge: it sends what was
 * typed to the address that it was loaded from, which nobody else knows.
 */
import { randomUUID } from 'node:crypto';
import { BrowserWindow } from 'electron';
import type { ProxyQuestion } from '../gateway/system-network/proxy-logins.ts';
import type { ProxyLogin } from '../gateway/system-network/system-network.ts';
import { consoleOrigin } from './console-origin.ts';
import { plainAnswer } from './plain-answer.ts';
import { proxyLoginPage } from './proxy-login-page.ts';
import { proxyLoginPath } from './proxy-login-path.ts';
import type { DesktopTexts } from './texts.ts';
import { setPagePolicy } from './walls.ts';
import { lockedPreferences } from './window.ts';

/** Device-independent pixels of the page, which is highest where every remark stands on it. */
const size = { width: 460, height: 500 };
/** Characters of an answer, encoded. */
const answerLimit = 8192;

interface OpenQuestion {
  readonly question: ProxyQuestion;
  readonly answer: (login: ProxyLogin | null) => void;
}

export interface ProxyLoginWindows {
  /** Resolves to null where the user closes the window. */
  ask(question: ProxyQuestion): Promise<ProxyLogin | null>;
  /** Answers the requests of the window's page. */
  serve(request: Request): Promise<Response>;
}

export function proxyLoginWindows(o: {
  window: () => BrowserWindow | null;
  texts: () => DesktopTexts;
  language: () => string;
  report: (source: string, error: unknown) => void;
}): ProxyLoginWindows {
  const open = new Map<string, OpenQuestion>();

  const ask = (question: ProxyQuestion): Promise<ProxyLogin | null> => {
    const id = randomUUID();
    const home = `${consoleOrigin}${proxyLoginPath}?id=${id}`;
    const parent = o.window();
    const window = new BrowserWindow({
      ...size,
      useContentSize: true,
      ...(parent && { parent, modal: true }),
      minimizable: false,
      maximizable: false,
      fullscreenable: false,
      autoHideMenuBar: true,
      title: o.texts().proxyLogin.window,
      webPreferences: { ...lockedPreferences },
    });
    setPagePolicy(window.webContents, {
      mayNavigate: (to) => to === home,
      mayFrame: () => false,
      wantsWindow: () => undefined,
    });
    const { promise, resolve } = Promise.withResolvers<ProxyLogin | null>();
    open.set(id, {
      question,
      answer(login) {
        resolve(login);
        window.close();
      },
    });
    window.once('closed', () => {
      open.delete(id);
      resolve(null);
    });
    window.loadURL(home).catch((error: unknown) => {
      o.report('proxy sign-in', error);
      window.close();
    });
    return promise;
  };

  const serve = async (request: Request): Promise<Response> => {
    const asked = open.get(new URL(request.url).searchParams.get('id') ?? '');
    if (!asked) return plainAnswer(404, 'nobody asks');
    if (request.method === 'GET') return proxyLoginPage(asked.question, o.texts().proxyLogin, o.language());
    if (request.method !== 'POST') return plainAnswer(405, 'no such method');
    const text = await request.text();
    if (text.length > answerLimit) return plainAnswer(413, 'too long');
    const typed = new URLSearchParams(text);
    asked.answer({ userName: typed.get('userName') ?? '', password: typed.get('password') ?? '' });
    return plainAnswer(200, 'answered');
  };
  return { ask, serve };
}
