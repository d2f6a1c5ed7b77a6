/** Walls of the desktop shell: its pages, windows and links (limits.md §2). */
import type { Wall } from './wall.ts';

const senders = 'tests/stand-in/senders.test.ts';

/** Rules for Electron in the sources, and the word by which each is found. */
const sourceWords: readonly (readonly [title: string, word: string])[] = [
  // biome-ignore lint/suspicious/noTemplateCurlyInString: source text that holds a template
  ['a preference of a window that is not safe', 'new RegExp(`\\\\b${name}\\\\s*:(?!\\\\s*${safe}\\\\b)`)'],
  [
    'a window without the locked preferences',
    '/\\bwebPreferences\\s*:(?!\\s*\\{ \\.\\.\\.lockedPreferences,)/',
  ],
  ['a window made elsewhere', '/\\bnew (BrowserWindow|BrowserView|WebContentsView)\\b/'],
  ['a preload of another window', '/\\bpreload\\s*:(?!\\s*string\\b)/'],
  ['an address that leaves elsewhere', '/\\bshell\\.openExternal\\b/'],
  ['another scheme', '/\\bsetAsDefaultProtocolClient\\b/'],
  ['a certificate that is judged elsewhere', '/\\.setCertificateVerifyProc\\b|[\'"]certificate-error[\'"]/'],
  [
    'text that is run in a page',
    '/\\b(executeJavaScript\\w*|insertCSS|executeJavaScriptInIsolatedWorld)\\s*\\(/',
  ],
  [
    'a feature of the engine that is switched on',
    '/\\b(enableBlinkFeatures|disableBlinkFeatures|enableRemoteModule|additionalArguments|ELECTRON_DISABLE_SECURITY_WARNINGS)\\b|@electron\\/remote|<webview\\b|\\ballowpopups\\b/',
  ],
  [
    'another way to serve a scheme',
    '/\\b(registerFileProtocol|interceptFileProtocol|registerBufferProtocol|interceptBufferProtocol|bypassCSP)\\b/',
  ],
  ['a switch of the engine', '/\\bcommandLine\\.append(Switch|Argument)\\b/'],
  ['a channel past the door', '/\\bipcMain\\b/'],
  ['a channel of a page', '/\\bipcRenderer\\b/'],
  ['text that is run as code', '/\\beval\\s*\\(|\\bnew Function\\s*\\(/'],
  ['a page over unprotected http', '/\\bload(URL|File)\\(\\s*[\'"`]http:/'],
];

/** Denials for pages in `src-main/desktop/walls.ts`, with the line of each. */
const denied: readonly (readonly [title: string, text: string, weakened: string])[] = [
  ['leads nowhere', 'mayNavigate: isConsolePage,', 'mayNavigate: () => true,'],
  ['is led nowhere by an answer', "'will-redirect'", "'did-redirect'"],
  ['has no frames', 'mayFrame: () => false,', 'mayFrame: () => true,'],
  ['has no webview', "'will-attach-webview'", "'did-attach-webview'"],
  ['opens no window', "return { action: 'deny' };", "return { action: 'allow' };"],
  [
    'is granted nothing',
    '_permission, callback) => callback(false));',
    '_permission, callback) => callback(true));',
  ],
  ['has no permission to begin with', 'CheckHandler(() => false);', 'CheckHandler(() => true);'],
  ['has no device', 'setDevicePermissionHandler(() => false);', 'setDevicePermissionHandler(() => true);'],
  [
    'is shown no screen',
    '(_request, callback) => callback(null));',
    '(_request, callback) => callback({}));',
  ],
  ['pairs with nothing', 'callback({ confirmed: false }));', 'callback({ confirmed: true }));'],
];

/** Preferences of every window, each with the value that removes its protection. */
const preferences = [
  ...(['contextIsolation', 'sandbox', 'webSecurity'] as const).map((name) => [name, true] as const),
  ...(
    [
      'nodeIntegration',
      'nodeIntegrationInWorker',
      'nodeIntegrationInSubFrames',
      'allowRunningInsecureContent',
      'experimentalFeatures',
      'webviewTag',
    ] as const
  ).map((name) => [name, false] as const),
];

