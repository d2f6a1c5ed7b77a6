/** The names of files in a folder that are read as licences. `.lic` alone is a hidden file without an extension. */
const licenceName = /[^.]\.(?:lic|licence|license|jws|jwe|json|properties|b64|txt)$/i;

export function isLicenceName(name: string): boolean {
  return licenceName.test(name);
}
