/** Walls between a page and the program (limits.md §2, §3). */
import type { Wall } from './wall.ts';

const web = 'src-main/web/web-server.test.ts';
const senders = 'tests/stand-in/senders.test.ts';
const wall = 'src-main/web/wall.ts';

export const shellWalls: readonly Wall[] = [
  {
    title: 'desktop: only the main frame calls',
    file: 'src-main/desktop/sender.ts',
    text: 'if (frame.parent !== null || frame !== sender.mainFrame) return false;',
    weakened: '',
    test: senders,
  },
  {
    title: 'desktop: only the console’s origin calls',
    file: 'src-main/desktop/sender.ts',
    text: 'frame.origin === consoleOrigin && ',
    weakened: '',
    test: senders,
  },
  {
    title: 'bridge: the door asks who calls',
    file: 'src-main/program/door.ts',
    text: 'if (sender.trusted !== true)',
    weakened: 'if (false)',
    test: 'src-main/program/door.test.ts',
  },
  {
    title: 'bridge: the door checks arguments',
    file: 'src-main/program/door.ts',
    text: 'if (!given.success) throw badArguments(given.error.issues[0]);',
    weakened:
      'if (!given.success) return handler(args, { signal: new AbortController().signal, progress: () => undefined });',
    test: 'src-main/program/door.test.ts',
  },
  {
    title: 'web: the exact Host',
    file: wall,
    text: "if (facts.host !== options.host) return refuse('HOST');",
    weakened: '',
    test: web,
  },
  {
    title: 'web: two Hosts are none',
    file: wall,
    text: "host = host === null ? value : '';",
    weakened: 'host ??= value;',
    test: web,
  },
  {
    title: 'web: the exact Origin',
    file: wall,
    text: 'if (origin !== null && origin !== own) return false;',
    weakened: '',
    test: web,
  },
  {
    title: 'web: Fetch Metadata',
    file: wall,
    text: "if (fetchSite !== null && fetchSite !== 'same-origin' && fetchSite !== 'none') return false;",
    weakened: '',
    test: web,
  },
  {
    title: 'web: the session header',
    file: wall,
    text: "if (place.audience === 'session' && !(facts.session && options.hasSession(facts.session)))",
    weakened: 'if (false)',
    test: web,
  },
  {
    title: 'web: the body’s type',
    file: wall,
    text: 'return bodyTypes.includes(type);',
    weakened: 'return true;',
    test: web,
  },
  {
    title: 'web: a link works once',
    file: 'src-main/web/sessions.ts',
    text: 'links = links.filter((other) => other !== link && other.until > now);',
    weakened: '',
    test: web,
  },
  {
    title: 'web: a link works for a minute',
    file: 'src-main/web/sessions.ts',
    text: 'if (!link || link.until <= now) return null;',
    weakened: 'if (!link) return null;',
    test: web,
  },
  {
    title: 'web: tokens are compared in constant time',
    file: 'src-main/web/sessions.ts',
    text: 'bytes.length === known.length && timingSafeEqual(bytes, known)',
    weakened: 'bytes.length === known.length && bytes.equals(known)',
    test: 'src-main/web/sessions.test.ts',
  },
  {
    title: 'web: all tokens are looked at',
    file: 'src-main/web/sessions.ts',
    text: 'if (sameToken(token, given)) found = i;',
    weakened: 'if (sameToken(token, given)) return i;',
    test: 'src-main/web/sessions.test.ts',
  },
  {
    title: 'web: the page’s content security policy',
    file: 'src-main/web/security-headers.ts',
    text: ", 'Content-Security-Policy', pagePolicy(nonce)",
    weakened: '',
    test: 'src-main/web/web-bridge.test.ts',
  },
  {
    title: 'web: the policy lets in no other script',
    file: 'src-main/program/content-security-policy.ts',
    text: "`script-src 'self' 'nonce-",
    weakened: "`script-src 'self' 'unsafe-inline' 'nonce-",
    test: 'src-main/web/web-bridge.test.ts',
  },
  {
    title: 'links that leave the program',
    file: 'src-main/program/link-policy.ts',
    text: "if (url.protocol !== 'https:' && url.protocol !== 'mailto:') throw refuse('SCHEME');",
    weakened: '',
    test: 'src-main/program/link-policy.test.ts',
  },
];