export const desktopWalls: readonly Wall[] = [
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
    title: 'desktop: what the user did waits for a page that listens for it',
    file: 'src-renderer/data/bridge.ts',
    text: 'else if (userDid.has(name))',
    weakened: 'else if (false)',
    test: 'src-renderer/data/bridge.test.ts',
  },
  {
    title: 'desktop: files told one by one stay together',
    file: 'src-renderer/state/opened-files.ts',
    text: 'store.set(openedFilesAtom, (waiting) => [...(waiting ?? []), ...licences])',
    weakened: 'store.set(openedFilesAtom, licences)',
    test: 'src-renderer/frame/pages/opened-files.test.tsx',
  },
  {
    title: 'links that leave the program',
    file: 'src-main/program/link-policy.ts',
    text: "if (url.protocol !== 'https:' && url.protocol !== 'mailto:') throw refuse('SCHEME');",
    weakened: '',
    test: 'src-main/program/link-policy.test.ts',
  },
  {
    title: 'desktop: windows and links need a gesture',
    file: 'src-main/desktop/walls.ts',
    text: 'if (takeGesture(contents)) policy',
    weakened: 'policy',
    test: 'tests/stand-in/checklist.test.ts',
  },
  {
    title: 'desktop: so many links outside',
    file: 'src-main/desktop/external.ts',
    text: 'opened.length >= most',
    weakened: 'false',
    test: 'tests/stand-in/checklist.test.ts',
  },
  {
    title: 'desktop: no downloads in any session',
    file: 'src-main/desktop/walls.ts',
    text: "app.on('session-created', guardSession);",
    weakened: '',
    test: 'tests/stand-in/checklist.test.ts',
  },
  {
    title: 'desktop: the credential goes below the base path',
    file: 'src-main/desktop/page-session.ts',
    text: 'if (!belowBase(now.address, url)) return headers;',
    weakened: '',
    test: 'tests/stand-in/platform-window.test.ts',
  },
  {
    title: 'desktop: a page’s certificate is the one the gateway trusts',
    file: 'src-main/desktop/page-session.ts',
    text: 'fingerprint === certificateFingerprint(request.certificate)',
    weakened: 'true',
    test: 'tests/stand-in/platform-window.test.ts',
  },
  {
    title: 'desktop: no client certificate but the profile’s',
    file: 'src-main/desktop/window-credentials.ts',
    text: 'wanted === null ? undefined : list.find((one) => certificateFingerprint(one) === wanted)',
    weakened: 'list[0]',
    test: 'tests/stand-in/platform-window.test.ts',
  },
  {
    title: 'desktop: the proxy’s password goes to the proxy',
    file: 'src-main/desktop/window-credentials.ts',
    text: 'known === port',
    weakened: 'true',
    test: 'tests/stand-in/platform-window.test.ts',
  },
  {
    title: 'desktop: so many windows of the platform',
    file: 'src-main/desktop/platform-window.ts',
    text: 'shown.size >= most',
    weakened: 'false',
    test: 'tests/stand-in/platform-window.test.ts',
  },
  {
    title: 'desktop: nothing runs without the sandbox',
    file: 'src-main/desktop/main.ts',
    text: 'if (isSandboxed() && claimFolder()) {',
    weakened: 'if (claimFolder()) {',
    test: 'tests/stand-in/checklist.test.ts',
  },
  {
    title: 'desktop: a feed of the policy needs a publisher',
    file: 'src-main/desktop/updates.ts',
    text: "platform === 'win32' && !packagedPublisher()",
    weakened: 'false',
    test: 'tests/stand-in/updates.test.ts',
  },
  {
    title: 'desktop: every process is in the sandbox',
    file: 'src-main/desktop/main.ts',
    text: 'app.enableSandbox();',
    weakened: '',
    test: 'tests/stand-in/checklist.test.ts',
  },
  {
    title: 'desktop: the scheme answers its own origin',
    file: 'src-main/desktop/console-protocol.ts',
    text: 'if (initiator !== undefined && initiator !== consoleOrigin)',
    weakened: 'if (initiator === null)',
    test: 'tests/stand-in/console-protocol.test.ts',
  },
  {
    title: 'desktop: the page’s content security policy',
    file: 'src-main/desktop/content-security.ts',
    text: "'Content-Security-Policy': pagePolicy(nonce)",
    weakened: "'X-Policy': pagePolicy(nonce)",
    test: 'tests/stand-in/console-protocol.test.ts',
  },
  ...denied.map(([title, text, weakened]) => ({
    title: `desktop: a page ${title}`,
    file: 'src-main/desktop/walls.ts',
    text,
    weakened,
    test: 'tests/stand-in/checklist.test.ts',
  })),
  ...preferences.map(([name, safe]) => ({
    title: `desktop: ${name} of a window`,
    file: 'src-main/desktop/window.ts',
    text: `  ${name}: ${safe},`,
    weakened: `  ${name}: ${!safe},`,
    test: 'tests/stand-in/checklist.test.ts',
  })),
  ...sourceWords.map(([title, word]) => ({
    title: `sources: ${title}`,
    file: 'scripts/lib/text-rules.ts',
    text: word,
    weakened: '/never/',
    test: 'scripts/rooms.test.ts',
  })),
];
