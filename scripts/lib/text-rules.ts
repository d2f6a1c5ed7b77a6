/**
 * Words that the shipped sources may contain in one place only, or nowhere: an import rule sees no name inside a
 * package, and no option of a window. Rules for Electron follow its security checklist
 * (https://www.electronjs.org/docs/latest/tutorial/security); tests with the stand-in check the actual windows.
 */
export interface TextRule {
  readonly word: RegExp;
  /** Paths to which the rule applies. */
  readonly files: RegExp;
  /** Paths among them that may contain the word. */
  readonly allowed: RegExp;
  /** The permitted alternative. */
  readonly says: string;
  /** A line that breaks the rule in `src-main/desktop/example.ts`, or in `at`. */
  readonly example: string;
  readonly at?: string;
}

const shipped = /^src-.*\.tsx?$/;
const tests = /\.test\.tsx?$/;
const nowhere = /^$/;

const roomRules: readonly TextRule[] = [
  {
    word: /\bipcMain\b/,
    files: /^src-main\/.*\.ts$/,
    allowed: /^src-main\/desktop\/bridge(\.test)?\.ts$/,
    says: 'only src-main/desktop/bridge.ts may use ipcMain: every call goes through its guarded door.',
    example: 'ipcMain.on(channel, answer);',
  },
  {
    word: /\bipcRenderer\b/,
    files: shipped,
    allowed: /^src-preload\//,
    says: 'only src-preload may use ipcRenderer.',
    example: 'ipcRenderer.send(channel);',
  },
  {
    word: /\brejectUnauthorized\s*:\s*false|NODE_TLS_REJECT_UNAUTHORIZED/,
    files: shipped,
    // These texts name the variable to the user; they cannot set it.
    allowed: /\.test\.tsx?$|^src-shared\/text\/|^src-main\/authorities\/tls-variable\.ts$/,
    says: 'a certificate is trusted per host and fingerprint; checking is never switched off.',
    example: 'const options = { rejectUnauthorized: false };',
  },
  {
    word: /dangerouslySetInnerHTML|\.innerHTML\s*=/,
    files: /^src-renderer\/.*\.tsx?$/,
    allowed: /^src-renderer\/widgets\/RichText\//,
    says: 'only the RichText widget sets HTML, after sanitising it.',
    example: 'element.innerHTML = text;',
    at: 'src-renderer/widgets/Example.tsx',
  },
];

/** A rule for a preference of windows with a single safe value. */
function preference(name: string, safe: boolean): TextRule {
  return {
    word: new RegExp(`\\b${name}\\s*:(?!\\s*${safe}\\b)`),
    files: /^src-main\/desktop\/.*\.ts$/,
    allowed: tests,
    says: `${name} of a window is ${safe} (lockedPreferences, src-main/desktop/window.ts).`,
    example: `const own = { ${name}: ${!safe} };`,
  };
}

