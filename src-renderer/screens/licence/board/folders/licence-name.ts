/** Which files of a folder are looked at: those whose names end as a licence's does (the shell's folders do the same). */
const endings = /\.(?:lic|licence|license|jws|jwe|json|properties|b64|txt)$/i;

export function isLicenceName(name: string): boolean {
  return endings.test(name);
}
