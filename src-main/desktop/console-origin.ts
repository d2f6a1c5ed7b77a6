/** The one origin that the desktop trusts: the console's bundle under Steward's own scheme. */

export const consoleScheme = 'console';
export const consoleOrigin = 'console://app';
export const consoleHome = `${consoleOrigin}/`;

/** Whether a path belongs to the platform's server: data, never a page of the console. */
export function isPlatformPath(pathname: string): boolean {
  return /^\/p?api(\/|$)/.test(pathname);
}

/** Whether a path serves files that the shell hands over. */
export function isBridgePath(pathname: string): boolean {
  return /^\/bridge(\/|$)/.test(pathname);
}

/** Whether an address is a page of the console (and not the platform's data on the same origin). */
export function isConsolePage(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  return (
    url.protocol === `${consoleScheme}:` &&
    url.host === 'app' &&
    url.username === '' &&
    url.password === '' &&
    !isPlatformPath(url.pathname) &&
    !isBridgePath(url.pathname)
  );
}