const electronRules: readonly TextRule[] = [
  preference('nodeIntegration', false),
  preference('nodeIntegrationInWorker', false),
  preference('nodeIntegrationInSubFrames', false),
  preference('contextIsolation', true),
  preference('sandbox', true),
  preference('webSecurity', true),
  preference('allowRunningInsecureContent', false),
  preference('experimentalFeatures', false),
  preference('webviewTag', false),
  {
    word: /\bwebPreferences\s*:(?!\s*\{ \.\.\.lockedPreferences(?:,| \}))/,
    files: shipped,
    allowed: tests,
    says: 'a window begins with `webPreferences: { ...lockedPreferences, …` (src-main/desktop/window.ts).',
    example: 'new Window({ webPreferences: { preload } });',
  },
  {
    word: /\bnew (BrowserWindow|BrowserView|WebContentsView)\b/,
    files: shipped,
    allowed: /\.test\.ts$|^src-main\/desktop\/(window|platform-window|proxy-login-window|find-bar)\.ts$/,
    says: 'windows are made in src-main/desktop by window.ts, platform-window.ts and proxy-login-window.ts, a view by find-bar.ts.',
    example: 'const window = new BrowserWindow();',
  },
  {
    word: /\bpreload\s*:(?!\s*string\b)/,
    files: /^src-main\/desktop\/.*\.ts$/,
    allowed: /\.test\.ts$|^src-main\/desktop\/window\.ts$/,
    says: 'only the console’s own window has a preload (src-main/desktop/window.ts).',
    example: "const own = { preload: 'preload.cjs' };",
  },
  {
    word: /\bshell\.openExternal\b/,
    files: shipped,
    allowed: /\.test\.ts$|^src-main\/desktop\/external\.ts$/,
    says: 'an address leaves through src-main/desktop/external.ts, which checks it, and nowhere else.',
    example: 'await shell.openExternal(address);',
  },
  {
    word: /\bsetAsDefaultProtocolClient\b/,
    files: shipped,
    allowed: /\.test\.ts$|^src-main\/desktop\/link-client\.ts$/,
    says: 'only src-main/desktop/link-client.ts registers a scheme: steward://.',
    example: "app.setAsDefaultProtocolClient('other');",
  },
  {
    word: /\.setCertificateVerifyProc\b|['"]certificate-error['"]/,
    files: shipped,
    allowed: /\.test\.ts$|^src-main\/desktop\/(page-session|system-network)\.ts$/,
    says: 'certificates are judged in src-main/desktop/page-session.ts and system-network.ts alone.',
    example: "app.on('certificate-error', trust);",
  },
  {
    word: /\b(executeJavaScript\w*|insertCSS|executeJavaScriptInIsolatedWorld)\s*\(/,
    files: shipped,
    allowed: tests,
    says: 'nothing is run or styled in a page from outside of it.',
    example: 'contents.insertCSS(text);',
  },
  {
    word: /\beval\s*\(|\bnew Function\s*\(/,
    files: shipped,
    allowed: tests,
    says: 'text is never run as code.',
    example: 'eval(text);',
  },
  {
    word: /\b(enableBlinkFeatures|disableBlinkFeatures|enableRemoteModule|additionalArguments|ELECTRON_DISABLE_SECURITY_WARNINGS)\b|@electron\/remote|<webview\b|\ballowpopups\b/,
    files: shipped,
    allowed: nowhere,
    says: 'no feature of the engine is switched on, no remote module, no webview, no argument for a page.',
    example: "const own = { enableBlinkFeatures: 'Serial' };",
  },
  {
    word: /\b(registerFileProtocol|interceptFileProtocol|registerBufferProtocol|interceptBufferProtocol|bypassCSP)\b/,
    files: shipped,
    allowed: nowhere,
    says: 'the console is served by protocol.handle under its content policy.',
    example: "protocol.registerFileProtocol('console', answer);",
  },
  {
    word: /\bcommandLine\.append(Switch|Argument)\b/,
    files: shipped,
    allowed: nowhere,
    says: 'the engine gets no switch from the program: those that matter take something of it away.',
    example: "app.commandLine.appendSwitch('disable-web-security');",
  },
  {
    word: /\bload(URL|File)\(\s*['"`]http:/,
    files: shipped,
    allowed: tests,
    says: 'a window loads nothing over unprotected http.',
    example: "window.loadURL('http://example.com');",
  },
];

/** Native controls look different in each browser, and date fields use the browser's language. */
function nativeControl(word: RegExp, example: string): TextRule {
  return {
    word,
    files: /^src-renderer\/(?!widgets\/).*\.tsx$/,
    allowed: tests,
    says: 'the browser’s own boxes, lists and days stand in src-renderer/widgets (controls/, PlainCheckbox, PlainSelect): one look, one language.',
    example,
    at: 'src-renderer/screens/licence/Example.tsx',
  };
}

const controlRules: readonly TextRule[] = [
  nativeControl(/<select\b/, 'export const list = <select />;'),
  nativeControl(/\btype=\{?["'`](?:checkbox|radio)\b/, 'export const box = <input type="checkbox" />;'),
  nativeControl(
    /\btype=\{?["'`](?:date|datetime-local|month|time|week)\b/,
    'export const day = <input type="date" />;',
  ),
];

/** States of reads that a screen draws by itself forget one of them: a failure over data, a way to try again. */
function readState(word: RegExp, example: string): TextRule {
  return {
    word,
    files: /^src-renderer\/screens\/.*\.tsx$/,
    allowed: tests,
    says: 'ReadPart, ReadSection and ReadDialog (src-renderer/widgets) draw what a read waits for and why it failed.',
    example,
    at: 'src-renderer/screens/licence/Example.tsx',
  };
}

const readRules: readonly TextRule[] = [
  readState(
    /\bonRetry=\{\(\) => void [\w.?]*refetch\(/,
    'const line = <ErrorNotice error={read.error} onRetry={() => void read.refetch()} />;',
  ),
  readState(
    /\bis(?:Loading|Pending) (?:&&|\?) \(?\s*<Skeleton/,
    'const rows = read.isLoading && <SkeletonRows />;',
  ),
];

/** An element whose attributes, up to the next element, name none of the shared looks. */
function plainElement(tags: string, looks: string, says: string, example: string): TextRule {
  return {
    word: new RegExp(`<(?:${tags})\\b(?![^<]*(?:${looks}))`),
    files: /^src-renderer\/(?!widgets\/).*\.tsx$/,
    // The palette's field is the head of its own box.
    allowed: /\.test\.tsx$|^src-renderer\/frame\/Palette\/Palette\.tsx$/,
    says,
    example,
    at: 'src-renderer/screens/licence/Example.tsx',
  };
}

const lookRules: readonly TextRule[] = [
  plainElement(
    'input|textarea',
    '\\{\\.\\.\\.control\\}|\\binputs?\\.(?:input|code)\\b|type="(?:file|range|checkbox|radio|date)"',
    'a text field stands in a Field ({...control}) or has the look of widgets/input.module.css.',
    'export const name = <input type="text" className={styles.name} />;',
  ),
  plainElement(
    'table',
    '\\btables\\.table\\b',
    'a table is a list (widgets/List) or has the look of widgets/looks/table.module.css (tables.table).',
    'export const short = <table className={styles.short} />;',
  ),
  plainElement(
    'button',
    '\\bclassName=',
    'a button is widgets/Button, or has a class that draws it.',
    'export const press = <button type="button" />;',
  ),
];

const allRules: readonly TextRule[] = [
  ...roomRules,
  ...electronRules,
  ...controlRules,
  ...readRules,
  ...lookRules,
];

export const textRules = /* wall: source-words */ allRules;
