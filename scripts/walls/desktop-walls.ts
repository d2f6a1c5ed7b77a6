/** Walls of the desktop shell: its pages, windows and links (limits.md §2). */
import { textRules } from '../lib/text-rules.ts';
import type { Wall } from './wall.ts';

const senders = 'tests/stand-in/senders.test.ts';

/** Preferences of every window, each with the value that protects it. */
const preferences = {
  contextIsolation: true,
  sandbox: true,
  webSecurity: true,
  nodeIntegration: false,
  nodeIntegrationInWorker: false,
  nodeIntegrationInSubFrames: false,
  allowRunningInsecureContent: false,
  experimentalFeatures: false,
  webviewTag: false,
};

export const desktopWalls: readonly Wall[] = [
  {
    title: 'desktop: only the main frame calls',
    mark: 'desktop-main-frame',
    weakened: '',
    test: senders,
  },
  {
    title: 'desktop: only the console’s origin calls',
    mark: 'desktop-origin',
    weakened: '',
    test: senders,
  },
  {
    title: 'desktop: what the user did waits for a page that listens for it',
    mark: 'desktop-user-did',
    weakened: 'false',
    test: 'src-renderer/data/bridge.test.ts',
  },
  {
    title: 'desktop: files told one by one stay together',
    mark: 'desktop-opened-files',
    weakened: 'licences',
    test: 'src-renderer/frame/pages/opened-files.test.tsx',
  },
  {
    title: 'links that leave the program',
    mark: 'link-scheme',
    weakened: '',
    test: 'src-main/program/link-policy.test.ts',
  },
  {
    title: 'desktop: windows and links need a gesture',
    mark: 'desktop-gesture',
    weakened: 'true',
    test: 'tests/stand-in/checklist.test.ts',
  },
  {
    title: 'desktop: so many links outside',
    mark: 'desktop-link-count',
    weakened: 'false',
    test: 'tests/stand-in/checklist.test.ts',
  },
  {
    title: 'desktop: no downloads in any session',
    mark: 'desktop-no-downloads',
    weakened: '',
    test: 'tests/stand-in/checklist.test.ts',
  },
  {
    title: 'desktop: the credential goes below the base path',
    mark: 'desktop-credential-base',
    weakened: '',
    test: 'tests/stand-in/platform-window.test.ts',
  },
  {
    title: 'desktop: a page’s certificate is the one the gateway trusts',
    mark: 'desktop-page-certificate',
    weakened: 'true',
    test: 'tests/stand-in/platform-window.test.ts',
  },
  {
    title: 'desktop: no client certificate but the profile’s',
    mark: 'desktop-client-certificate',
    weakened: 'const chosen = list[0];',
    test: 'tests/stand-in/platform-window.test.ts',
  },
  {
    title: 'desktop: the proxy’s password goes to the proxy',
    mark: 'desktop-proxy-password',
    weakened: 'true',
    test: 'tests/stand-in/platform-window.test.ts',
  },
  {
    title: 'desktop: a sign-in with TLS stays with it',
    mark: 'desktop-sign-in-tls',
    weakened: '',
    test: 'tests/stand-in/platform-page.test.ts',
  },
  {
    title: 'desktop: so many windows of the platform',
    mark: 'desktop-window-count',
    weakened: 'false',
    test: 'tests/stand-in/platform-window.test.ts',
  },
  {
    title: 'desktop: nothing runs without the sandbox',
    mark: 'desktop-sandbox-needed',
    weakened: '',
    test: 'tests/stand-in/checklist.test.ts',
  },
  {
    title: 'desktop: data are for the console’s page alone',
    mark: 'desktop-data-origin',
    weakened: '',
    test: 'tests/stand-in/platform-requests.test.ts',
  },
  {
    title: 'desktop: a package takes no switch that opens it to others',
    mark: 'desktop-switches',
    weakened: '',
    test: 'tests/stand-in/machine.test.ts',
  },
  {
    title: 'desktop: a feed of the policy needs a publisher',
    mark: 'desktop-feed-publisher',
    weakened: 'false',
    test: 'tests/stand-in/updates.test.ts',
  },
  {
    title: 'desktop: the installer waits until unsaved work was asked about',
    mark: 'desktop-update-way',
    weakened: 'false',
    test: 'tests/stand-in/updates.test.ts',
  },
  {
    title: 'desktop: every process is in the sandbox',
    mark: 'desktop-sandbox-enabled',
    weakened: '',
    test: 'tests/stand-in/checklist.test.ts',
  },
  {
    title: 'desktop: the scheme answers its own origin',
    mark: 'desktop-scheme-origin',
    weakened: '',
    test: 'tests/stand-in/console-protocol.test.ts',
  },
  {
    title: 'desktop: the page’s content security policy',
    mark: 'desktop-page-policy',
    weakened: "'X-Policy': pagePolicy(nonce)",
    test: 'tests/stand-in/console-protocol.test.ts',
  },
  {
    title: 'desktop: a page leads nowhere',
    mark: 'page-navigation',
    weakened: '() => true',
    test: 'tests/stand-in/checklist.test.ts',
  },
  {
    title: 'desktop: a page is led nowhere by an answer',
    mark: 'page-redirect',
    weakened: "'did-redirect'",
    test: 'tests/stand-in/checklist.test.ts',
  },
  {
    title: 'desktop: a page has no frames',
    mark: 'page-frames',
    weakened: 'true',
    test: 'tests/stand-in/checklist.test.ts',
  },
  {
    title: 'desktop: a page has no webview',
    mark: 'page-webview',
    weakened: "'did-attach-webview'",
    test: 'tests/stand-in/checklist.test.ts',
  },
  {
    title: 'desktop: a page opens no window',
    mark: 'page-windows',
    weakened: "'allow'",
    test: 'tests/stand-in/checklist.test.ts',
  },
  {
    title: 'desktop: a page is granted nothing',
    mark: 'page-permission-request',
    weakened: 'true',
    test: 'tests/stand-in/permissions.test.ts',
  },
  {
    title: 'desktop: a page has no permission to begin with',
    mark: 'page-permission-check',
    weakened: 'true',
    test: 'tests/stand-in/permissions.test.ts',
  },
  ...['name', 'frame', 'origin'].map((part) => ({
    title: `desktop: only the console copies, by its ${part}`,
    mark: `page-permission-${part}`,
    weakened: '',
    test: 'tests/stand-in/permissions.test.ts',
  })),
  {
    title: 'desktop: only the console copies, by its window',
    mark: 'page-permission-page',
    weakened: 'true',
    test: 'tests/stand-in/permissions.test.ts',
  },
  {
    title: 'desktop: a page has no device',
    mark: 'page-devices',
    weakened: 'true',
    test: 'tests/stand-in/permissions.test.ts',
  },
  {
    title: 'desktop: a page is shown no screen',
    mark: 'page-screen',
    weakened: '{}',
    test: 'tests/stand-in/permissions.test.ts',
  },
  {
    title: 'desktop: a page pairs with nothing',
    mark: 'page-pairing',
    weakened: 'true',
    test: 'tests/stand-in/permissions.test.ts',
  },
  ...Object.entries(preferences).map(([name, safe]) => ({
    title: `desktop: ${name} of a window`,
    mark: 'window-preferences',
    part: ` ${name}: ${safe},`,
    weakened: ` ${name}: ${!safe},`,
    test: 'tests/stand-in/checklist.test.ts',
  })),
  ...textRules.map(({ example }, index) => ({
    title: `sources: no line is like “${example}”`,
    mark: 'source-words',
    weakened: `allRules.map((rule, at) => at === ${index} ? { ...rule, word: /never/ } : rule)`,
    test: 'scripts/rooms.test.ts',
  })),
];
