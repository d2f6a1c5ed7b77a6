/**
 * Which files of a folder are looked at: those whose names end as a licence's does. `.lic` alone is a hidden file
 * without an ending.
 */
const licenceName = /[^.]\.(?:lic|licence|license|jws|jwe|json|properties|b64|txt)$/i;

export function isLicenceName(name: string): boolean {
  return licenceName.test(name);
}
