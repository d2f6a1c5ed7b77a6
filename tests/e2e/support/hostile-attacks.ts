/**
 * Attacks of a hostile page on a web shell of this machine, in every way a browser knows to send a request. Runs inside
 * the page. Each attempt reports what it could read: `blocked`, `opaque` or `sent` are nothing; any other word is a
 * leak.
 */
export interface Attempt {
  readonly what: string;
  readonly read: string;
}

/** `origins`: the shell under all its names. Self-contained: it is serialised into the page. */
export async function attack(origins: readonly string[]): Promise<Attempt[]> {
  const attempts: Attempt[] = [];
  const writes = [
    '/bridge/call/settings.update',
    '/bridge/call/sandbox.reset',
    '/bridge/session',
    '/bridge/start',
    '/bridge/link',
  ];
  const reads = ['/', '/index.html', '/bridge/events', '/bridge/files/1', '/api/basicserver/session/current'];
  const platform = '/api/basicserver/session/signIn';
  const body = '{"appearance":"dark","account":"systemAdministrator","token":"x"}';
  /** Milliseconds after which an attempt that says nothing has read nothing: longer than any of them takes. */
  const patience = 1500;
  /** Milliseconds that a new tab is given before it is looked into. */
  const opening = 2000;
  /** Attempts under way at once: many say nothing, and would be waited for one after the other. */
  const lanes = 8;

  const within = (work: Promise<string>, limit: number): Promise<string> =>
    Promise.race([work, new Promise<string>((done) => setTimeout(done, limit, 'blocked'))]);
  const planned: (() => Promise<void>)[] = [];
  const attempt = (what: string, work: () => Promise<string> | string, limit = patience): void => {
    planned.push(async () => {
      const read = await within(Promise.resolve().then(work), limit).catch(() => 'blocked');
      attempts.push({ what, read });
    });
  };
  const lane = async (): Promise<void> => {
    for (let next = planned.shift(); next; next = planned.shift()) await next();
  };
  const request = async (url: string, init: RequestInit): Promise<string> => {
    const response = await fetch(url, init);
    if (response.type === 'opaque' || response.type === 'opaqueredirect') return 'opaque';
    // From the same origin, as after rebinding, a refusal can be read; it says nothing.
    const text = await response.text();
    return response.status >= 400 && /^refused: [A-Z_]+\n$/.test(text)
      ? 'blocked'
      : `${response.status} ${text}`;
  };
  const element = (tag: string, attribute: string, url: string): Promise<string> =>
    new Promise((done) => {
      const made = document.createElement(tag);
      made.addEventListener('load', () => {
        if (made instanceof HTMLIFrameElement) done(made.contentDocument ? 'readable frame' : 'opaque');
        else if (made instanceof HTMLImageElement) done(`image ${made.width}`);
        // A frame-like element loads an error page; what counts is whether it can be looked into.
        else if (made instanceof HTMLObjectElement) done(made.contentDocument ? 'readable object' : 'opaque');
        else if (made instanceof HTMLEmbedElement) done('opaque');
        else done(`${tag} loaded`);
      });
      made.addEventListener('error', () => done('blocked'));
      if (tag === 'link') made.setAttribute('rel', 'stylesheet');
      made.setAttribute(attribute, url);
      document.body.append(made);
    });
  const form = (url: string, method: string, enctype: string): string => {
    const frame = document.createElement('iframe');
    frame.name = `sink-${Math.random()}`;
    const made = document.createElement('form');
    Object.assign(made, { action: url, method, enctype, target: frame.name });
    const field = document.createElement('input');
    // With text/plain the field's name and value together are a JSON text.
    field.name = '{"appearance":"dark","x":"';
    field.value = '"}';
    made.append(field);
    document.body.append(frame, made);
    made.submit();
    return 'sent';
  };
  const socket = (url: string): Promise<string> =>
    new Promise((done) => {
      const made = new WebSocket(url.replace(/^http/, 'ws'));
      made.onopen = () => done('socket open');
      made.onerror = () => done('blocked');
    });
  const stream = (url: string): Promise<string> =>
    new Promise((done) => {
      const made = new EventSource(url, { withCredentials: true });
      made.onopen = () => done('stream open');
      made.onerror = () => {
        made.close();
        done('blocked');
      };
    });
  const opened = async (url: string): Promise<string> => {
    const tab = window.open(url);
    if (!tab) return 'blocked';
    // It is blank, and its opener's, until it has been answered.
    await new Promise((later) => setTimeout(later, opening));
    try {
      return `tab ${tab.document.title}${tab.location.hash}`;
    } catch {
      return 'opaque';
    } finally {
      tab.close();
    }
  };

  for (const origin of origins) {
    const types = [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'application/json',
    ];
    for (const path of [...writes, platform]) {
      for (const type of types) {
        const headers = { 'Content-Type': type };
        for (const mode of ['no-cors', 'cors', 'same-origin'] as const) {
          const init: RequestInit = { method: 'POST', mode, body, headers, credentials: 'include' };
          attempt(`fetch ${mode} ${type} ${origin}${path}`, () => request(origin + path, init));
        }
        attempt(`beacon ${type} ${origin}${path}`, () => {
          navigator.sendBeacon(origin + path, new Blob([body], { type }));
          return 'sent';
        });
        if (type !== 'application/json')
          attempt(`form ${type} ${origin}${path}`, () => form(origin + path, 'post', type));
      }
      for (const method of ['PUT', 'DELETE', 'PATCH'])
        attempt(`${method} ${origin}${path}`, () => request(origin + path, { method, body }));
      const guess = { 'X-Steward-Session': 'A'.repeat(43), 'Content-Type': 'application/json' };
      attempt(`guessed session ${origin}${path}`, () =>
        request(origin + path, { method: 'POST', headers: guess, body }),
      );
    }
    for (const path of reads) {
      const url = origin + path;
      attempt(`GET cors ${url}`, () => request(url, {}));
      attempt(`GET no-cors ${url}`, () => request(url, { mode: 'no-cors', credentials: 'include' }));
      attempt(`GET no-referrer ${url}`, () => request(url, { referrerPolicy: 'no-referrer' }));
      attempt(`img ${url}`, () => element('img', 'src', url));
      attempt(`script ${url}`, () => element('script', 'src', url));
      attempt(`style ${url}`, () => element('link', 'href', url));
      attempt(`iframe ${url}`, () => element('iframe', 'src', url));
      attempt(`object ${url}`, () => element('object', 'data', url));
      attempt(`embed ${url}`, () => element('embed', 'src', url));
      attempt(`video ${url}`, () => element('video', 'src', url));
      attempt(`form get ${url}`, () => form(url, 'get', 'application/x-www-form-urlencoded'));
      attempt(`import ${url}`, async () => `module ${Object.keys(await import(url)).join()}`);
      attempt(`worker ${url}`, () => {
        new Worker(url);
        return 'sent';
      });
      attempt(`WebSocket ${url}`, () => socket(url));
      attempt(`EventSource ${url}`, () => stream(url));
    }
    attempt(`window ${origin}`, () => opened(`${origin}/`), 2 * opening);
  }
  await Promise.all(Array.from({ length: lanes }, lane));
  return attempts;
}
