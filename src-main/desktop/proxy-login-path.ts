/** The path of the page that asks for a proxy's user name and password; no path of the console begins with `/-/`. */
export const proxyLoginPath = '/-/proxy-login';
