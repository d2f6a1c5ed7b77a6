/** Answers of the user and the system of a new machine to the stand-in for Electron. */
function oneDisplay() {
  return {
    bounds: { x: 0, y: 0, width: 1920, height: 1080 },
    workArea: { x: 0, y: 0, width: 1920, height: 1040 },
    scaleFactor: 1,
  };
}

export const firstAnswers = () => ({
  lock: true,
  language: 'en-US',
  packaged: true,
  dark: false,
  open: { canceled: true, filePaths: [] as string[] },
  save: { canceled: true, filePath: '' },
  /** The key ring of a Linux desktop, whether it opens at all, and whether its key was changed. */
  keyRing: { opens: true, backend: 'gnome_libsecret', keyChanged: false },
  displays: [oneDisplay()],
  /** The button that the user presses in a message box. */
  button: 0,
  switches: [] as string[],
  /** Cookies that a page has left in its session. */
  cookies: [] as { name: string; value: string }[],
  pdf: new Uint8Array([0x25, 0x50, 0x44, 0x46]),
  /** The page that makes a request of the console’s scheme. */
  origin: 'console://app',
  /** The failure that each page’s load ends with; null where pages load. */
  loadFails: null as { code: number; description: string } | null,
  /** The system's proxies, in the form of a proxy script's result. */
  systemProxy: 'DIRECT',
  /** The answer of a proxy script for an address. */
  proxyScript: (_script: string, _url: string): string => 'DIRECT',
  /** The account by which the user is signed in to the system; proxies that know NTLM get it by themselves. */
  systemAccount: null as { username: string; password: string } | null,
  /** The ticket that the system's sign-in (Kerberos) makes for proxies, in Base64. */
  systemTicket: null as string | null,
  /** PEM of the authorities in the system's store. */
  systemAuthorities: [] as string[],
  /** Certificates of the system's store, with their keys. */
  systemCertificates: [] as { cert: string; key: string }[],
  /** The result of `shell.openPath`: d.ts "Resolves with a string containing the error message", '' for none. */
  openPath: '',
});

/** A test sets it. */
export const answers = firstAnswers();
